#!/usr/bin/env python3
"""Buyers for proofs: they take a test, pay at the payment peer, and remember what they were told.

    buyers = Buyers(BASE_URL, PSP_URL, DATABASE_URL, rate=10)
    buyers.start()
    …                                    # what is to be survived
    buyers.stop()                        # nobody new; who is under way finishes
    buyers.longest_pause(begun, ended)   # seconds without an acknowledged write
    settled(DATABASE_URL, PSP_URL, buyers.told)    # differences, [] if there are none

A buyer behaves as a browser does: a call that breaks or is answered with 503 is sent again, with the same ids, until it
is answered. The checker reads the database and the peer's ledger, never what the product says of itself.

By itself: bench/buyers.py [--rate 10] [--seconds 10] with BASE_URL, PSP_URL and DATABASE_URL in the environment.
"""

import argparse
import hashlib
import hmac
import http.client
import json
import os
import random
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections import Counter, defaultdict
from dataclasses import asdict, dataclass, field
from pathlib import Path

# Longer than the server's own timeout (http.timeout_s).
PATIENCE_S = 35
# Who isn't served for so long goes away.
INSISTS_S = 300
# `tickets.key` of a development server, and any publishable key will do at the peer.
TICKET_KEY = b"for-development-only-known-to-al"
PUBLISHABLE_KEY = "pk_test_tessera"
CARD = {"payment_method_data[type]": "card", "payment_method_data[card][number]": "4242424242424242",
        "payment_method_data[card][exp_month]": "12", "payment_method_data[card][exp_year]": "2031",
        "payment_method_data[card][cvc]": "123"}
CONSENT = {"supply": "At once.", "waiver": "I know.", "confirmed": "Yes.", "button": "Pay"}


@dataclass
class Told:
    """What one buyer was told, and when (seconds since 1970)."""

    run: str = ""
    # The order was acknowledged.
    order: str = ""
    order_at: float = 0
    # The payment was opened.
    purchase: str = ""
    intent: str = ""
    purchase_at: float = 0
    # The provider said that it succeeded.
    charged_at: float = 0
    # The server said that the order is paid.
    paid_at: float = 0
    # Why the buyer went away, if so.
    trouble: str = ""


@dataclass(frozen=True)
class Answer:
    """One answer of the server, or none: status 0."""

    call: str
    status: int
    retry_after: str | None
    begun: float
    seconds: float


@dataclass
class Keys:
    """The right answers, read where no browser can: place of the right option by form and question."""

    forms: dict[int, dict[str, int]] = field(default_factory=dict)

    @classmethod
    def read(cls, database_url: str) -> "Keys":
        query = """select form_id, item.code, array_position(options, (spec ->> 'key')::smallint) - 1 as key
                   from form_question join item on item.id = item_id"""
        keys = cls()
        for row in rows(database_url, query):
            keys.forms.setdefault(row["form_id"], {})[row["code"]] = row["key"]
        return keys

    def run(self, questions: dict, chance: random.Random) -> dict:
        """What an attentive person of average ability hands in."""
        form, passed, answers = questions["formId"], 0, []
        for place, question in enumerate(questions["questions"]):
            right = chance.random() < 0.97 - 0.5 * place / len(questions["questions"])
            key = self.forms[form][question["id"]]
            ms = chance.randint(9_000, 34_000)
            passed += ms + 350
            option = key if right else (key + chance.randint(1, 5)) % 6
            answers.append({"id": question["id"], "option": option, "ms": ms, "changes": 0, "at": passed})
        return {"runId": str(uuid.uuid4()), "examId": questions["examId"], "formId": form,
                "ticket": ticket(form, questions["examId"]), "answers": answers, "left": 0, "hiddenMs": 0,
                "width": 390, "clockOffsetMs": 0, "sentAt": now_ms()}


def now_ms() -> int:
    return int(time.time() * 1000)


def ticket(form: int, exam: int) -> str:
    """As if the form had been handed out an hour ago: nobody here waits as long as the answers claim."""
    signed = f"{now_ms() - 3_600_000:012x}{uuid.uuid4().hex[12:]}.{form}.{exam}.{0:032x}"
    return f"{signed}.{hmac.new(TICKET_KEY, signed.encode(), hashlib.sha256).hexdigest()}"


class GaveUp(Exception):
    """A buyer who can't go on."""


