// An invitation to compare types: for whoever is invited, whoever invited, and both once they have agreed.
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../api/api-context";
import { Queries } from "../../api/queries";
import { useAnswer } from "../../api/use-answer";
import { useT } from "../../l10n/words";
import { useTail } from "../../lib/address";
import { PageFailed, PageMissing, PageWaiting } from "../../parts/page-states";
import { Agreed } from "./agreed";
import { type Found, findComparison } from "./find-comparison";
import { Invited } from "./invited";
import { SignInLink } from "./sign-in-link";
import { WaitingForOther } from "./waiting-for-other";

export function ComparePage() {
  return (
    <Queries>
      <Compare token={useTail()} />
    </Queries>
  );
}

function Compare({ token }: { token: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const key = ["comparison", token];
  const found = useAnswer(key, () => findComparison(api, token, Date.now()));
  const show = (next: Found) => queries.setQueryData<Found>(key, next);
  switch (found.kind) {
    case "waiting":
      return <PageWaiting />;
    case "failed":
      return <PageFailed retry={found.retry} />;
    case "refused":
      return <Gone />;
    case "found":
      return <View token={token} found={found.data} show={show} />;
  }
}

interface ViewProps {
  token: string;
  found: Found;
  show: (next: Found) => void;
}

function View({ token, found, show }: ViewProps) {
  switch (found.kind) {
    case "gone":
      return <Gone />;
    case "stopped":
      return <Stopped />;
    case "invited":
      return (
        <Invited
          token={token}
          invitation={found.invitation}
          orderNumber={found.orderNumber}
          onAgree={(orderNumber, comparison) => show({ kind: "own", orderNumber, comparison })}
        />
      );
    case "own":
      return <Own own={found} onStop={() => show({ kind: "stopped" })} />;
  }
}

function Own({ own, onStop }: { own: Extract<Found, { kind: "own" }>; onStop: () => void }) {
  const { orderNumber, comparison } = own;
  const { state, token, mine, other } = comparison;
  if (state === "stopped") return <Stopped />;
  if (mine && other) {
    return <Agreed orderNumber={orderNumber} token={token} mine={mine} other={other} onStop={onStop} />;
  }
  return <WaitingForOther orderNumber={orderNumber} token={token} onStop={onStop} />;
}

function Gone() {
  const t = useT();
  return (
    <PageMissing title={t("type16-shared-gone")} text={t("type16-compare-gone-text")}>
      {/* It may be theirs, with a result that only their account knows. */}
      <SignInLink />
    </PageMissing>
  );
}

function Stopped() {
  const t = useT();
  return <PageMissing title={t("type16-compare-stopped")} text={t("type16-compare-stopped-text")} />;
}
