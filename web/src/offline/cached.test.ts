import { expect, test } from "vitest";
import { paths } from "../lib/all-paths";
import { testTail } from "./cached";

const exam = { code: "iq", examId: 1 };

test.each([paths.startLoading(exam), paths.question(exam), paths.answerSubmit(exam)])(
  "%s opens without a network",
  (path) => expect(testTail(path)).toBe("iq-1"),
);

test.each([paths.reportResult(exam), paths.landing("free", exam), "/", "/answer_submit/iq-1/more"])(
  "%s needs the network",
  (path) => expect(testTail(path)).toBeUndefined(),
);