class Buyers:
    def __init__(self, base_url: str, psp_url: str, database_url: str, rate: float = 10, exam: int = 1,
                 insists_s: float = INSISTS_S):
        self.base_url, self.psp_url, self.rate, self.exam, self.insists_s = base_url, psp_url, rate, exam, insists_s
        self.keys = Keys.read(database_url)
        self.told: list[Told] = []
        self.answers: list[Answer] = []
        # When a write was acknowledged.
        self.acknowledged: list[float] = []
        self.crowd: list[threading.Thread] = []
        self.closed = threading.Event()
        self.door = threading.Thread(target=self.let_in, daemon=True)

    def start(self) -> None:
        self.door.start()

    def let_in(self) -> None:
        """At a steady rate, however long the others wait."""
        begun, number = time.monotonic(), 0
        while not self.closed.wait(max(0, begun + number / self.rate - time.monotonic())):
            number += 1
            told = Told()
            self.told.append(told)
            self.crowd = [one for one in self.crowd if one.is_alive()]
            thread = threading.Thread(target=Buyer(self, told).live, daemon=True)
            self.crowd.append(thread)
            thread.start()

    def stop(self) -> None:
        """Lets nobody in any more and waits for those who are under way."""
        self.closed.set()
        self.door.join()
        # Each insists for so long at every step, and goes away by itself.
        for thread in self.crowd:
            thread.join()

    def longest_pause(self, begun: float, ended: float) -> float:
        """Seconds between two acknowledged writes, from one moment to another (both by time.time())."""
        moments = sorted(at for at in list(self.acknowledged) if begun <= at <= ended)
        return max(after - before for before, after in zip([begun, *moments], [*moments, ended]))

    def faults(self, begun: float = 0, ended: float = float("inf")) -> Counter:
        """Answers that a browser must not get, by call and status: everything from 500 on but 503 with Retry-After."""
        return Counter((answer.call, answer.status) for answer in list(self.answers)
                       if begun <= answer.begun <= ended and answer.status >= 500
                       and not (answer.status == 503 and answer.retry_after))


