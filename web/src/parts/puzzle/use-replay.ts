// Walking through the beats of a solution: by hand, or played. With reduced motion only by hand.
import { useEffect, useState } from "react";

export interface Replay {
  /** The current beat; none before it starts. */
  at: number | undefined;
  playing: boolean;
  /** From the first beat on. */
  play: () => void;
  /** From the current beat on. */
  resume: () => void;
  pause: () => void;
  next: () => void;
  previous: () => void;
  goTo: (beat: number) => void;
}

/** `beatMs`: how long each beat is shown while playing. `onTurn`: called when a person chooses a beat, not
    while it plays. */
export function useReplay(beats: number, beatMs: (beat: number) => number, onTurn?: () => void): Replay {
  const [at, setAt] = useState<number>();
  const [playing, setPlaying] = useState(false);
  const last = beats - 1;
  const wait = at === undefined ? 0 : beatMs(at);

  useEffect(() => {
    if (!playing) return;
    if (at === last) return setPlaying(false);
    const timer = setTimeout(() => setAt((before) => (before ?? -1) + 1), wait);
    return () => clearTimeout(timer);
  }, [playing, at, last, wait]);

  function goTo(beat: number | undefined, thenPlay = false) {
    setPlaying(thenPlay && !wantsNoMotion());
    setAt(beat);
    onTurn?.();
  }

  return {
    at,
    playing,
    play: () => goTo(0, true),
    resume: () => goTo(Math.min((at ?? -1) + 1, last), true),
    pause: () => setPlaying(false),
    next: () => goTo(Math.min((at ?? -1) + 1, last)),
    previous: () => goTo(at ? at - 1 : undefined),
    goTo,
  };
}

export function wantsNoMotion(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
