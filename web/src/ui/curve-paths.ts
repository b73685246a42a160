// The bell curve as outlines in a box: the line, and the area between two scores.
import { density, mean } from "./normal";

export interface Box {
  width: number;
  height: number;
  /** Scores at the left and the right edge. */
  low: number;
  high: number;
}

const step = 1;

export function xOf(iq: number, { width, low, high }: Box): number {
  return round(((iq - low) / (high - low)) * width);
}

function point(iq: number, box: Box): string {
  return `${xOf(iq, box)} ${round(box.height * (1 - density(iq) / density(mean)))}`;
}

export function linePath(box: Box): string {
  return `M${points(box.low, box.high, box).join("L")}`;
}

export function areaPath(from: number, to: number, box: Box): string {
  const [left, right] = [xOf(from, box), xOf(to, box)];
  return `M${left} ${box.height}L${points(from, to, box).join("L")}L${right} ${box.height}z`;
}

function points(from: number, to: number, box: Box): string[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => point(from + index * step, box));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
