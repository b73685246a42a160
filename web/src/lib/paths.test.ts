import { expect, test } from "vitest";
import { paths } from "./all-paths";
import { pages } from "./pages";
import { parseTail } from "./paths";

const exam = { code: "iq", examId: 1 };

test("every address of the site", () => {
  const { landing, compare, ...withTail } = paths;
  const addresses = {
    ...Object.fromEntries(Object.entries(withTail).map(([name, build]) => [name, build(exam)])),
    landing: landing("yellow_computer", exam),
    verify: `${pages.verify}/token`,
    shared: `${pages.shared}/token`,
    compare: compare("token"),
    types: pages.types,
  };

  expect(addresses).toMatchInlineSnapshot(`
    {
      "answerSubmit": "/answer_submit/iq-1",
      "compare": "/compare/token",
      "downloads": "/report/result-download/iq-1",
      "editPassword": "/user/edit-password/iq-1",
      "forgotPassword": "/user/forgot-password/iq-1",
      "freeTestResult": "/report/result-free-test/iq-1",
      "index": "/",
      "landing": "/landing_page/yellow_computer/iq-1",
      "payCheck": "/payCheck/iq-1",
      "payFailed": "/pay_failed/iq-1",
      "payPage": "/payPage/iq-1",
      "paySuccess": "/pay_success/iq-1",
      "paying": "/paying/iq-1",
      "question": "/answer_question/standard/iq-1",
      "reportResult": "/report/result/iq-1",
      "reportResultOld": "/report/result-old/iq-1",
      "retrieveReport": "/retrieve_report/iq-1",
      "review": "/review/iq-1",
      "sample": "/report/sample/iq-1",
      "schemeSelect": "/scheme_select/iq-1",
      "shared": "/share/token",
      "startLoading": "/answer_question/start_loading/iq-1",
      "subscribeCheck": "/paying/subscribe/check/iq-1",
      "support": "/support/iq-1",
      "triplePurchase": "/triplePurchase/iq-1",
      "types": "/personality-types",
      "userInfo": "/user/info/iq-1",
      "userLogin": "/user/login/iq-1",
      "userRegister": "/user/register/iq-1",
      "userSetting": "/user/setting/iq-1",
      "userShop": "/user/shop/iq-1",
      "verify": "/verify/token",
      "wrongAnswers": "/report/wrong/iq-1",
    }
  `);
});

test("older landing addresses keep their suffix", () => {
  expect(paths.landing("free-old", exam)).toBe("/landing_page/free-old/iq-1");
});

test("code and exam are split at the last hyphen", () => {
  expect(parseTail("iq-1")).toEqual({ code: "iq", examId: 1 });
  expect(parseTail("type-16-42")).toEqual({ code: "type-16", examId: 42 });
});

test.each([undefined, "", "iq", "iq-", "-1", "iq-one", "iq-1.5"])("%j names no exam", (text) => {
  expect(parseTail(text)).toBeUndefined();
});
