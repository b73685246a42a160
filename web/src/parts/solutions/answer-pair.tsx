// The chosen option and the right one side by side; one picture where they are the same.
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { SolvedQuestion } from "../../api/types";
import { useT } from "../../l10n/words";
import { classes } from "../../ui/classes";
import { Tile } from "../puzzle/tile";
import { stateOf } from "./solved";

export function AnswerPair({ question }: { question: SolvedQuestion }) {
  const t = useT();
  const { answer, chosen } = question;
  const state = stateOf(question);
  return (
    <div className="pair">
      {state === "wrong" && typeof chosen === "number" && (
        <Answer question={question} option={chosen} name={t("reading-wrong-yours")} look="is-wrong" />
      )}
      {state === "open" && <NoAnswer />}
      <Answer
        question={question}
        option={answer}
        name={t(state === "right" ? "reading-wrong-both" : "reading-wrong-answer")}
        look="is-right"
      />
    </div>
  );
}

interface AnswerProps {
  question: SolvedQuestion;
  option: number;
  name: string;
  look: "is-right" | "is-wrong";
}

function Answer({ question: { options }, option, name, look }: AnswerProps) {
  const t = useT();
  const picture = options[option];
  const Icon = look === "is-right" ? Check : X;
  return (
    <figure className="pair-answer">
      <span role="img" aria-label={picture?.words} className={classes("pair-tile", look)}>
        <Tile svg={picture?.svg ?? ""} />
        <span className="pair-mark">
          <Icon aria-hidden="true" className="size-4" strokeWidth={3} />
        </span>
      </span>
      <figcaption>
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted text-small">
          {t("reading-wrong-option", { number: option + 1 })}
        </span>
      </figcaption>
    </figure>
  );
}

function NoAnswer() {
  const t = useT();
  return (
    <figure className="pair-answer">
      <span aria-hidden="true" className="pair-tile is-open">
        ?
      </span>
      <figcaption>
        <span className="block font-semibold">{t("reading-wrong-yours")}</span>
        <span className="block text-muted text-small">{t("reading-wrong-none")}</span>
      </figcaption>
    </figure>
  );
}
