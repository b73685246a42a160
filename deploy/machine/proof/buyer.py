"""A stranger in front of the shop: takes a test at the pace of a person, pays by card, downloads the PDF. Everything goes
through the public address, by TLS."""

import http.client
import json
import random
import socket
import ssl
import time
import uuid
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode

from .fresh import ADDRESS, OUTSIDE, Failed, wait_until
from .outside import PAY, SITE

# The test with 20 questions. Whoever takes less than 6 s a question isn't believed.
EXAM, SECONDS_A_QUESTION = 2, 6.4
CARD = {"payment_method_data[type]": "card", "payment_method_data[card][number]": "4242424242424242",
        "payment_method_data[card][exp_month]": "12", "payment_method_data[card][exp_year]": "2031",
        "payment_method_data[card][cvc]": "123"}
CONSENT = {"supply": "At once.", "waiver": "I know.", "confirmed": "Yes.", "button": "Pay"}


class Connection(http.client.HTTPSConnection):
    """To an address that no name server knows."""

    def __init__(self, name: str, address: str, authority: Path):
        self.trust = ssl.create_default_context(cafile=str(authority))
        super().__init__(name, timeout=35, context=self.trust)
        self.address = address

    def connect(self) -> None:
        plain = socket.create_connection((self.address, 443), self.timeout)
        self.sock = self.trust.wrap_socket(plain, server_hostname=self.host)


@dataclass
class Bought:
    order: str = ""
    purchase: str = ""
    email: str = ""
    pdf: bytes = b""


class Buyer:
    def __init__(self, authority: Path, keys: dict[str, int], publishable_key: str):
        self.authority, self.keys, self.publishable_key = authority, keys, publishable_key
        self.visitor, self.ticket = str(uuid.uuid4()), ""
        self.bought = Bought(email=f"{self.visitor}@buyers.test")

    def request(self, method: str, path: str, body: dict | None = None) -> tuple[int, bytes]:
        """Status and body; the ticket that comes with questions is remembered, as a browser does."""
        connection = Connection(SITE, ADDRESS, self.authority)
        headers = {"logid": self.visitor, "uid": self.visitor, "hl": "EN", "content-type": "application/json"}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        self.ticket = answer.headers.get("form-ticket", self.ticket)
        return answer.status, answer.read()

    def in_clear_text(self, method: str, path: str) -> int:
        """The status over http."""
        connection = http.client.HTTPConnection(ADDRESS, 80, timeout=35)
        connection.request(method, path, headers={"host": SITE})
        return connection.getresponse().status

    def data(self, method: str, path: str, body: dict | None = None):
        status, text = self.request(method, path, body)
        answer = json.loads(text) if status == 200 else {}
        if answer.get("result") != 200:
            raise Failed(f"{path}: {status} {text[:300]!r}")
        return answer["data"]

    def open_page(self) -> None:
        status, page = self.request("GET", "/")
        if status != 200 or b"<html" not in page:
            raise Failed(f"the landing page: {status}")

    def take_the_test(self) -> None:
        questions = self.data("GET", f"/tessera/exam/question/list/{EXAM}/EN")
        chance, passed, answers = random.Random(7), 0, []
        for place, question in enumerate(questions["questions"]):
            ms = int(SECONDS_A_QUESTION * 1000) + chance.randint(-300, 300)
            passed += ms
            key = self.keys[f"{questions['formId']}/{question['id']}"]
            # Right at the beginning, more and more often wrong towards the end, as people are.
            right = chance.random() < 0.97 - 0.5 * place / len(questions["questions"])
            option = key if right else (key + chance.randint(1, 5)) % 6
            answers.append({"id": question["id"], "option": option, "ms": ms, "changes": 0, "at": passed})
        time.sleep(passed / 1000)
        run = {"runId": str(uuid.uuid4()), "examId": EXAM, "formId": questions["formId"], "ticket": self.ticket,
               "answers": answers, "left": 0, "hiddenMs": 0, "width": 390, "clockOffsetMs": 0,
               "sentAt": int(time.time() * 1000)}
        order = self.data("POST", "/tessera/exam/order/info", run)
        if not order["valid"]:
            raise Failed(f"the run was judged invalid: {order}")
        self.bought.order = order["orderNumber"]

    def pay(self) -> None:
        packages = self.data("GET", f"/tessera/exam/sku/list/{EXAM}/US/EN")
        ask = {"orderNumber": self.bought.order, "skuId": packages[0]["id"], "email": self.bought.email,
               "price": packages[0]["price"], "consent": CONSENT}
        status, text = self.request("POST", "/pay/order/create", ask)
        answer = json.loads(text)
        if answer["result"] == 10450:
            # The price in the country that the shop sees.
            answer = {"result": 200, "data": self.data("POST", "/pay/order/create", ask | {"price": answer["data"]})}
        if answer["result"] != 200:
            raise Failed(f"/pay/order/create: {status} {text[:300]!r}")
        self.bought.purchase = answer["data"]["purchaseId"]
        self.confirm(answer["data"]["clientSecret"])
        wait_until("the order to be paid", self.is_paid)

    def confirm(self, secret: str) -> None:
        """As the provider's script does in a browser."""
        connection = Connection(PAY, OUTSIDE, self.authority)
        fields = {"client_secret": secret, "return_url": f"https://{SITE}/"} | CARD
        headers = {"authorization": f"Bearer {self.publishable_key}",
                   "content-type": "application/x-www-form-urlencoded"}
        intent = secret.split("_secret")[0]
        connection.request("POST", f"/v1/payment_intents/{intent}/confirm", urlencode(fields), headers)
        answer = json.loads(connection.getresponse().read())
        if answer.get("status") != "succeeded":
            raise Failed(f"the provider: {answer}")

    def is_paid(self) -> bool:
        seen = self.data("POST", "/pay/check/status", {"orderNumber": self.bought.order})
        return seen["status"] == "completed" and (seen.get("purchase") or {}).get("state") in ("paid", "fulfilled")

    def download(self) -> None:
        ask = {"orderNumber": self.bought.order, "file": "report", "hl": "EN"}
        status, self.bought.pdf = self.request("POST", "/tessera/exam/order/file/down/info", ask)
        if status != 200 or not self.bought.pdf.startswith(b"%PDF-"):
            raise Failed(f"the PDF: {status} {self.bought.pdf[:300]!r}")
