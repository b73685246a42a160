// The pages that come as script files of their own, by the address before their tail.
import type { ComponentType } from "react";
import type { MessageId } from "../l10n/messages.gen";
import { lazyPage } from "./lazy-page";

type Load = () => Promise<ComponentType>;

const testAreas = ["test", "site"];

/** From instructions to confirmation. */
export const testPages = {
  "/answer_question/start_loading": lazyPage({
    areas: testAreas,
    load: async () => (await import("../features/test/start-page")).StartPage,
  }),
  "/answer_question/standard": lazyPage({
    areas: testAreas,
    load: async () => (await import("../features/test/question-page")).QuestionPage,
  }),
  "/answer_submit": lazyPage({
    areas: testAreas,
    load: async () => (await import("../features/test/submit-page")).SubmitPage,
  }),
};

const loadResult = async () => (await import("../features/result/result-page")).ResultPage;
const result = lazyPage({ areas: ["result", "checkout"], title: "result-title", load: loadResult });

export const resultPages = {
  "/report/result": result,
  "/report/result-old": result,
  "/report/result-free-test": lazyPage({
    areas: ["result"],
    title: "result-whole-title",
    load: loadResult,
  }),
};

/** What belongs to a report beside the result itself. */
export const readingPages = {
  "/report/result-download": lazyPage({
    areas: ["reading", "result"],
    title: "reading-downloads-title",
    load: async () => (await import("../features/downloads/downloads-page")).DownloadsPage,
  }),
  "/report/sample": lazyPage({
    areas: ["reading", "result", "test"],
    title: "reading-sample-title",
    load: async () => (await import("../features/sample/sample-page")).SamplePage,
  }),
  "/report/wrong": lazyPage({
    areas: ["reading", "test", "result"],
    title: "reading-wrong-title",
    load: async () => (await import("../features/wrong/wrong-page")).WrongPage,
  }),
  // These two are for others than the owner: a token stands where other pages name their exam.
  "/verify": lazyPage({
    areas: ["reading", "result"],
    title: "reading-verify-title",
    load: async () => (await import("../features/verify/verify-page")).VerifyPage,
  }),
  "/share": lazyPage({
    areas: ["reading", "result"],
    title: "reading-shared-title",
    load: async () => (await import("../features/shared/shared-page")).SharedPage,
  }),
};

const payPage = (title: MessageId, load: Load) => lazyPage({ areas: ["pay", "checkout"], title, load });
const aidPage = (title: MessageId, load: Load) =>
  lazyPage({ areas: ["support", "result", "checkout"], title, load });

const check = payPage(
  "pay-check-title",
  async () => (await import("../features/checkout/check-page")).CheckPage,
);

/** Paying: nothing stands around it that leads away. */
export const payPages = {
  "/payPage": payPage("pay-title", async () => (await import("../features/checkout/pay-page")).PayPage),
  // In progress, and back from a bank: the same question.
  "/paying": check,
  "/paying/subscribe/check": check,
  "/payCheck": check,
};

/** Choosing a package, and what comes after paying. */
export const orderPages = {
  "/scheme_select": lazyPage({
    // Whoever comes from a result has its words already.
    areas: ["pay", "checkout", "result"],
    title: "pay-choose-title",
    load: async () => (await import("../features/checkout/choose-page")).ChoosePage,
  }),
  "/pay_success": payPage(
    "pay-success-title",
    async () => (await import("../features/checkout/success-page")).SuccessPage,
  ),
  "/pay_failed": payPage(
    "pay-failed-title",
    async () => (await import("../features/checkout/failed-page")).FailedPage,
  ),
  "/triplePurchase": aidPage(
    "support-triple-tab",
    async () => (await import("../features/aid/triple-page")).TriplePage,
  ),
  "/retrieve_report": aidPage(
    "support-retrieve-title",
    async () => (await import("../features/aid/retrieve-page")).RetrievePage,
  ),
  "/support": aidPage(
    "support-title",
    async () => (await import("../features/aid/support-page")).SupportPage,
  ),
};
