// The normal curve of the IQ scale: mean 100, standard deviation 15.

export const mean = 100;
const deviation = 15;

export function density(iq: number): number {
  const z = (iq - mean) / deviation;
  return Math.exp((-z * z) / 2) / (deviation * Math.sqrt(2 * Math.PI));
}

/** Share of people below an IQ, by Zelen and Severo's approximation (error below 0.0000001). */
export function shareBelow(iq: number): number {
  const z = (iq - mean) / deviation;
  if (z < 0) return 1 - shareBelow(2 * mean - iq);
  const k = 1 / (1 + 0.2316419 * z);
  const tail =
    k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  return 1 - deviation * density(iq) * tail;
}
