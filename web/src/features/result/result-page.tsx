// The page right after the test: finds the order of its address and shows what it is entitled to.
import { type ComponentType, useEffect, useState } from "react";
import { useOrder } from "../../api/orders";
import { Queries } from "../../api/queries";
import type { Instrument } from "../../api/questionnaire-types";
import type { OrderInfo } from "../../api/types";
import { loadWords } from "../../l10n/areas";
import type { Words } from "../../l10n/bundle";
import { MoreWords } from "../../l10n/more-words";
import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { paths } from "../../lib/all-paths";
import { useOrderNumber } from "../../lib/fragment";
import type { Hl } from "../../lib/locale";
import { Redirect, useNavigate } from "../../lib/navigate";
import { reportInterruption } from "../../lib/network";
import { usePage } from "../../lib/page";
import { withOrder } from "../../lib/paths";
import { withParam } from "../../lib/query-param";
import { isQuestionnaire } from "../../lib/questionnaires";
import { withTracking } from "../../lib/tracking";
import { useStartHref } from "../../lib/visitor-href";
import { PageFailed, PageMissing, PageWaiting } from "../../parts/page-states";
import { ButtonLink } from "../../ui/button";
import { AbnormalRun } from "./frame/abnormal-run";
import { type PaidOrder, pathOf, useNorms } from "./frame/order";
import { FreeResultView } from "./iq/free-result";
import { WholeResult } from "./iq/whole-result";

export function ResultPage() {
  const orderNumber = useOrderNumber();
  if (!orderNumber) return <UnknownOrder />;
  return (
    <Queries>
      <Order orderNumber={orderNumber} />
    </Queries>
  );
}

/** An address without an order, or with one that doesn't exist any more. */
function UnknownOrder() {
  const t = useT();
  return (
    <PageMissing title={t("result-unknown-title")} text={t("result-unknown-text")}>
      <ButtonLink kind="primary" href={useStartHref()}>
        {t("result-unknown-start")}
      </ButtonLink>
    </PageMissing>
  );
}

function Order({ orderNumber }: { orderNumber: string }) {
  const norms = useNorms();
  const found = useOrder(orderNumber, norms);
  if (found.kind === "found") return <Found order={found.order} />;
  if (found.kind === "waiting") return <PageWaiting />;
  if (found.kind === "failed") return <PageFailed retry={found.retry} />;
  return norms ? <UnderOwnNorms /> : <UnknownOrder />;
}

/** A saved address may name norms that newer ones have replaced; the order itself may still exist. */
function UnderOwnNorms() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <PageWaiting />
      <Redirect to={pathname + withParam(search, "norms", undefined) + hash} />
    </>
  );
}

function Found({ order }: { order: OrderInfo }) {
  if (useRedirectToOrder(order)) return <PageWaiting />;
  if (isQuestionnaire(order.code)) {
    // Whatever is paid changes what is shown, and with it the code that shows it.
    return <QuestionnaireOrder key={order.access} order={order} code={order.code} />;
  }
  if (!order.result) return <AbnormalRun order={order} />;
  switch (order.access) {
    case "locked":
      return <FreeResultView order={order} result={order.result} />;
    case "paid":
      return <LateResult order={order} load={loadPaid} />;
    case "free":
      return <WholeResult order={order} result={order.result} />;
  }
}

/** Whether the result has another address; the visitor is then being taken there. */
function useRedirectToOrder(order: OrderInfo): boolean {
  const { boot } = usePage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const path = pathOf(order);
  const old = paths.reportResultOld({ code: order.code, examId: order.examId });
  const elsewhere = pathname !== path && !(order.access !== "free" && pathname === old);
  const address = withTracking(withOrder(path, order.orderNumber), search);
  const sameExam = boot?.exam.id === order.examId;

  useEffect(() => {
    if (!elsewhere) return;
    if (sameExam) navigate(address, { replace: true });
    // The page carries another exam's prices.
    else location.replace(address);
  }, [elsewhere, sameExam, address, navigate]);
  return elsewhere;
}

interface Loaded<Shown> {
  View: ComponentType<{ order: Shown }>;
  words: Words;
}

interface LateResultProps<Shown> {
  order: Shown;
  load: (hl: Hl) => Promise<Loaded<Shown>>;
}

/** A result whose code and words are fetched only by those who have one. */
function LateResult<Shown>({ order, load }: LateResultProps<Shown>) {
  const { hl } = usePage();
  const [loaded, setLoaded] = useState<Loaded<Shown>>();

  useEffect(() => {
    let left = false;
    const attempt = () => {
      load(hl).then(
        (parts) => left || setLoaded(parts),
        () => left || reportInterruption(attempt),
      );
    };
    attempt();
    return () => {
      left = true;
    };
  }, [hl, load]);

  if (!loaded) return <PageWaiting />;
  const { View, words } = loaded;
  return (
    <MoreWords words={words}>
      <View order={order} />
    </MoreWords>
  );
}

async function loadPaid(hl: Hl): Promise<Loaded<PaidOrder>> {
  const [{ PaidResult }, words] = await Promise.all([import("./iq/paid-result"), loadWords(hl, ["reading"])]);
  return { View: PaidResult, words };
}

/** Of which questionnaire an order is, and whether its report was paid for. */
function QuestionnaireOrder({ order, code }: { order: OrderInfo; code: Instrument }) {
  const { access } = order;
  const [load] = useState(() => async (hl: Hl): Promise<Loaded<OrderInfo>> => {
    const { loadView } = await import("./questionnaire/load-view");
    return loadView(hl, code, access === "paid");
  });
  return <LateResult order={order} load={load} />;
}
