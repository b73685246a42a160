import { execFileSync } from "node:child_process";
import { generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { screen } from "@testing-library/react";
import { http } from "msw";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import type { Certified, Verification } from "../../api/types";
import { renderPage } from "../../testing/render-page";
import { answering, refusing, testServer } from "../../testing/server";
import { commandsFor } from "./commands";
import { VerifyPage } from "./verify-page";

const server = testServer();
const call = "*/tessera/exam/certificate/:token";

const score = { iq: 114, bound: "exact", low: 105, high: 123, percentile: 82, class: "normal" };

function certified(change: Partial<Certified> = {}): Certified {
  return {
    name: "Ann Lee",
    exam: "IQ test",
    questions: 30,
    takenOn: "2026-11-15",
    madeAt: "2026-11-16T10:00:00Z",
    score,
    normVersion: "2026-11",
    provisional: true,
    statement: '{"iq":114,"name":"Ann Lee"}',
    signature: "c2ln",
    keyId: "2026-11",
    publicKey: "a2V5",
    ...change,
  };
}

async function open(token: string, verification?: Verification) {
  server.use(
    http.get(call, () => (verification ? answering({ ...verification }) : refusing(10461, "nothing"))),
  );
  await renderPage(
    <Routes>
      <Route path="/verify/:tail" element={<VerifyPage />} />
    </Routes>,
    { address: `/verify/${token}`, areas: ["reading", "result", "questionnaire"] },
  );
  return (await screen.findByRole("heading", { level: 1 })).textContent;
}

const page = () => screen.getByRole("main").textContent ?? "";

test("a valid certificate shows what it states, and what that means", async () => {
  expect(await open("valid", { state: "valid", certified: certified() })).toBe("This certificate is valid");

  for (const words of [
    "Ann Lee",
    "IQ test, 30 puzzles",
    "114",
    "Margin of error: 105 to 123",
    "November 15, 2026",
  ])
    expect(page()).toContain(words);
  expect(page()).toContain("2026-11, preliminary");
  expect(page()).toContain("Unsupervised online test");
  expect(page()).toContain("We didn’t check who took the test");
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "IQ score, 114, Margin of error: 105 to 123",
  );
  expect(page()).toContain('{"iq":114,"name":"Ann Lee"}');
});

test("a certificate of a type shows its letters and how sure each is", async () => {
  const letters = { score: undefined, letters: "eNFP", certainties: [56, 93, 81, 90] } as object;
  await open("type", { state: "valid", certified: certified({ exam: "16 types", ...letters }) });

  expect(screen.getByText("eNFP")).toBeDefined();
  expect(screen.getAllByRole("listitem").map((one) => one.textContent)).toEqual(
    expect.arrayContaining(["e 56%", "N 93%", "F 81%", "P 90%"]),
  );
  expect(screen.queryByRole("img")).toBeNull();
  expect(page()).not.toContain("IQ score");
  expect(page()).toContain("16 types · 30 short questions");
  expect(await screen.findByText(/^A self-description, .* not ability\.$/)).toBeDefined();
  expect(page()).not.toContain("puzzles");
  expect(page()).not.toContain("score");
});

test("a name that the owner hides isn't there", async () => {
  await open("hidden", { state: "valid", certified: certified({ name: undefined, statement: "{}" }) });

  expect(page()).toContain("hidden by its owner");
  expect(page()).not.toContain("Ann");
});

test("a revoked certificate says since when, and nothing about the result", async () => {
  const title = await open("revoked", { state: "revoked", revokedAt: "2026-11-17T12:00:00Z" });

  expect(title).toBe("This certificate was revoked");
  expect(page()).toContain("November 17, 2026");
  expect(page()).not.toContain("114");
});

test("a refunded certificate is revoked without a date", async () => {
  expect(await open("refunded", { state: "revoked" })).toBe("This certificate was revoked");
  expect(page()).toContain("it was revoked");
});

test("an unknown token proves nothing", async () => {
  expect(await open("unknown")).toBe("We can’t find this certificate");
});

test("a hostile name stays text", async () => {
  const name = `<img src=x onerror=alert(1)>`;
  await open("hostile", { state: "valid", certified: certified({ name, statement: `{"name":"${name}"}` }) });

  expect(page()).toContain(name);
  expect(document.querySelector("img")).toBeNull();
});

test("the commands check a real signature, whatever is in the name", () => {
  const folder = mkdtempSync(join(tmpdir(), "statement-"));
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const statement = `{"name":"O'Neill $(touch oops) \`x\` \\n ; %s Zoë"}`;
  const commands = commandsFor({
    statement,
    signature: sign(null, Buffer.from(statement), privateKey).toString("base64"),
    // The last 32 bytes are the key itself.
    publicKey: publicKey.export({ type: "spki", format: "der" }).subarray(-32).toString("base64"),
  });
  const run = (text: string) =>
    execFileSync("sh", ["-c", text], { cwd: folder, encoding: "utf8", stdio: "pipe" });
  try {
    expect(run(commands)).toContain("Signature Verified Successfully");
    expect(readFileSync(join(folder, "statement.txt"), "utf8")).toBe(statement);
    expect(run("ls")).not.toContain("oops");
    expect(() => run(commands.replace("Zoë", "Zoe"))).toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
