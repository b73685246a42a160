// The words that no landing page uses. The shell of the test and its results preloads this file
// with its own.
import type { Messages } from "./bundle";

// The server's own sentences come in its answers and letters; no page uses them.
const lateFiles = import.meta.glob<Messages>(
  [
    "../../../locales/*/*.ftl",
    "!../../../locales/*/{common,site,checkout,puzzle,method,errors,figures,email,methods,paper,preview,report,packages,types,questionnaire,type16,eq,thinking,riasec}.ftl",
  ],
  { import: "default" },
);

export async function lateFile(path: string): Promise<(() => Promise<Messages>) | undefined> {
  return lateFiles[path] ?? (await import("./questionnaire-areas")).questionnaireFiles[path];
}
