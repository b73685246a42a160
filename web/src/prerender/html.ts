// The few HTML helpers that writing a page by hand needs.

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export function unescapeHtml(html: string): string {
  return Object.entries(entities).reduceRight(
    (text, [character, entity]) => text.replaceAll(entity, character),
    html,
  );
}

/** The text of the first element with this name. */
export function textOf(html: string, element: string): string {
  const inner = new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, "s").exec(html)?.[1];
  if (inner === undefined) throw new Error(`the page has no <${element}>`);
  return unescapeHtml(inner.replace(/<[^>]*>/g, ""));
}

/** JSON that is safe inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
