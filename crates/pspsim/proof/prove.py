"""Lets Stripe's SDKs for Python and Node and localstripe judge the payment peer. One row for each claim."""

import http.server
import json
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

import stripe

VERSION = "2026-09-30.endive"
HERE = Path(__file__).resolve().parent
SCRATCH = Path(os.environ["PSP_SCRATCH"])
SECRETS = ["whsec_new", "whsec_old"]

ROWS: list[bool] = []


def row(what: str, found, wanted) -> None:
    ROWS.append(found == wanted)
    print(f"{'ok' if found == wanted else 'NO':<3} {what:<72} {found}" + ("" if found == wanted else f", not {wanted}"))


def until(is_so, seconds: float = 20) -> bool:
    deadline = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


# ---- processes ------------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def answers(url: str) -> bool:
    try:
        urllib.request.urlopen(url, timeout=2)
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


class Hook:
    """Accepts webhooks and stores them unchanged."""

    def __init__(self):
        self.taken: list[tuple[str, str]] = []
        taken = self.taken

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"])).decode()
                taken.append((body, self.headers["stripe-signature"]))
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Peer:
    """Stripe's wire format at an address, without an SDK: the same calls for pspsim and localstripe."""

    def __init__(self, url: str):
        self.url = url

    def call(self, method: str, path: str, **fields) -> tuple[int, dict]:
        data = urllib.parse.urlencode([(key.replace("__", "[") + "]" * key.count("__"), value)
                                       for key, value in fields.items()]).encode()
        request = urllib.request.Request(self.url + path, data if method == "POST" else None, method=method)
        request.add_header("authorization", "Bearer sk_test_proof")
        request.add_header("stripe-version", VERSION)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, json.loads(answer.read() or b"{}")
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read() or b"{}")

    def post(self, path: str, **fields) -> dict:
        status, body = self.call("POST", path, **fields)
        if status != 200:
            raise SystemExit(f"{self.url}{path}: {status} {body}")
        return body

    def control(self, path: str, body: dict) -> dict:
        request = urllib.request.Request(f"{self.url}/_sim/{path}", json.dumps(body).encode(), method="POST")
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)


# ---- stripe-python --------------------------------------------------------------------------------------------------


def python_sdk(peer: Peer, hook: Hook) -> None:
    client = stripe.StripeClient("sk_test_python", base_addresses={"api": peer.url}, stripe_version=VERSION,
                                 max_network_retries=2).v1
    card = {"payment_method_types": ["card"]}
    customer = client.customers.create({"email": "a@example.com"})
    intent = client.payment_intents.create({"amount": 1299, "currency": "usd", "customer": customer.id, **card})
    paid = client.payment_intents.confirm(intent.id, {"payment_method": "pm_card_visa"})
    row("stripe-python: a card pays", paid.status, "succeeded")
    listed = client.payment_intents.list({"customer": customer.id})
    row("stripe-python: the customer's intents", [found.id for found in listed.data], [intent.id])
    charge = client.charges.retrieve(paid.latest_charge, {"expand": ["balance_transaction"]})
    money = charge.balance_transaction
    row("stripe-python: an expanded balance transaction", money.amount - money.fee, money.net)
    refund = client.refunds.create({"payment_intent": intent.id, "amount": 299})
    row("stripe-python: a refund", refund.status, "succeeded")

    def refusal(call) -> str:
        try:
            call()
        except stripe.StripeError as error:
            return f"{type(error).__name__} {error.code or ''}".strip()
        return "nothing"

    declined = {"amount": 1299, "currency": "usd", "payment_method": "pm_card_chargeDeclined", "confirm": True, **card}
    row("stripe-python: a decline", refusal(lambda: client.payment_intents.create(declined)),
        "CardError card_declined")
    row("stripe-python: a refund beyond the charge",
        refusal(lambda: client.refunds.create({"payment_intent": intent.id, "amount": 1001})), "InvalidRequestError")
    row("stripe-python: an amount below the minimum",
        refusal(lambda: client.payment_intents.create({"amount": 1, "currency": "usd"})),
        "InvalidRequestError amount_too_small")
    keyed = {"idempotency_key": "proof:1"}
    client.payment_intents.create({"amount": 1299, "currency": "usd"}, keyed)
    row("stripe-python: other parameters under the same key",
        refusal(lambda: client.payment_intents.create({"amount": 1300, "currency": "usd"}, keyed)),
        "IdempotencyError")
    peer.control("faults", {"rules": [{"call": "POST /v1/payment_intents", "kind": "drop_after", "next": 1}]})
    before = len(client.payment_intents.list({"limit": 100}).data)
    client.payment_intents.create({"amount": 1299, "currency": "usd"})
    row("stripe-python: retries a cut connection by itself, made once",
        len(client.payment_intents.list({"limit": 100}).data) - before, 1)
    subscription = client.subscriptions.create({
        "customer": customer.id,
        "items": [{"price_data": {"currency": "eur", "product": "prod_vip", "unit_amount": 999,
                                  "recurring": {"interval": "month"}}}],
        "payment_behavior": "default_incomplete",
        "expand": ["latest_invoice.confirmation_secret"],
    })
    secret = subscription.latest_invoice.confirmation_secret.client_secret
    client.payment_intents.confirm(secret.split("_secret_")[0], {"payment_method": "pm_card_visa"})
    row("stripe-python: a subscription begins", client.subscriptions.retrieve(subscription.id).status, "active")
    events = list(client.events.list({"limit": 100}).auto_paging_iter())
    until(lambda: len(hook.taken) >= len(events))
    row("stripe-python: pages through all events that were delivered",
        {event.id for event in events} <= {json.loads(body)["id"] for body, _ in hook.taken}, True)


