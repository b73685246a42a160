// The words of questionnaires and of pages about types. They are long, and whoever takes another test needn't know their files.
import type { Messages } from "./bundle";

export const questionnaireFiles = import.meta.glob<Messages>(
  "../../../locales/*/{questionnaire,type16,eq,thinking,riasec,types}.ftl",
  { import: "default" },
);
