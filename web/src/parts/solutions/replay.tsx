// The steps to a solution: a frame goes from line to line, each rule says what it requires of the
// missing tile and which options it leaves, and the last one moves into the empty place.
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import type { SolvedQuestion } from "../../api/types";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { Button } from "../../ui/button";
import { classes } from "../../ui/classes";
import { TileProgress } from "../../ui/tile-progress";
import { type Beat, beatsOf, litCells } from "../puzzle/beats";
import { Pattern } from "../puzzle/pattern";
import { useReplay, type Replay as Walk, wantsNoMotion } from "../puzzle/use-replay";
import { narrationAt, readingMs } from "./narration";
import { OptionStrip } from "./option-strip";
import { ReplayWords } from "./replay-words";

export function Replay({ question }: { question: SolvedQuestion }) {
  const t = useT();
  const { hl } = usePage();
  const beats = beatsOf(question);
  const said = beats.map((beat) => narrationAt(question, beat, t, hl));
  const board = useRef<HTMLDivElement>(null);
  // After a step the tiles must be visible; on a small screen they may have been scrolled away.
  const look = () => board.current?.querySelector(".replay-grid")?.scrollIntoView({ block: "nearest" });
  const walk = useReplay(beats.length, (beat) => readingMs(said[beat] ?? ""), look);
  const beat = walk.at === undefined ? undefined : beats[walk.at];
  const solved = beat !== undefined && beat.step === undefined;
  useSlide(board, solved);

  const onKeyDown = (event: KeyboardEvent) => {
    const turn = { ArrowLeft: walk.previous, ArrowRight: walk.next }[event.key];
    if (!turn || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    turn();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only repeat what the buttons do
    <div ref={board} className="replay puzzle" onKeyDown={onKeyDown}>
      <Board question={question} beat={beat} solved={solved} />
      <div className="replay-side">
        <Controls walk={walk} beats={beats.length} />
        <RuleTabs question={question} beat={beat} goTo={walk.goTo} />
        <ReplayWords question={question} beat={beat} />
      </div>
      <p role="status" className="sr-only">
        {walk.at === undefined ? "" : said[walk.at]}
      </p>
    </div>
  );
}

interface BoardProps {
  question: SolvedQuestion;
  beat: Beat | undefined;
  solved: boolean;
}

function Board({ question, beat, solved }: BoardProps) {
  const step = beat?.step === undefined ? undefined : question.steps[beat.step];
  return (
    <div className={classes("replay-board", step?.columns && "is-columns", beat?.line === 3 && "is-told")}>
      <div className="replay-grid">
        <Pattern
          cells={question.cells}
          laid={solved ? question.options[question.answer] : undefined}
          lit={beat && step ? litCells(beat.line, step.columns) : undefined}
        />
        {beat && step && <span aria-hidden="true" className={`replay-frame at-${Math.min(beat.line, 2)}`} />}
      </div>
      <OptionStrip question={question} beat={beat} solved={solved} />
    </div>
  );
}

/** The numbers of the rules; each leads to where its rule begins. */
function RuleTabs({ question, beat, goTo }: Omit<BoardProps, "solved"> & Pick<Walk, "goTo">) {
  const t = useT();
  const rules = question.steps.length;
  const last = rules * 4;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and meaning
    <div role="group" aria-label={t("reading-wrong-rules")} className="replay-rules">
      {question.steps.map((step, index) => (
        <button
          key={step.rule}
          type="button"
          aria-label={t("reading-wrong-rule", { rule: index + 1, rules })}
          aria-current={beat?.step === index ? "step" : undefined}
          onClick={() => goTo(index * 4)}
          className="replay-rule"
        >
          {index + 1}
        </button>
      ))}
      <button
        type="button"
        aria-current={beat && beat.step === undefined ? "step" : undefined}
        onClick={() => goTo(last)}
        className="replay-rule"
      >
        {t("reading-wrong-end")}
      </button>
    </div>
  );
}

function Controls({ walk, beats }: { walk: Walk; beats: number }) {
  const t = useT();
  const { at, playing } = walk;
  const atEnd = at === beats - 1;
  const play = playing ? walk.pause : atEnd || at === undefined ? walk.play : walk.resume;
  const name = playing
    ? "reading-wrong-pause"
    : atEnd
      ? ("reading-wrong-again" as const)
      : "reading-wrong-play";
  const Icon = playing ? Pause : Play;
  return (
    <div>
      <div className="flex items-stretch gap-2">
        {/* At either end a button stays focusable: a disabled one would lose the arrow keys. */}
        <Button
          aria-label={t("reading-wrong-step-back")}
          aria-disabled={at === undefined}
          onClick={walk.previous}
          className="replay-turn"
        >
          <ChevronLeft aria-hidden="true" className="size-6" />
        </Button>
        <Button kind="primary" onClick={play} className="grow">
          <Icon aria-hidden="true" className="size-5" />
          {t(name)}
        </Button>
        <Button
          aria-label={t("reading-wrong-step-next")}
          aria-disabled={atEnd}
          onClick={walk.next}
          className="replay-turn"
        >
          <ChevronRight aria-hidden="true" className="size-6" />
        </Button>
      </div>
      <TileProgress
        label={t("reading-wrong-progress", { step: (at ?? -1) + 1, steps: beats })}
        total={beats}
        done={Array.from({ length: at ?? 0 }, (_, index) => index)}
        current={at ?? 0}
        className="mt-3 h-1.5"
      />
    </div>
  );
}

/** The answer slides in from its place among the options. */
function useSlide(board: RefObject<HTMLDivElement | null>, solved: boolean): void {
  useLayoutEffect(() => {
    const laid = board.current?.querySelector(".is-laid");
    const option = board.current?.querySelector("[data-answer]");
    if (!solved || !laid?.animate || !option || wantsNoMotion()) return;
    const [from, to] = [option.getBoundingClientRect(), laid.getBoundingClientRect()];
    if (to.width === 0) return;
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
    laid.animate(
      [
        { transform: start, transformOrigin: "0 0" },
        { transform: "none", transformOrigin: "0 0" },
      ],
      {
        duration: 800,
        easing: "cubic-bezier(0.3, 0.7, 0.2, 1)",
      },
    );
  }, [board, solved]);
}