class Buyer:
    def __init__(self, town: Buyers, told: Told):
        self.town, self.told = town, told
        self.chance = random.Random(uuid.uuid4().int)
        self.visitor = str(uuid.uuid4())
        # Addresses that are kept for measuring networks: each buyer is somebody else.
        self.address = f"198.{self.chance.randint(18, 19)}.{self.chance.randint(0, 255)}.{self.chance.randint(1, 254)}"

    def live(self) -> None:
        try:
            self.take_the_test()
            self.pay()
            self.wait_until_paid()
        except GaveUp as trouble:
            self.told.trouble = str(trouble)

    def take_the_test(self) -> None:
        # A run that is judged careless by chance is taken again with other questions.
        for _ in range(4):
            questions = self.data("GET", f"/tessera/exam/question/list/{self.town.exam}/EN")
            run = self.town.keys.run(questions, self.chance)
            order = self.data("POST", "/tessera/exam/order/info", run)
            self.told.run, self.told.order, self.told.order_at = run["runId"], order["orderNumber"], time.time()
            self.town.acknowledged.append(self.told.order_at)
            if order["valid"]:
                return
            self.visitor = str(uuid.uuid4())
        raise GaveUp("four runs in a row were judged invalid")

    def pay(self) -> None:
        skus = self.data("GET", f"/tessera/exam/sku/list/{self.town.exam}/US/EN")
        price = skus[0]["price"]
        deadline = time.monotonic() + self.town.insists_s
        while True:
            ask = {"orderNumber": self.told.order, "skuId": skus[0]["id"], "email": f"{self.visitor}@bench.example",
                   "price": price, "consent": CONSENT}
            answer = self.call("POST", "/pay/order/create", ask)
            if answer["result"] == 200:
                break
            if answer["result"] == 10450:
                price = answer["data"]
            elif answer["result"] != 10455 or time.monotonic() > deadline:
                raise GaveUp(f"/pay/order/create: result {answer['result']}")
            else:
                # "Please try again": the provider didn't take part.
                time.sleep(1)
        opened = answer["data"]
        self.told.purchase, self.told.purchase_at = opened["purchaseId"], time.time()
        self.told.intent = opened["clientSecret"].split("_secret")[0]
        self.town.acknowledged.append(self.told.purchase_at)
        self.confirm(opened["clientSecret"])

    def confirm(self, secret: str) -> None:
        """As the provider's script does."""
        fields = {"key": PUBLISHABLE_KEY, "client_secret": secret, "return_url": "https://bench.example"}
        fields |= CARD
        request = urllib.request.Request(f"{self.town.psp_url}/v1/payment_intents/{self.told.intent}/confirm",
                                         urllib.parse.urlencode(fields).encode())
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                state = json.load(answer)["status"]
        except (OSError, http.client.HTTPException) as error:
            raise GaveUp(f"the payment peer: {error}") from error
        if state != "succeeded":
            raise GaveUp(f"the payment peer: the payment is {state}")
        self.told.charged_at = time.time()

    def wait_until_paid(self) -> None:
        deadline = time.monotonic() + self.town.insists_s
        while time.monotonic() < deadline:
            seen = self.data("POST", "/pay/check/status", {"orderNumber": self.told.order})
            if seen["status"] == "completed" and (seen.get("purchase") or {}).get("state") in ("paid", "fulfilled"):
                self.told.paid_at = time.time()
                return
            time.sleep(1)
        raise GaveUp(f"paid, but shown as {seen['status']} after {self.town.insists_s} s")

    def data(self, method: str, path: str, body: dict | None = None):
        answer = self.call(method, path, body)
        if answer["result"] != 200:
            raise GaveUp(f"{path}: result {answer['result']}")
        return answer["data"]

    def call(self, method: str, path: str, body: dict | None = None) -> dict:
        """Repeats until there is an answer that isn't a fault: that it comes is one of the promises."""
        deadline, tries = time.monotonic() + self.town.insists_s, 0
        while True:
            answer, envelope = self.once(method, path, body)
            self.town.answers.append(answer)
            if envelope is not None:
                return envelope
            if time.monotonic() > deadline:
                raise GaveUp(f"{path} was never answered, the last time with {answer.status}")
            tries += 1
            # A browser waits as long as it is told, or a little longer each time.
            asked = float(answer.retry_after) if (answer.retry_after or "").isdigit() else min(2.0, 0.1 * 2 ** tries)
            time.sleep(asked * self.chance.uniform(0.8, 1.2))

    def once(self, method: str, path: str, body: dict | None) -> tuple[Answer, dict | None]:
        headers = {"x-forwarded-for": self.address, "logid": self.visitor, "uid": self.visitor, "hl": "EN",
                   "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.town.base_url + path, data, headers, method=method)
        call, begun, clock = f"{method} {path}", time.time(), time.monotonic()

        def answered(status: int, retry_after: str | None = None) -> Answer:
            return Answer(call, status, retry_after, begun, time.monotonic() - clock)

        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                envelope = json.load(answer)
                return answered(answer.status), envelope
        except urllib.error.HTTPError as error:
            retry_after = error.headers.get("retry-after")
            if error.code >= 500 or error.code == 429:
                return answered(error.code, retry_after), None
            raise GaveUp(f"{path}: status {error.code} {error.read()[:200]!r}") from error
        except (OSError, http.client.HTTPException, json.JSONDecodeError):
            return answered(0), None


# ---- the checker ---------------------------------------------------------------------------------------------------


def rows(database_url: str, query: str) -> list[dict]:
    done = subprocess.run(
        ["psql", "--no-psqlrc", "-qtA", "-v", "ON_ERROR_STOP=1", database_url,
         "-c", f"select row_to_json(found) from ({query}) found"],
        capture_output=True, text=True,
    )
    if done.returncode:
        raise RuntimeError(f"psql: {done.stderr.strip()}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def peer_ledger(psp_url: str) -> list[dict]:
    with urllib.request.urlopen(f"{psp_url}/_sim/ledger", timeout=60) as answer:
        return [json.loads(line) for line in answer.read().decode().splitlines() if line]


def check(database_url: str, psp_url: str, told: list[Told], since: float = 0) -> list[str]:
    """Where the database differs from what buyers were told and from what the provider booked since then (by
    time.time(); what it booked before belongs to another database)."""
    orders = {row["number"]: row["run_id"] for row in rows(database_url, "select number, run_id from exam_order")}
    purchases = {row["id"]: row for row in rows(
        database_url, "select id, order_number, state, paid_at, currency, amount from purchase")}
    found = told_and_kept(told, orders, purchases)
    charges, totals = peer_sums([line for line in peer_ledger(psp_url) if line["at"] >= int(since)])
    found += charged_and_paid(charges, purchases)
    found += books(database_url, totals)
    return found


def told_and_kept(told: list[Told], orders: dict[str, str], purchases: dict[str, dict]) -> list[str]:
    found = []
    for one in told:
        if one.order and orders.get(one.order) != one.run:
            found.append(f"order {one.order} was acknowledged and is missing")
        if one.purchase and one.purchase not in purchases:
            found.append(f"purchase {one.purchase} was acknowledged and is missing")
        row = purchases.get(one.purchase)
        if one.paid_at and not (row and row["paid_at"]):
            found.append(f"order {one.order} was shown as paid and isn't")
    runs = Counter(orders.values())
    found += [f"run {run} has {count} orders" for run, count in runs.items() if count > 1]
    return found


def peer_sums(ledger: list[dict]) -> tuple[dict[str, dict], Counter]:
    """Kept charges by their id, and by currency what the provider holds."""
    charges: dict[str, dict] = {}
    totals: Counter = Counter()
    for line in ledger:
        sign = {"charge": 1, "refund": -1, "refund_failed": 1, "charge_failed": 0}.get(line["kind"])
        if sign is None:
            raise RuntimeError(f"the peer's ledger has a line that no buyer here causes: {line}")
        totals[line["currency"].upper()] += sign * abs(line["amount"])
        if line["kind"] == "charge":
            charges[line["charge"]] = line | {"kept": line["amount"]}
        elif sign:
            charges[line["charge"]]["kept"] += sign * abs(line["amount"])
    return {name: line for name, line in charges.items() if line["kept"] > 0}, totals


def charged_and_paid(charges: dict[str, dict], purchases: dict[str, dict]) -> list[str]:
    found = []
    paid_by_order: dict[str, list[str]] = defaultdict(list)
    for charge, line in charges.items():
        purchase = (line.get("metadata") or {}).get("purchase")
        row = purchases.get(purchase)
        if not row:
            found.append(f"charge {charge} succeeded at the provider and its purchase {purchase} is missing")
            continue
        if not row["paid_at"]:
            found.append(f"charge {charge} succeeded at the provider and order {row['order_number']} isn't paid"
                         f" (purchase is {row['state']})")
        paid_by_order[row["order_number"]].append(charge)
    found += [f"order {order} was paid {len(several)} times: {', '.join(several)}"
              for order, several in paid_by_order.items() if len(several) > 1]
    charged = {(line.get("metadata") or {}).get("purchase") for line in charges.values()}
    found += [f"order {row['order_number']} is paid and the provider has no charge for it"
              for row in purchases.values() if row["state"] in ("paid", "fulfilled") and row["id"] not in charged]
    return found


def books(database_url: str, totals: Counter) -> list[str]:
    uneven = rows(database_url, "select transaction, currency, sum(amount) as off from ledger_line"
                                " group by transaction, currency having sum(amount) <> 0")
    found = [f"ledger: {row['transaction']} is off by {row['off']} {row['currency']}" for row in uneven]
    ours = Counter({row["currency"]: row["total"] for row in rows(
        database_url, "select currency, sum(amount)::bigint as total from ledger_line where account = 'provider'"
                      " group by currency")})
    return found + [f"ledger: the provider holds {totals[currency]} {currency}, our books say {ours[currency]}"
                    for currency in sorted(set(totals) | set(ours)) if totals[currency] != ours[currency]]


def settled(database_url: str, psp_url: str, told: list[Told], patience_s: float = 120, since: float = 0) -> list[str]:
    """The differences once everything that is under way has had its time; at once if there are none."""
    deadline = time.monotonic() + patience_s
    while (found := check(database_url, psp_url, told, since)) and time.monotonic() < deadline:
        time.sleep(1)
    return found


def save(told: list[Told], path: Path) -> None:
    path.write_text("".join(json.dumps(asdict(one)) + "\n" for one in told))


def load(path: Path) -> list[Told]:
    return [Told(**json.loads(line)) for line in path.read_text().splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rate", type=float, default=10)
    parser.add_argument("--seconds", type=float, default=10)
    chosen = parser.parse_args()
    database, psp = os.environ["DATABASE_URL"], os.environ["PSP_URL"]
    buyers = Buyers(os.environ["BASE_URL"], psp, database, chosen.rate)
    begun = time.time()
    buyers.start()
    time.sleep(chosen.seconds)
    ended = time.time()
    buyers.stop()
    differences = settled(database, psp, buyers.told)
    troubles = [one.trouble for one in buyers.told if one.trouble]
    print(f"buyers {len(buyers.told)}, paid {sum(one.paid_at > 0 for one in buyers.told)}, "
          f"longest pause {buyers.longest_pause(begun, ended):.2f} s, faults {sum(buyers.faults().values())}, "
          f"in trouble {len(troubles)}, differences {len(differences)}")
    for line in [*troubles[:10], *differences[:10]]:
        print(f"  {line}")
    sys.exit(1 if differences or troubles else 0)


if __name__ == "__main__":
    main()
