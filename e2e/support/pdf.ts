// What a person would read in a PDF: its text, page by page, by poppler's own tools.
import { execFileSync } from "node:child_process";

export interface Pdf {
  pages: string[];
  /** Whether it is tagged, and its title, as the reader shows them. */
  about: Map<string, string>;
}

export function readPdf(path: string): Pdf {
  // A form feed ends each page.
  const text = execFileSync("pdftotext", ["-enc", "UTF-8", path, "-"], {
    encoding: "utf8",
    maxBuffer: 1 << 24,
  });
  const lines = execFileSync("pdfinfo", [path], { encoding: "utf8" }).split("\n");
  const about = lines.flatMap((line) => {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    return name && value !== undefined ? [[name, value] as const] : [];
  });
  return { pages: text.split("\f").slice(0, -1), about: new Map(about) };
}
