// How long to wait before asking for a payment's status again: often at first, then less often, and no
// longer than two minutes. What comes later is sent by e-mail.

const firstWaits = [1, 1, 2, 3];
const laterWait = 5;
const longestS = 120;

/** The pause after this number of answers in milliseconds, or false when it is time to stop asking. */
export function nextWait(answers: number): number | false {
  const waited = firstWaits.slice(0, answers).reduce((sum, wait) => sum + wait, 0);
  const later = Math.max(0, answers - firstWaits.length) * laterWait;
  if (waited + later >= longestS) return false;
  return (firstWaits[answers] ?? laterWait) * 1000;
}
