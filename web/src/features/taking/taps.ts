// A habitual double tap is one answer: its second half would answer the next question.

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
  // Not every phone counts taps; a key is never an accidental double tap.
  const counted = now.mouse || now.clicks === 0;
  return !counted && last?.index === now.index && now.at - last.at < habitMs;
}
