// One legal text in a dialog.
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api-context";
import { Queries } from "../../api/queries";
import type { LegalBlock, Protocol } from "../../api/types";
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import type { LegalKind } from "./legal-kinds";
import { loadProtocol } from "./protocols";

interface LegalDialogProps {
  kind: LegalKind;
  onClose: () => void;
}

export function LegalDialog({ kind, onClose }: LegalDialogProps) {
  const t = useT();
  return (
    <Dialog title={t(`common-legal-${kind}`)} closeLabel={t("common-close")} onClose={onClose}>
      <Queries>
        <LegalText kind={kind} />
      </Queries>
    </Dialog>
  );
}

function LegalText({ kind }: { kind: LegalKind }) {
  const t = useT();
  const api = useApi();
  const { hl, boot } = usePage();
  const examId = boot?.exam.id ?? 0;
  const text = useQuery({
    queryKey: ["protocol", hl, examId, kind],
    queryFn: () => loadProtocol(api, { hl, examId, kind }),
  });

  if (text.isPending) return <p role="status">{t("common-loading")}</p>;
  if (text.isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{t("common-failed-title")}</p>
        <Button onClick={() => text.refetch()}>{t("common-failed-retry")}</Button>
      </div>
    );
  }
  return <ProtocolText protocol={text.data} />;
}

function ProtocolText({ protocol }: { protocol: Protocol }) {
  const t = useT();
  const { hl } = usePage();
  const date = formatDate(protocol.publishedOn, hl);
  return (
    <article className="grid gap-4">
      <p className="text-muted text-small">
        {t("common-legal-version", { version: String(protocol.version), date })}
      </p>
      {protocol.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a published text never reorders
        <BlockElement key={index} block={block} />
      ))}
    </article>
  );
}

function BlockElement({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case "heading":
      return <h3 className="pt-2 text-heading">{block.text}</h3>;
    case "paragraph":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul className="grid list-disc gap-1 pl-6">
          {block.items?.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
  }
}
