// The lines of pages.ts that a landing page needs: pages it links to, and pages whose addresses it must not pass on.
// The compiler compares them with the table.
import type { pages } from "./pages";

export const firstPages = {
  landing: "/landing_page",
  startLoading: "/answer_question/start_loading",
  sample: "/report/sample",
  paying: "/paying",
  payCheck: "/payCheck",
  retrieveReport: "/retrieve_report",
  support: "/support",
  userLogin: "/user/login",
  userInfo: "/user/info",
  userShop: "/user/shop",
  verify: "/verify",
  shared: "/share",
  compare: "/compare",
  types: "/personality-types",
} as const satisfies Partial<typeof pages>;
