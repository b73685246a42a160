// The words of questionnaires. They are long, and whoever takes another test needn't know their files.
import type { Messages } from "./bundle";

export const questionnaireFiles = import.meta.glob<Messages>(
  "../../../locales/*/{questionnaire,type16,eq,thinking,riasec}.ftl",
  { import: "default" },
);
