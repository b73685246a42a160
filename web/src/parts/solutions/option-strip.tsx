// The six options in one line under the puzzle. Those that a rule has ruled out are dimmed.
import type { SolvedQuestion } from "../../api/types";
import { classes } from "../../ui/classes";
import type { Beat } from "../puzzle/beats";
import { Tile } from "../puzzle/tile";
import { ruledOutBy } from "./solved";

interface OptionStripProps {
  question: SolvedQuestion;
  beat: Beat | undefined;
  solved: boolean;
}

/** Purely visual: the text beside it says the same. */
export function OptionStrip({ question, beat, solved }: OptionStripProps) {
  const { options, answer, chosen } = question;
  const out = solved
    ? options.map((_, index) => index).filter((index) => index !== answer)
    : outAt(question, beat);
  return (
    <div aria-hidden="true" className="strip">
      {options.map(({ svg }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its number
          key={index}
          className={classes("strip-option", out.includes(index) && "is-out", index === chosen && "is-yours")}
        >
          <span
            data-answer={index === answer ? "" : undefined}
            className={classes("strip-tile", solved && index === answer && "is-gone")}
          >
            <Tile svg={svg} />
          </span>
          <span className="strip-number">{index + 1}</span>
        </span>
      ))}
    </div>
  );
}

/** Ruled out by the rules that have been shown completely. */
function outAt(question: SolvedQuestion, beat: Beat | undefined): number[] {
  if (beat?.step === undefined) return [];
  const shown = beat.line > 2 ? beat.step + 1 : beat.step;
  return Array.from({ length: shown }, (_, step) => ruledOutBy(question, step)).flat();
}