def verified(body: str, signature: str, secret: str) -> bool:
    try:
        stripe.Webhook.construct_event(body, signature, secret)
    except (stripe.SignatureVerificationError, ValueError):
        return False
    return True


def signatures(peer: Peer, hook: Hook) -> list[dict]:
    """Honest deliveries of everything so far, then old and forged copies."""
    honest = list(hook.taken)
    for secret in SECRETS:
        good = sum(verified(body, signature, secret) for body, signature in honest)
        row(f"stripe-python: accepts every delivery with {secret}", f"{good} of {len(honest)}",
            f"{len(honest)} of {len(honest)}")
    row("stripe-python: accepts none with another secret",
        sum(verified(body, signature, "whsec_other") for body, signature in honest), 0)
    row("stripe-python: accepts none with a changed byte",
        sum(verified(body.replace("evt_", "evt-", 1), signature, SECRETS[0]) for body, signature in honest), 0)
    deliveries = [{"manner": "honest", "body": body, "signature": signature} for body, signature in honest]
    for manner, fault in (("old", {"old": 1.0, "lose": 1.0}), ("forged", {"forge": 1.0, "lose": 1.0})):
        peer.control("faults", {"webhooks": fault})
        count = len(hook.taken)
        for _ in range(20):
            peer.post("/v1/payment_intents", amount=1299, currency="usd")
        until(lambda: len(hook.taken) >= count + 20)
        made = hook.taken[count:]
        accepted = sum(any(verified(body, signature, secret) for secret in SECRETS) for body, signature in made)
        row(f"stripe-python: refuses {manner} deliveries", f"{accepted} of {len(made)} accepted", "0 of 20 accepted")
        deliveries += [{"manner": manner, "body": body, "signature": signature} for body, signature in made]
    peer.control("faults", {"webhooks": {}})
    return deliveries


# ---- stripe-node ----------------------------------------------------------------------------------------------------


def node_sdk(peer: Peer, deliveries: list[dict]) -> None:
    recorded = SCRATCH / "deliveries.json"
    recorded.write_text(json.dumps({"secrets": SECRETS, "deliveries": deliveries}))
    node = HERE.parents[2] / "node_modules/.bin/node"
    command = [str(node) if node.exists() else "node", str(HERE / "judge.mjs"), str(SCRATCH), str(recorded), peer.url,
               VERSION]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"stripe-node: {done.stderr}")
    said = json.loads(done.stdout)
    honest = said["judged"]["honest"]
    row("stripe-node: accepts every honest delivery", f"{honest[0]} of {honest[1]}", f"{honest[1]} of {honest[1]}")
    for manner in ("old", "forged"):
        row(f"stripe-node: accepts of 20 {manner} ones", said["judged"][manner], [0, 20])
    row("stripe-node: a card pays", said["paid"], "succeeded")
    row("stripe-node: a decline", said["declined"], "StripeCardError generic_decline")


# ---- localstripe ----------------------------------------------------------------------------------------------------


