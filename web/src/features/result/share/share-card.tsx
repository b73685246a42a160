// A link that shows a part of the result to others: what, under which name, a preview; and
// a button to revoke it.
import { useQueryClient } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import Share2 from "lucide-react/icons/share-2";
import { type FormEvent, useState } from "react";
import { useApi } from "../../../api/api-context";
import { askShare } from "../../../api/report-calls";
import type { Share, ShareItem } from "../../../api/types";
import { useAnswer } from "../../../api/use-answer";
import { useT } from "../../../l10n/words";
import { longestName, nameLength, shownName } from "../../../lib/names";
import { usePage } from "../../../lib/page";
import { CopyButton } from "../../../parts/copy-button";
import { SharedView } from "../../../parts/shared-view";
import { useChange } from "../../../parts/use-change";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Checkbox } from "../../../ui/checkbox";
import { ConfirmStep } from "../../../ui/confirm-step";
import { Field } from "../../../ui/field";
import { CardPending } from "../frame/card-pending";
import { ChangeOutcome } from "../frame/change-outcome";
import type { PaidOrder } from "../frame/order";
import { ShareListing } from "./share-listing";
import { sharePreview } from "./share-preview";

export function ShareCard({ order }: { order: PaidOrder }) {
  const t = useT();
  const api = useApi();
  const queries = useQueryClient();
  const { orderNumber } = order;
  const key = ["share", orderNumber];
  const found = useAnswer(key, () => askShare(api, { orderNumber, action: "read", show: [] }));
  return (
    <Card id="share" className="grid grid-cols-1 gap-6">
      <div>
        <h2 className="text-heading">{t("reading-share-title")}</h2>
        <p className="mt-2 text-muted">{t("reading-share-lead")}</p>
      </div>
      {found.kind === "found" ? (
        <ShareForm order={order} share={found.data} onChange={(share) => queries.setQueryData(key, share)} />
      ) : (
        <CardPending answer={found} />
      )}
    </Card>
  );
}

interface ShareFormProps {
  order: PaidOrder;
  share: Share;
  onChange: (share: Share) => void;
}

const items: readonly ShareItem[] = ["score", "ranking", "dimensions"];

function ShareForm({ order, share, onChange }: ShareFormProps) {
  const t = useT();
  const api = useApi();
  const { boot } = usePage();
  const { orderNumber } = order;
  const [show, setShow] = useState<readonly ShareItem[]>(share.show);
  const [name, setName] = useState(share.name ?? "");
  const { busy, done, problem, failure, change } = useChange(onChange);
  const long = nameLength(name) > longestName;

  const make = (event: FormEvent) => {
    event.preventDefault();
    if (long) return;
    const body = { orderNumber, action: "make" as const, show: [...show], name: name.trim() || undefined };
    change(() => askShare(api, body), share.url ? "reading-share-changed" : "reading-share-made");
  };
  const revoke = () =>
    change(() => askShare(api, { orderNumber, action: "revoke", show: [] }), "reading-share-revoked");
  const tick = (item: ShareItem) => (on: boolean) =>
    setShow(items.filter((other) => (other === item ? on : show.includes(other))));

  return (
    <>
      <form onSubmit={make} className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-4">
          <fieldset>
            <legend className="font-semibold">{t("reading-share-what")}</legend>
            <p className="flex min-h-11 gap-3 py-2">
              <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-strong" />
              {t("reading-share-class")}
            </p>
            {items.map((item) => (
              <Checkbox key={item} checked={show.includes(item)} onChange={tick(item)}>
                {t(`reading-share-${item}`)}
              </Checkbox>
            ))}
          </fieldset>
          <Field
            label={t("reading-share-name")}
            hint={t("reading-share-name-hint")}
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
            error={long ? t("reading-certificate-name-long") : undefined}
          />
          <Button
            kind={share.url ? "plain" : "primary"}
            type="submit"
            disabled={busy}
            className="justify-self-start"
          >
            {t(share.url ? "reading-share-change" : "reading-share-make")}
          </Button>
        </div>
        <section aria-label={t("reading-share-preview")}>
          <p className="mb-2 font-semibold">{t("reading-share-preview")}</p>
          <SharedView
            shared={sharePreview(order, order.report?.exam ?? boot?.exam.name ?? "", {
              show,
              name: shownName(name),
            })}
          />
        </section>
      </form>
      <ChangeOutcome done={done && t(done)} problem={problem} failure={failure} />
      {share.url && <ShareLink url={share.url} busy={busy} onRevoke={revoke} />}
      <ShareListing orderNumber={orderNumber} name={name} listed={share.listed} onChange={onChange} />
    </>
  );
}

function ShareLink({ url, busy, onRevoke }: { url: string; busy: boolean; onRevoke: () => void }) {
  const t = useT();
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <p>
        <span className="block font-semibold">{t("reading-share-link")}</span>
        <a href={url} className="inline-block py-2.5 break-all text-strong underline underline-offset-4">
          {url}
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} done={t("reading-share-copied")}>
          {t("reading-share-copy")}
        </CopyButton>
        {typeof navigator.share === "function" && <SendButton url={url} />}
      </div>
      <ConfirmStep
        label={t("reading-share-revoke")}
        question={t("reading-share-revoke-sure")}
        yes={t("reading-share-revoke-yes")}
        no={t("reading-share-revoke-no")}
        busy={busy}
        onYes={onRevoke}
      />
    </div>
  );
}

/** The device's own share dialog, if it has one. */
function SendButton({ url }: { url: string }) {
  const t = useT();
  // Closing the dialog is fine.
  const send = () => void navigator.share({ url }).catch(() => {});
  return (
    <Button onClick={send}>
      <Share2 aria-hidden="true" className="size-5 shrink-0" />
      {t("reading-share-send")}
    </Button>
  );
}
