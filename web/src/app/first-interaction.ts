// Runs something at the visitor's first interaction. Merely opening a page fetches nothing more.

const events = ["pointermove", "touchstart", "keydown", "scroll"] as const;

export function onFirstInteraction(target: EventTarget, action: () => void): void {
  const act = () => {
    for (const event of events) target.removeEventListener(event, act);
    action();
  };
  for (const event of events) target.addEventListener(event, act, { passive: true });
}