def flows(peer: Peer, authenticate) -> dict:
    """The outcome of each step, only where localstripe is right."""
    seen = {}

    def method(number: str) -> str:
        fields = {"card__number": number, "card__exp_month": 12, "card__exp_year": 2034, "card__cvc": "123"}
        return peer.post("/v1/payment_methods", type="card", **fields)["id"]

    def intent(number: str | None = None, **more) -> dict:
        chosen = {"payment_method": method(number)} if number else {}
        return peer.post("/v1/payment_intents", amount=1299, currency="usd", metadata__order="L-1",
                         payment_method_types__0="card", **chosen, **more)

    def confirm(made: dict) -> tuple[int, dict]:
        return peer.call("POST", f"/v1/payment_intents/{made['id']}/confirm")

    bare = intent()
    seen["a new intent"] = (bare["status"], bare["amount"], bare["currency"], bare["metadata"])
    good = intent("4242424242424242")
    seen["an intent with a method"] = good["status"]
    seen["confirmed"] = confirm(good)[1]["status"]
    charge_id = peer.call("GET", f"/v1/payment_intents/{good['id']}")[1]["latest_charge"]
    charge_id = charge_id if isinstance(charge_id, str) else charge_id["id"]
    charge = peer.call("GET", f"/v1/charges/{charge_id}")[1]
    seen["its charge"] = (charge["status"], charge["paid"], charge["amount"], charge["payment_intent"] == good["id"])
    refund = peer.post("/v1/refunds", charge=charge_id, amount=299)
    charge = peer.call("GET", f"/v1/charges/{charge_id}")[1]
    seen["a refund in part"] = (refund["status"], refund["amount"], charge["amount_refunded"], charge["refunded"])
    seen["cancelled"] = peer.post(f"/v1/payment_intents/{bare['id']}/cancel")["status"]
    seen["confirmed after that"] = confirm(bare)[0]
    buyer = peer.post("/v1/customers", email="a@example.com")
    seen["a customer"] = (buyer["email"], buyer["object"])
    bad = method("4000000000000341")
    peer.post(f"/v1/payment_methods/{bad}/attach", customer=buyer["id"])
    declined = peer.post("/v1/payment_intents", amount=1299, currency="usd", customer=buyer["id"], payment_method=bad,
                         payment_method_types__0="card")
    status, error = confirm(declined)
    after = peer.call("GET", f"/v1/payment_intents/{declined['id']}")[1]
    # The error's type isn't compared: localstripe returns invalid_request_error, Stripe's SDKs above expect
    # a card_error.
    seen["a decline"] = (status, error["error"]["code"], after["status"])
    for outcome in (True, False):
        asked = intent("4000002760003184")
        status, waiting = confirm(asked)
        authenticate(peer, waiting, outcome)
        after = peer.call("GET", f"/v1/payment_intents/{asked['id']}")[1]
        why = (after["last_payment_error"] or {}).get("code")
        seen[f"authentication {'passes' if outcome else 'fails'}"] = (
            waiting["status"], waiting["next_action"]["type"], after["status"], why)
    return seen


def agreement(peer: Peer) -> None:
    port = free_port()
    process = subprocess.Popen([sys.executable, str(HERE / "localstripe_here.py"), str(port)],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        other = Peer(f"http://127.0.0.1:{port}")
        if not until(lambda: answers(other.url)):
            raise SystemExit("localstripe did not answer")
        hook = Hook()
        other.post("/_config/webhooks/proof", url=hook.url, secret=SECRETS[0])
        ours = flows(peer, lambda peer, intent, passed: peer.control(
            f"intents/{intent['id']}/authenticate", {"outcome": "pass" if passed else "fail"}))
        theirs = flows(other, lambda peer, intent, passed: peer.post(
            f"/v1/payment_intents/{intent['id']}/_authenticate", client_secret=intent["client_secret"],
            success=str(passed).lower()))
        for step, found in theirs.items():
            row(f"localstripe agrees: {step}", ours[step], found)
        until(lambda: any('"payment_intent.succeeded"' in body for body, _ in hook.taken))
        good = sum(verified(body, signature, SECRETS[0]) for body, signature in hook.taken)
        row("the same verifier accepts localstripe's deliveries", good == len(hook.taken) > 0, True)
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    port, hook = free_port(), Hook()
    secrets = [option for secret in SECRETS for option in ("--webhook-secret", secret)]
    process = subprocess.Popen([os.environ["PSPSIM_BIN"], "--listen", f"127.0.0.1:{port}", "--webhook", hook.url,
                                *secrets], stderr=subprocess.DEVNULL)
    try:
        peer = Peer(f"http://127.0.0.1:{port}")
        if not until(lambda: answers(f"{peer.url}/healthz")):
            raise SystemExit("pspsim did not answer")
        python_sdk(peer, hook)
        node_sdk(peer, signatures(peer, hook))
        agreement(peer)
    finally:
        process.terminate()
        process.wait()
    print(f"{sum(ROWS)} of {len(ROWS)} hold")
    sys.exit(0 if all(ROWS) else 1)


if __name__ == "__main__":
    main()
