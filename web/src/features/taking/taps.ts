// A double tap, out of habit, is one answer: its second half would answer the next question.

export interface Tap {
  index: number;
  /** Milliseconds. */
  at: number;
  /** How many clicks in a row the browser counts; 0 is a key. */
  clicks: number;
  mouse: boolean;
}

export function tapOf(index: number, event: MouseEvent): Tap {
  const mouse = "pointerType" in event && event.pointerType === "mouse";
  return { index, at: event.timeStamp, clicks: event.detail, mouse };
}

/** Too short to see and solve the next question. */
const habitMs = 200;

export function isDoubleTap(last: Tap | undefined, now: Tap): boolean {
  if (now.clicks > 1) return true;
  // Fingers aren't counted on every phone; a key is never a slip of the finger.
  const counted = now.mouse || now.clicks === 0;
  return !counted && last?.index === now.index && now.at - last.at < habitMs;
}
