"""What schemathesis can't know of a running product: orders that exist, people who are signed in, networks to come from.

Half of its calls keep what it made up; the others get an order, a token or an address that is there, so that answers
other than refusals are compared with the document too. HOSTILE_KNOWN names a file with what exists, HOSTILE_SEEN one for
what was answered.
"""

import atexit
import json
import os
import random
import re
import threading
import time
import urllib.parse
import urllib.request
import uuid
from collections import Counter
from pathlib import Path

import schemathesis

BASE_URL, MAIL_URL = os.environ["BASE_URL"], os.environ["MAIL_WEB_URL"]
KNOWN = json.loads(Path(os.environ["HOSTILE_KNOWN"]).read_text())
# Calls that end a session, an account or its password: each needs somebody of its own.
LAST_CALLS = ("/user/delete", "/user/logout", "/user/session/end", "/user/password/update", "/user/order/collect")
# A proof counts for ten minutes.
FRESH_S = 300
PATIENCE_S = 20

chance = random.Random(1)
lock = threading.Lock()
seen: Counter = Counter()


def network() -> str:
    """Each call comes from somewhere else: limits by network are proven elsewhere."""
    return f"198.{chance.randint(18, 19)}.{chance.randint(0, 255)}.{chance.randint(1, 254)}"


class People:
    def __init__(self) -> None:
        self.token, self.since = "", 0.0

    def signed_in(self) -> str:
        with lock:
            if time.monotonic() - self.since > FRESH_S:
                self.token, self.since = sign_in(), time.monotonic()
            return self.token


def sign_in() -> str:
    """Somebody new, by the code of a letter; gives the session's token."""
    address = f"{uuid.uuid4().hex[:12]}@bench.example"
    headers = {"x-forwarded-for": network(), "content-type": "application/json"}
    query = urllib.parse.urlencode({"email": address, "purpose": "sign_in"})
    _, asked = ask(f"{BASE_URL}/tessera/email/captcha/send?{query}", None, headers)
    # The code counts only in the browser that asked for the letter.
    headers["cookie"] = asked["set-cookie"].split(";")[0]
    code = code_of(address)
    body = json.dumps({"account": address, "code": code}).encode()
    _, answered = ask(f"{BASE_URL}/tessera/user/verify", body, headers)
    return re.search(r"IQ-token=([0-9a-f]{64})", answered["set-cookie"]).group(1)


def code_of(address: str) -> str:
    query = urllib.parse.urlencode({"to.address": address})
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        letters, _ = ask(f"{MAIL_URL}/email?{query}", None, {})
        for letter in letters:
            if code := re.search(r"^\s*(\d{6})\s*$", letter["text"], re.M):
                return code.group(1)
        time.sleep(0.1)
    raise RuntimeError(f"no letter to {address}")


def ask(address: str, body: bytes | None, headers: dict) -> tuple:
    with urllib.request.urlopen(urllib.request.Request(address, body, headers), timeout=PATIENCE_S) as answer:
        return json.load(answer), answer.headers


people = People()


@schemathesis.hook
def before_call(context, case, kwargs):
    path = case.operation.path
    case.headers["X-Forwarded-For"] = network()
    if chance.random() < 0.5:
        return
    if path.endswith(LAST_CALLS):
        if chance.random() < 0.3:
            case.headers["IQ-token"] = sign_in()
    elif chance.random() < 0.7:
        case.headers["IQ-token"] = people.signed_in()
    for values in (case.path_parameters, case.query, case.body):
        if isinstance(values, dict):
            put_known(values)
    for name in ("Member-Order", "Bundle-Order"):
        if name in case.headers:
            case.headers[name] = chance.choice(KNOWN["orderNumber"])


def put_known(values: dict) -> None:
    for name in values:
        if name in KNOWN and chance.random() < 0.8:
            values[name] = chance.choice(KNOWN[name])


@schemathesis.hook
def after_call(context, case, response):
    result = None
    if response.headers.get("content-type", [""])[0].startswith("application/json"):
        try:
            result = json.loads(response.content).get("result")
        except (ValueError, AttributeError):
            pass
    elif response.status_code == 200:
        result = 200
    with lock:
        seen["calls"] += 1
        seen[f"status {response.status_code}"] += 1
        if response.status_code == 200 and result == 200:
            seen[f"answered {case.operation.label}"] += 1


def write_down() -> None:
    Path(os.environ["HOSTILE_SEEN"]).write_text(json.dumps(seen))


atexit.register(write_down)
