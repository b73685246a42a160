import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

async function freshPage() {
  return import("./session");
}

test("a visit begins with the specification's state", async () => {
  const { session } = await freshPage();

  expect(session().get()).toMatchInlineSnapshot(`
    {
      "appExamId": "",
      "assets": "/public/assets",
      "cfgVal": {},
      "continentCode": "",
      "email": "",
      "formInfo": {},
      "innerWidth": 1920,
      "landing_page_href": "",
      "language": "en",
      "locale": "EN",
      "payMethod": "",
      "pcWidth": 1200,
      "protocols": {},
      "questionPageNum": 1,
      "questionsInfo": null,
      "selectAns": {},
    }
  `);
});

test("what is remembered survives a reload", async () => {
  const before = await freshPage();
  before.remember({ email: "a@b.test", selectAns: { q1: 3 } });

  vi.resetModules();
  const after = await freshPage();

  expect(after.session().get()).toMatchObject({ email: "a@b.test", selectAns: { q1: 3 } });
  expect(sessionStorage.getItem("IQ-selectAns")).toBe('{"q1":3}');
});

test("answers and questions are cleared together, and nothing else is", async () => {
  const { remember, session } = await freshPage();
  const { clearAnswers } = await import("./clear-answers");
  remember({ selectAns: { q1: 3 }, questionsInfo: [{ id: "q1" }], questionPageNum: 7, email: "a@b.test" });

  clearAnswers();

  expect(session().get()).toMatchObject({
    selectAns: {},
    questionsInfo: null,
    questionPageNum: 1,
    email: "a@b.test",
  });
});

test("a stored value of another kind is ignored", async () => {
  sessionStorage.setItem("IQ-questionPageNum", '"seven"');
  const { session } = await freshPage();

  expect(session().get().questionPageNum).toBe(1);
});

test("subscribers are notified of a change", async () => {
  const { remember, session } = await freshPage();
  const listener = vi.fn();
  session().subscribe(listener);

  remember({ payMethod: "card" });

  expect(listener).toHaveBeenCalledOnce();
});
