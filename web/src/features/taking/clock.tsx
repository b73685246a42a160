// The time so far. Written once a second without React; read aloud only on request.
import { useEffect, useRef } from "react";
import { formatDuration } from "../../l10n/duration";
import { useT } from "../../l10n/words";

export function Clock({ elapsedMs }: { elapsedMs: () => number }) {
  const t = useT();
  const face = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const ms = elapsedMs();
      const time = formatDuration(Math.floor(ms / 1000));
      if (face.current) {
        face.current.textContent = time;
        face.current.setAttribute("aria-label", t("test-question-clock", { time }));
      }
      timer = setTimeout(show, 1000 - (ms % 1000));
    };
    show();
    return () => clearTimeout(timer);
  }, [elapsedMs, t]);

  return <span ref={face} role="timer" className="text-small text-muted" />;
}
