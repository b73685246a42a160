// How long to wait before asking again where a payment stands: often at first, then calmly, and no
// longer than two minutes. Whatever comes later is told by e-mail.

const firstWaits = [1, 1, 2, 3];
const laterWait = 5;
const patienceS = 120;

/** After so many answers: the pause in milliseconds, or false when it is time to stop asking. */
export function nextWait(answers: number): number | false {
  const waited = firstWaits.slice(0, answers).reduce((sum, wait) => sum + wait, 0);
  const later = Math.max(0, answers - firstWaits.length) * laterWait;
  if (waited + later >= patienceS) return false;
  return (firstWaits[answers] ?? laterWait) * 1000;
}
