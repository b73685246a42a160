// Which exams are questionnaires: their code names the instrument.
import type { Instrument } from "../api/questionnaire-types";

const codes: readonly string[] = ["type16", "eq", "thinking", "riasec"] satisfies Instrument[];

export function isQuestionnaire(code: string | undefined): code is Instrument {
  return code !== undefined && codes.includes(code);
}
