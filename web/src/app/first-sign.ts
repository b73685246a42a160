// The moment a visitor first does something. A page that is only opened fetches nothing more.

const signs = ["pointermove", "touchstart", "keydown", "scroll"] as const;

export function atFirstSign(target: EventTarget, action: () => void): void {
  const act = () => {
    for (const sign of signs) target.removeEventListener(sign, act);
    action();
  };
  for (const sign of signs) target.addEventListener(sign, act, { passive: true });
}
