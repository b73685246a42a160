// A page without its content: its name, and the slots that the server fills. In development the
// server has these instead of the built pages, so that every address, redirect and status there is
// the server's own.

const emptyTitle = "<title></title>";

export function outlineOf(page: string): string {
  return `${emptyTitle}\n<script type="application/json" data-page="${page}">%%boot%%</script>\n`;
}

export interface Outline {
  page: string;
  /** What the server knows about the visitor, as JSON. */
  boot: string;
  /** Tags that the server puts in place of the title, for a page with its own preview. */
  title?: string;
}

export function parseOutline(filled: string): Outline {
  const [, head = "", page, boot] = /^(.*?)<script [^>]*data-page="(\w+)">(.*)<\/script>/s.exec(filled) ?? [];
  if (!page || !boot) throw new Error(`this is no outline of a page: ${filled.slice(0, 200)}`);
  const title = head.trim();
  return { page, boot, ...(title !== emptyTitle && { title }) };
}
