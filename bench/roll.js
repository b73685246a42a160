// The load of `bench/roll`: people who arrive at a constant rate, whether or not the ones before have been answered.
// Settings come by environment: BASE, PAGE, RATE, SECONDS, RUNS (file of runs without id and ticket), SUMMARY (file).
// Lines `run ID` and `failed WHAT STATUS WHY` go to the log, for the checker.
import http from 'k6/http';
import crypto from 'k6/crypto';
import exec from 'k6/execution';
import { Counter } from 'k6/metrics';

export const options = {
  discardResponseBodies: true,
  scenarios: {
    people: {
      executor: 'constant-arrival-rate',
      rate: Number(__ENV.RATE),
      timeUnit: '1s',
      duration: `${__ENV.SECONDS}s`,
      preAllocatedVUs: 300,
      maxVUs: 1000,
    },
  },
  summaryTrendStats: ['med', 'p(99)', 'max'],
};

const runs = JSON.parse(open(__ENV.RUNS));
const headers = {
  hl: 'EN',
  'App-Version': '0.1.0',
  'Exam-App-Id': '1',
  Domain: 'tessera.example',
  'Accept-Encoding': 'br',
};
// Of a development server.
const ticketKey = 'for-development-only-known-to-al';
const failed = new Counter('failed');
const views = new Counter('views');

function hex(digits) {
  let text = '';
  while (text.length < digits) text += Math.floor(Math.random() * 16).toString(16);
  return text;
}

// As if the form had been handed out an hour ago: nobody here waits as long as the answers claim.
function ticket(run) {
  const began = (Date.now() - 3_600_000).toString(16).padStart(12, '0');
  const signed = `${began}4${hex(3)}8${hex(15)}.${run.formId}.${run.examId}.${'0'.repeat(32)}`;
  return `${signed}.${crypto.hmac('sha256', ticketKey, signed, 'hex')}`;
}

function submit() {
  const run = runs[exec.scenario.iterationInTest % runs.length];
  const id = `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  const body = JSON.stringify({ ...run, runId: id, ticket: ticket(run), sentAt: Date.now() });
  const answer = http.post(`${__ENV.BASE}/tessera/exam/order/info`, body, {
    headers: { ...headers, 'Content-Type': 'application/json', 'Accept-Encoding': 'identity', uid: id },
    responseType: 'text',
  });
  const acknowledged = answer.status === 200 && answer.body.includes('"orderNumber"');
  if (acknowledged) console.log(`run ${id}`);
  return [answer, acknowledged];
}

function ask(path) {
  const answer = http.get(`${__ENV.BASE}${path}`, { headers });
  return [answer, answer.status === 200];
}

function view() {
  const [answer, taken] = ask('/tessera/app/v2/view?dl=https%3A%2F%2Ftessera.example%2F&hl=EN&eid=1&aeid=1');
  if (taken) views.add(1);
  return [answer, taken];
}

const kinds = {
  page: () => ask(__ENV.PAGE),
  exam: () => ask('/tessera/exam/info/1'),
  questions: () => ask('/tessera/exam/question/list/1/EN'),
  view,
  submit,
};
// Of ten who arrive.
const order = ['page', 'exam', 'view', 'questions', 'page', 'submit', 'exam', 'view', 'page', 'questions'];

export default function () {
  const kind = order[exec.scenario.iterationInTest % order.length];
  const [answer, good] = kinds[kind]();
  if (!good) {
    failed.add(1);
    console.log(`failed ${kind} ${answer.status} ${answer.error}`);
  }
}

export function handleSummary(data) {
  const of = (name, what) => (data.metrics[name] ? data.metrics[name].values[what] : 0);
  return {
    [__ENV.SUMMARY]: JSON.stringify({
      asked: of('http_reqs', 'count'),
      failed: of('failed', 'count'),
      views: of('views', 'count'),
      late: of('dropped_iterations', 'count'),
      p99_ms: of('http_req_duration', 'p(99)'),
      longest_ms: of('http_req_duration', 'max'),
    }),
  };
}
