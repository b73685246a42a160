// How long after a tap the next question is on the screen, on a processor four times slower than this one.
//
//   just bench-tap
//
// Real taps in Chromium. The clock starts at the event's own time and stops in the first task after the
// frame in which the next question's number and tiles are in the document: by then the frame is painted.
// Beside it, as an anchor, the same for a page that does nothing but exchange a text.
import { chromium } from "@playwright/test";
import { executablePath, flags } from "./support/browser.ts";

const base = process.env.BASE_URL;
if (!base) throw new Error("BASE_URL is not set: run this through `just bench-tap`");

const slowdown = 4;
const rounds = 5;
/** The most that the 95th percentile may be, in multiples of the anchor's. */
const goal = 1.5;
/** The shortest look at a puzzle, in milliseconds: nobody answers sooner. */
const look = 500;

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];

/** Runs in the page: records the milliseconds from each tap to the frame after the document has changed. */
function watch() {
  const taken = [];
  window.taken = taken;
  let tapped;
  addEventListener(
    "click",
    (event) => {
      tapped = event.timeStamp;
    },
    true,
  );
  const after = new MessageChannel();
  after.port1.onmessage = () => {
    if (tapped === undefined) return;
    taken.push(performance.now() - tapped);
    tapped = undefined;
  };
  new MutationObserver(() => {
    if (tapped !== undefined) requestAnimationFrame(() => after.port2.postMessage(0));
  }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
}

async function measure(browser, prepare, tap, taps) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await prepare(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(watch);
  for (let number = 1; number <= taps; number += 1) {
    await page.waitForTimeout(look);
    await tap(page, number);
    await page.waitForFunction((count) => window.taken.length >= count, number);
  }
  const taken = await page.evaluate(() => window.taken);
  await context.close();
  return taken;
}

async function openQuestions(page) {
  await page.goto(`${base}/answer_question/start_loading/iq-1?hl=EN`);
  await page.getByRole("button", { name: "Start the test" }).click();
  await page.waitForURL("**/standard/**");
  await page.getByRole("heading", { name: "Question 1 of" }).waitFor();
}

const tapOption = async (page, number) => {
  await page.getByRole("heading", { name: `Question ${number} of` }).waitFor();
  await page
    .locator("main [role=group] button")
    .nth(number % 6)
    .tap();
};

const openBare = (page) =>
  page.setContent(
    "<button onclick=\"this.textContent = Math.random()\" style='width:300px;height:300px'>0</button>",
  );

const browser = await chromium.launch({ executablePath, args: flags });
const [ours, bare] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  // The 30th tap leads to the confirmation, which is another screen.
  ours.push(...(await measure(browser, openQuestions, tapOption, 29)));
  bare.push(...(await measure(browser, openBare, (page) => page.locator("button").tap(), 29)));
}
await browser.close();

const row = (name, values, wanted = () => "") => {
  const sorted = values.toSorted((one, other) => one - other);
  const [p50, p95, worst] = [percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1)];
  console.log(
    `${name.padEnd(34)} p50 ${p50.toFixed(1).padStart(6)} ms  p95 ${p95.toFixed(1).padStart(6)} ms  worst ${worst.toFixed(1).padStart(6)} ms  ${wanted(p95)}`,
  );
  return p95;
};
console.log(`tap to next question, ${slowdown}× slower processor, ${ours.length} taps`);
const anchor = row("anchor: a page that changes a text", bare);
const p95 = row("next question", ours, (p95) => `${(p95 / anchor).toFixed(2)} of it, goal ≤ ${goal}`);
process.exit(p95 <= goal * anchor ? 0 : 1);
