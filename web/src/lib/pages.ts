// Every page of the site and its address, one line each. Nobody else writes an address. The exam follows
// (`/{code}-{examId}`); after `landing` the variant and the exam, after `verify`, `shared` and `compare` a token, after `types` a type or nothing. The
// server has the same routes (crates/server/src/http/router.rs). What is around a page and which words it needs
// is in app/lazy-pages.tsx. A landing page has no bytes for the whole table: it carries first-pages.ts.

export const pages = {
  landing: "/landing_page",
  startLoading: "/answer_question/start_loading",
  question: "/answer_question/standard",
  answerSubmit: "/answer_submit",
  reportResult: "/report/result",
  reportResultOld: "/report/result-old",
  freeTestResult: "/report/result-free-test",
  downloads: "/report/result-download",
  wrongAnswers: "/report/wrong",
  sample: "/report/sample",
  schemeSelect: "/scheme_select",
  payPage: "/payPage",
  paying: "/paying",
  subscribeCheck: "/paying/subscribe/check",
  payCheck: "/payCheck",
  paySuccess: "/pay_success",
  payFailed: "/pay_failed",
  triplePurchase: "/triplePurchase",
  retrieveReport: "/retrieve_report",
  support: "/support",
  review: "/review",
  userLogin: "/user/login",
  userRegister: "/user/register",
  forgotPassword: "/user/forgot-password",
  editPassword: "/user/edit-password",
  userInfo: "/user/info",
  userSetting: "/user/setting",
  userShop: "/user/shop",
  verify: "/verify",
  shared: "/share",
  compare: "/compare",
  types: "/personality-types",
} as const;

export type PageId = keyof typeof pages;
