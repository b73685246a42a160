// The screens of a questionnaire, which come together.
import { StartPage } from "./start-page";
import { StatementPage } from "./statement-page";
import { SubmitPage } from "./submit-page";

export const screens = { StartPage, StatementPage, SubmitPage };
