// The pages that come as script files of their own: what is around each, the areas of words it needs beside
// those of its frame, and its code. Their addresses are in lib/pages.ts.
import type { ComponentType } from "react";
import type { MessageId } from "../l10n/messages.gen";
import type { Hl } from "../lib/locale";
import { usePage } from "../lib/page";
import type { PageId } from "../lib/pages";
import { isQuestionnaire } from "../lib/questionnaires";
import { type LazyPage, lazyPage } from "./lazy-page";

type LatePage = Exclude<PageId, "landing" | "types">;

/** Nothing around the test, little around a payment, everything around the rest. */
type FrameName = "bare" | "pay" | "site";

export interface FramedPage extends Pick<LazyPage, "Page"> {
  frame: FrameName;
  /** `code`: the exam's, where a page isn't the same for all of them. */
  fetch: (hl: Hl, code?: string) => Promise<unknown>;
}

type Load = () => Promise<ComponentType>;

function page(frame: FrameName, areas: string, title: MessageId | undefined, load: Load): FramedPage {
  return { frame, ...lazyPage({ areas: areas.split(" "), title, load }) };
}

const testAreas = "test site";

const loadStatements = async () => (await import("../features/taking/questionnaire/screens")).screens;

type Statements = Awaited<ReturnType<typeof loadStatements>>;

/** A screen of the test: puzzles and statements share its address, and neither loads the other's code. */
function screen(name: keyof Statements, loadPuzzles: Load): FramedPage {
  const puzzles = page("bare", testAreas, undefined, loadPuzzles);
  const statements = page(
    "bare",
    `${testAreas} questionnaire`,
    undefined,
    async () => (await loadStatements())[name],
  );
  const of = (code?: string) => (isQuestionnaire(code) ? statements : puzzles);
  function Screen() {
    const { Page } = of(usePage().boot?.exam.code);
    return <Page />;
  }
  return { frame: "bare", Page: Screen, fetch: (hl, code) => of(code).fetch(hl) };
}

// Each of these pages has its own title.
const signIn = page(
  "site",
  "account",
  undefined,
  async () => (await import("../features/account/sign-in-page")).SignInPage,
);
const account = page(
  "site",
  "account result checkout",
  undefined,
  async () => (await import("../features/account/account-page")).AccountPage,
);

const loadResult = async () => (await import("../features/result/result-page")).ResultPage;
const result = page("site", "result checkout", "result-title", loadResult);

// While a payment is being confirmed, and back from a bank: the same page.
const check = page(
  "pay",
  "pay checkout",
  "pay-check-title",
  async () => (await import("../features/checkout/check-page")).CheckPage,
);

export const lazyPages: Record<LatePage, FramedPage> = {
  startLoading: screen("StartPage", async () => (await import("../features/taking/start-page")).StartPage),
  question: screen(
    "StatementPage",
    async () => (await import("../features/taking/question-page")).QuestionPage,
  ),
  answerSubmit: screen("SubmitPage", async () => (await import("../features/taking/submit-page")).SubmitPage),
  reportResult: result,
  reportResultOld: result,
  freeTestResult: page("site", "result", "result-whole-title", loadResult),
  downloads: page(
    "site",
    "reading result questionnaire",
    "reading-downloads-title",
    async () => (await import("../features/downloads/downloads-page")).DownloadsPage,
  ),
  sample: page(
    "site",
    "reading result test",
    "reading-sample-title",
    async () => (await import("../features/sample/sample-page")).SamplePage,
  ),
  wrongAnswers: page(
    "site",
    "reading test result",
    "reading-wrong-title",
    async () => (await import("../features/solutions/solutions-page")).SolutionsPage,
  ),
  verify: page(
    "site",
    "reading result questionnaire",
    "reading-verify-title",
    async () => (await import("../features/verify/verify-page")).VerifyPage,
  ),
  shared: page(
    "site",
    "reading result",
    "reading-shared-title",
    async () => (await import("../features/shared/shared-page")).SharedPage,
  ),
  compare: page(
    "site",
    "type16 questionnaire result",
    "type16-page-compare",
    async () => (await import("../features/compare/compare-page")).ComparePage,
  ),
  schemeSelect: page(
    "site",
    // Visitors who come from a result have its words already.
    "pay checkout result",
    "pay-choose-title",
    async () => (await import("../features/checkout/choose-page")).ChoosePage,
  ),
  payPage: page(
    "pay",
    "pay checkout",
    "pay-title",
    async () => (await import("../features/checkout/pay-page")).PayPage,
  ),
  paying: check,
  subscribeCheck: page(
    "site",
    "account pay result",
    "account-plan-title",
    async () => (await import("../features/plan/plan-page")).PlanPage,
  ),
  payCheck: check,
  paySuccess: page(
    "site",
    "pay checkout",
    "pay-success-title",
    async () => (await import("../features/checkout/success-page")).SuccessPage,
  ),
  payFailed: page(
    "site",
    "pay checkout",
    "pay-failed-title",
    async () => (await import("../features/checkout/failed-page")).FailedPage,
  ),
  triplePurchase: page(
    "site",
    "support result checkout",
    "support-triple-tab",
    async () => (await import("../features/support/triple-page")).TriplePage,
  ),
  retrieveReport: page(
    "site",
    "support result checkout",
    "support-retrieve-title",
    async () => (await import("../features/support/retrieve-page")).RetrievePage,
  ),
  support: page(
    "site",
    // A membership is given back in the words of the account that has it.
    "support result checkout account",
    "support-title",
    async () => (await import("../features/support/support-page")).SupportPage,
  ),
  review: page(
    "site",
    "review",
    "review-title",
    async () => (await import("../features/review/review-page")).ReviewPage,
  ),
  userLogin: signIn,
  userRegister: signIn,
  forgotPassword: signIn,
  editPassword: account,
  userInfo: account,
  userSetting: account,
  userShop: account,
};
