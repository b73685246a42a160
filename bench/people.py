"""People who take the test and buy, for proofs that need somebody to be there: the calls that a browser makes.

The right answers come from the database, which only a bench may read; tickets are signed with the development key, as
if the questions had been handed out an hour ago, because nobody here waits as long as the answers claim.
"""

import hashlib
import hmac
import http.client
import json
import random
import subprocess
import time
import urllib.parse
import uuid

# `tickets.key` of a development server.
TICKET_KEY = b"for-development-only-known-to-al"
CARD = {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": "4242424242424242",
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2031",
    "payment_method_data[card][cvc]": "123",
}
CONSENT = {"supply": "At once.", "waiver": "I know.", "confirmed": "Yes.", "button": "Pay"}
PACKAGE = 1
PRICE_DIFFERS = 10450


class Refused(Exception):
    """An answer that isn't what was asked for."""


class Line:
    """A connection that is kept, as browsers keep theirs; opened again where the other side has closed it."""

    def __init__(self, base: str):
        self.address = urllib.parse.urlsplit(base).netloc
        self.connection: http.client.HTTPConnection | None = None

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, dict, bytes]:
        if self.connection is None:
            self.connection = http.client.HTTPConnection(self.address, timeout=35)
        try:
            self.connection.request(method, path, body, headers)
            answer = self.connection.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read()
        except (OSError, http.client.HTTPException):
            self.connection.close()
            self.connection = None
            raise


def keys(database: str) -> dict[int, dict[str, int]]:
    """The place of the right option, by form and question."""
    query = """select form_id, item.code, array_position(options, (spec ->> 'key')::smallint) - 1
               from form_question join item on item.id = item_id"""
    command = ["psql", "--no-psqlrc", "-qtA", "-F", " ", "-v", "ON_ERROR_STOP=1", database, "-c", query]
    rows = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\n")
    forms: dict[int, dict[str, int]] = {}
    for form, code, place in (row.split(" ") for row in rows if row):
        forms.setdefault(int(form), {})[code] = int(place)
    return forms


def ticket(form: int, exam: int) -> str:
    """As if the form had been handed out an hour ago."""
    signed = f"{int(time.time() * 1000) - 3_600_000:012x}{uuid.uuid4().hex[12:]}.{form}.{exam}.{0:032x}"
    return f"{signed}.{hmac.new(TICKET_KEY, signed.encode(), hashlib.sha256).hexdigest()}"


class Person:
    """Somebody at a browser, with an address of their own."""

    def __init__(self, base: str, psp: str, answers: dict[int, dict[str, int]], publishable: str = "pk_test_tessera"):
        self.shop, self.psp = Line(base), Line(psp)
        self.keys, self.publishable = answers, publishable
        self.become_another()

    def become_another(self) -> None:
        """The next person at the same browser: a new visitor from another network."""
        self.id = str(uuid.uuid4())
        place = random.randrange(2**24)
        address = f"81.{place >> 16}.{place >> 8 & 255}.{place & 255}"
        self.headers = {"x-forwarded-for": address, "logid": self.id, "uid": self.id, "hl": "EN"}
        self.email = f"buyer-{self.id}@bench.example"

    def call(self, method: str, path: str, body: dict | None = None) -> dict:
        answer = self.answer(method, path, body)
        if answer["result"] != 200:
            raise Refused(f"{method} {path}: result {answer['result']}")
        return answer["data"]

    def answer(self, method: str, path: str, body: dict | None = None) -> dict:
        sent = None if body is None else json.dumps(body).encode()
        kind = {} if body is None else {"content-type": "application/json"}
        status, _, text = self.shop.ask(method, path, sent, **self.headers, **kind)
        if status != 200:
            raise Refused(f"{method} {path}: {status}")
        return json.loads(text)

    def look(self) -> None:
        """A page view, as the page counts it."""
        status, _, _ = self.shop.ask(
            "GET", "/tessera/app/v2/view?dl=https%3A%2F%2Ftessera.example%2F", None, **self.headers
        )
        if status != 200:
            raise Refused(f"a view: {status}")

    def take_the_test(self) -> str:
        """An unpaid order of an attentive person of average ability; its number."""
        given = self.call("GET", "/tessera/exam/question/list/1/EN")
        right, passed, answers = self.keys[given["formId"]], 0, []
        for place, question in enumerate(given["questions"]):
            key = right[question["id"]]
            knows = random.random() < 0.97 - 0.5 * place / len(given["questions"])
            taken = random.randint(9_000, 34_000)
            passed += taken + 350
            option = key if knows else (key + random.randint(1, 5)) % 6
            answers.append({"id": question["id"], "option": option, "ms": taken, "changes": 0, "at": passed})
        run = {
            "runId": str(uuid.uuid4()),
            "examId": given["examId"],
            "formId": given["formId"],
            "ticket": ticket(given["formId"], given["examId"]),
            "answers": answers,
            "left": 0,
            "hiddenMs": 0,
            "width": 390,
            "clockOffsetMs": 0,
            "sentAt": int(time.time() * 1000),
        }
        return self.call("POST", "/tessera/exam/order/info", run)["orderNumber"]

    def open_payment(self, order: str) -> str:
        """The client secret of a payment for the smallest package."""
        packages = self.call("GET", "/tessera/exam/sku/list/1/US/EN")
        price = next(sku["price"] for sku in packages if sku["id"] == PACKAGE)
        ask = {"orderNumber": order, "skuId": PACKAGE, "email": self.email, "price": price, "consent": CONSENT}
        answer = self.answer("POST", "/pay/order/create", ask)
        if answer["result"] == PRICE_DIFFERS:
            # The network is in another country; its price is shown and agreed to.
            answer = self.answer("POST", "/pay/order/create", ask | {"price": answer["data"]})
        if answer["result"] != 200:
            raise Refused(f"a payment isn't opened: result {answer['result']}")
        return answer["data"]["clientSecret"]

    def confirm(self, secret: str) -> None:
        """What the provider's script does with the card."""
        fields = {
            "key": self.publishable,
            "client_secret": secret,
            "return_url": "https://bench.example/payCheck",
        } | CARD
        intent = secret.split("_secret")[0]
        status, _, text = self.psp.ask(
            "POST",
            f"/v1/payment_intents/{intent}/confirm",
            urllib.parse.urlencode(fields).encode(),
            **{"content-type": "application/x-www-form-urlencoded"},
        )
        if status != 200:
            raise Refused(f"the peer takes no card: {status} {text[:200]!r}")

    def buy(self) -> tuple[str, str]:
        """Takes the test and pays; the order's number and the intent's id."""
        order = self.take_the_test()
        secret = self.open_payment(order)
        self.confirm(secret)
        return order, secret.split("_secret")[0]
