// The only clear action of the session state: answers and questions are removed together.
import { firstState, remember } from "./session";

export function clearAnswers(): void {
  const { selectAns, questionsInfo, questionPageNum } = firstState;
  remember({ selectAns, questionsInfo, questionPageNum });
}
