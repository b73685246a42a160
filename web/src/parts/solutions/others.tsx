// The six options with what others chose, and the reasons against each.
import ChevronDown from "lucide-react/icons/chevron-down";
import type { SolvedQuestion } from "../../api/types";
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { localDay } from "../../lib/moment";
import { usePage } from "../../lib/page";
import { Tile } from "../puzzle/tile";
import { Judgement } from "./judgement";
import { judged } from "./solved";

interface OthersProps {
  question: SolvedQuestion;
  /** The time of the figures. */
  asOf: string;
}

export function Others({ question, asOf }: OthersProps) {
  const t = useT();
  const { hl } = usePage();
  const { others, options } = question;
  return (
    <section aria-labelledby="others-title">
      <h3 id="others-title" className="text-heading">
        {t("reading-wrong-others")}
      </h3>
      <p className="mt-1 text-muted text-small">
        {others
          ? t("reading-wrong-others-note", { n: others.answered, date: formatDate(localDay(asOf), hl) })
          : t("reading-wrong-others-few")}
      </p>
      <ol className="choices">
        {options.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its number
          <li key={index}>
            <Choice question={question} option={index} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Choice({ question, option }: { question: SolvedQuestion; option: number }) {
  const t = useT();
  const reasons = judged(question, option);
  const line = <ChoiceLine question={question} option={option} />;
  if (!reasons) return <div className="choice is-plain">{line}</div>;
  return (
    <details className="group">
      <summary className="choice">
        {line}
        <span className="sr-only">{t("reading-wrong-why-not", { number: option + 1 })}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="choice-reasons">
        <Judgement {...reasons} />
      </div>
    </details>
  );
}

function ChoiceLine({ question, option }: { question: SolvedQuestion; option: number }) {
  const t = useT();
  const { options, answer, chosen, others } = question;
  const picture = options[option];
  const percent = others?.percent[option];
  const tags = [
    ...(option === answer ? [t("reading-wrong-answer")] : []),
    ...(option === chosen ? [t("reading-wrong-yours")] : []),
  ];
  return (
    <>
      <span role="img" aria-label={picture?.words} className="choice-tile">
        <Tile svg={picture?.svg ?? ""} />
      </span>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap gap-x-2">
          <span className="font-semibold">{t("reading-wrong-option", { number: option + 1 })}</span>
          {tags.map((tag) => (
            <span key={tag} className={option === answer ? "text-good" : "text-bad"}>
              {tag}
            </span>
          ))}
        </span>
        {percent !== undefined && (
          <>
            <span aria-hidden="true" className="bar">
              <span
                className={option === answer ? "bar-part is-right" : "bar-part"}
                style={{ inlineSize: `${percent}%` }}
              />
            </span>
            <span className="block text-muted text-small">{t("reading-wrong-share", { percent })}</span>
          </>
        )}
      </span>
    </>
  );
}
