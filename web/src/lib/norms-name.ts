// Norms as people read them: by the year they were put together, whoever's answers they come from.

export function normsName(version: string): string {
  return version.replace(/^(borrowed|own)-/, "");
}
