// The long read: what is done, how a score is computed, and what nobody knows yet.
import { Live } from "../../l10n/live";
import type { MessageId } from "../../l10n/messages.gen";
import { useT } from "../../l10n/words";
import { Section } from "../../ui/section";

const chapters: readonly { title: MessageId; text: MessageId }[] = [
  { title: "method-why-title", text: "method-why-text" },
  { title: "method-score-title", text: "method-score-text" },
  { title: "method-margin-title", text: "method-margin-text" },
  { title: "method-norms-title", text: "method-norms-text" },
  { title: "method-valid-title", text: "method-valid-text" },
];

const unknowns: readonly MessageId[] = [
  "method-unknown-supervision",
  "method-unknown-practice",
  "method-unknown-condition",
  "method-unknown-sample",
];

export function Method() {
  const t = useT();
  return (
    <Section id="method" title={t("site-measure-title")} narrow>
      <div className="grid gap-9">
        <div>
          <h3 className="text-heading">{t("method-task-title")}</h3>
          <p className="mt-2">
            <Live id="method-task-text" />
          </p>
        </div>
        {chapters.map(({ title, text }) => (
          <div key={title}>
            <h3 className="text-heading">{t(title)}</h3>
            <p className="mt-2">{t(text)}</p>
          </div>
        ))}
        <div>
          <h3 className="text-heading">{t("method-unknown-title")}</h3>
          <ul className="mt-3 grid gap-3">
            {unknowns.map((id) => (
              <li key={id} className="flex gap-3">
                <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 bg-accent" />
                {t(id)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-heading">{t("method-use-title")}</h3>
          <p className="mt-2">{t("method-use-text")}</p>
        </div>
      </div>
    </Section>
  );
}
