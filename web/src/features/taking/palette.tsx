// All questions by their numbers: answered, flagged, open, distinguished by shape and by words.
import Flag from "lucide-react/icons/flag";
import type { ReactNode } from "react";
import { useT } from "../../l10n/words";
import { answeredCount, openPages, type RunState } from "../../run/run";
import { Button } from "../../ui/button";
import { classes } from "../../ui/classes";
import { Dialog } from "../../ui/dialog";

interface PaletteProps {
  run: RunState;
  onPick: (page: number) => void;
  onFinish: () => void;
  onClose: () => void;
}

export function Palette({ run, onPick, onFinish, onClose }: PaletteProps) {
  const t = useT();
  return (
    <Dialog title={t("test-question-all")} closeLabel={t("common-close")} onClose={onClose}>
      <div className="grid gap-4">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
          <Key look={<Swatch answered />} name={t("test-state-answered")} count={answeredCount(run)} />
          <Key look={<Swatch />} name={t("test-state-open")} count={openPages(run).length} />
          <Key
            look={<Flag aria-hidden="true" className="size-4 fill-current text-strong" />}
            name={t("test-state-flagged")}
            count={run.flags.length}
          />
        </ul>
        <ol className="palette">
          {run.questions.map((id, index) => (
            <li key={id}>
              <PaletteNumber
                number={index + 1}
                answered={run.answers[id] !== undefined}
                flagged={run.flags.includes(id)}
                current={index + 1 === run.page}
                onPick={() => onPick(index + 1)}
              />
            </li>
          ))}
        </ol>
        <Button kind="primary" onClick={onFinish}>
          {t("test-palette-finish")}
        </Button>
      </div>
    </Dialog>
  );
}

interface NumberProps {
  number: number;
  answered: boolean;
  flagged: boolean;
  current: boolean;
  onPick: () => void;
}

function PaletteNumber({ number, answered, flagged, current, onPick }: NumberProps) {
  const t = useT();
  const name = [
    t("test-palette-number", { number }),
    t(answered ? "test-state-answered" : "test-state-open"),
    ...(flagged ? [t("test-state-flagged")] : []),
  ];
  return (
    <button
      type="button"
      aria-label={name.join(", ")}
      aria-current={current ? "step" : undefined}
      onClick={onPick}
      className={classes("palette-number", answered && "is-answered")}
    >
      {number}
      {flagged && <Flag aria-hidden="true" className="palette-flag" />}
    </button>
  );
}

function Key({ look, name, count }: { look: ReactNode; name: string; count: number }) {
  return (
    <li className="flex items-center gap-2">
      {look}
      <span>
        {name}: <strong>{count}</strong>
      </span>
    </li>
  );
}

function Swatch({ answered = false }: { answered?: boolean }) {
  return <span aria-hidden="true" className={classes("palette-swatch", answered && "is-answered")} />;
}
