// What both ways of answering work on.
import type { StatementList } from "../../../api/questionnaire-types";
import type { Boot } from "../../../api/types";
import type { RunState } from "../../../run/run";

export interface ScreenProps {
  boot: Boot;
  run: RunState;
  list: StatementList;
}
