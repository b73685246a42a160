// Which items of a package can be used today. The others belong to their packages and aren't open yet;
// every page that sells or shows them says so.

const open: ReadonlySet<string> = new Set([
  "iq_score",
  "iq_ranking",
  "report",
  "wrong_answers",
  "certificate",
  "brain_training",
  "discount",
]);

export function isOpen({ code }: { code: string }): boolean {
  return open.has(code);
}
