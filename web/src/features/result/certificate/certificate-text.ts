// Text in an SVG, which doesn't wrap automatically. Widths are conservative estimates.

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f000}-\u{3ffff}]/u;
const unspaced = /[\u2e80-\ua4cf\uff00-\uff60]/u;
const mark = /\p{M}/u;

/** In units of the type size. */
function widthOf(text: string): number {
  let sum = 0;
  for (const char of text)
    sum += mark.test(char) ? 0 : wide.test(char) ? 1.05 : /[A-Z@%&MWmw—]/.test(char) ? 0.82 : 0.58;
  return sum;
}

/** The largest type, up to `size`, in which the text fits. */
export function sizeFor(text: string, size: number, room: number): number {
  return Math.min(size, room / Math.max(widthOf(text), 1));
}

/** Lines that fit; languages without spaces may break anywhere. */
export function linesOf(text: string, room: number, size: number): string[] {
  const lines = [""];
  for (const piece of unspaced.test(text) ? [...text] : text.split(/(?<= )/)) {
    const line = lines.at(-1) ?? "";
    if (widthOf(line + piece) * size > room && line) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  return lines.map((line) => line.trim());
}
