"""The stage of bench/alerts: a server and a worker, exporters, Prometheus and Alertmanager, a pager, a mail relay with
moods, and people who look and buy."""

import contextlib
import http.client
import json
import os
import re
import signal
import socket
import socketserver
import subprocess
import sys
import threading
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from people import Person, Refused

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "deploy/prometheus"
SERVER, DATABASE = os.environ["SERVER_BIN"], os.environ["DATABASE_URL"]
BASE, PSP = os.environ["BASE_URL"], os.environ["PSP_URL"]
HOST = "127.0.0.1"
# All durations of rules and routes are divided by it.
FASTER = 30
UNITS = {"s": 1, "m": 60, "h": 3600}
TARGETS = 6


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return probe.getsockname()[1]


PROGRAMS = ("serve", "worker", "prometheus", "alertmanager", "postgres", "redis", "probe", "node", "smtp", "sink")
PORTS = {name: free_port() for name in PROGRAMS}


def scaled(text: str) -> str:
    """Durations of rules and routes, divided by FASTER."""

    def less(found: re.Match) -> str:
        millis = int(found[2]) * UNITS[found[3]] * 1000 // FASTER
        return f"{found[1]}{millis}ms"

    return re.sub(r"(\[|offset |for: |group_wait: |group_interval: |repeat_interval: )(\d+)([smh])\b", less, text)


def configure(folder: Path, misspelt: bool) -> None:
    rules = scaled((FOLDER / "rules.yml").read_text())
    if misspelt:
        rules = rules.replace("cache_failures_total", "cache_failure_total")
    (folder / "rules.yml").write_text(rules)
    text = (FOLDER / "prometheus.yml").read_text().replace("interval: 15s", "interval: 1s")
    nats = os.environ["NATS_MONITOR_URL"]
    for old, new in (
        ("http://127.0.0.1:8222", nats),
        ("127.0.0.1:9081", f"{HOST}:{PORTS['serve']}"),
        ("127.0.0.1:9082", f"{HOST}:{PORTS['worker']}"),
        ("127.0.0.1:9187", f"{HOST}:{PORTS['postgres']}"),
        ("127.0.0.1:9121", f"{HOST}:{PORTS['redis']}"),
        ("127.0.0.1:9115", f"{HOST}:{PORTS['probe']}"),
        ("127.0.0.1:9100", f"{HOST}:{PORTS['node']}"),
        ("127.0.0.1:9093", f"{HOST}:{PORTS['alertmanager']}"),
    ):
        if old not in text:
            sys.exit(f"alerts: prometheus.yml doesn't name {old}")
        text = text.replace(old, new)
    (folder / "prometheus.yml").write_text(text)
    routes = scaled((FOLDER / "alertmanager.yml").read_text()).replace(f"{HOST}:9099", f"{HOST}:{PORTS['sink']}")
    (folder / "alertmanager.yml").write_text(routes)


def get(url: str) -> bytes | None:
    with contextlib.suppress(OSError), urllib.request.urlopen(url, timeout=5) as answer:
        return answer.read()
    return None


def wait_for(what: str, reached, patience_s: float = 60):
    deadline = time.monotonic() + patience_s
    while not (found := reached()):
        if time.monotonic() > deadline:
            sys.exit(f"alerts: {what} did not happen in {patience_s:.0f} s")
        time.sleep(0.1)
    return found


class Processes:
    """Everything that a fault needs, started for it and stopped after it."""

    def __init__(self, folder: Path, settings: dict[str, str]):
        self.folder, self.settings = folder, settings
        self.running: dict[str, subprocess.Popen] = {}

    def start(self, name: str, *command: str, **env: str) -> None:
        with (self.folder / f"{name}.log").open("a") as log:
            self.running[name] = subprocess.Popen(command, env=os.environ | env, stdout=log, stderr=log)

    def start_product(self, name: str) -> None:
        kind = "serve" if name == "serve" else "worker"
        admin = f"{HOST}:{PORTS[name]}"
        # PDFs made ahead would take both cores of a small machine.
        env = {
            "TESSERA_ADMIN__LISTEN": admin,
            "TESSERA_SMTP__URL": f"smtp://{HOST}:{PORTS['smtp']}",
            "TESSERA_FILES__URL": f"file:{self.folder}/files",
            "TESSERA_JOBS__SLOW_AT_ONCE": "0",
        } | self.settings
        self.start(name, SERVER, kind, **env)
        wait_for(f"the answer of {name}", lambda: get(f"http://{admin}/healthz"))

    def start_exporters(self) -> None:
        database = DATABASE + "?sslmode=disable"
        self.start(
            "postgres",
            "prometheus-postgres-exporter",
            f"--web.listen-address={HOST}:{PORTS['postgres']}",
            DATA_SOURCE_NAME=database,
        )
        self.start(
            "redis",
            "prometheus-redis-exporter",
            f"--web.listen-address={HOST}:{PORTS['redis']}",
            f"--redis.addr={os.environ['TESSERA_REDIS__URL']}",
        )
        self.start(
            "probe",
            "prometheus-blackbox-exporter",
            f"--web.listen-address={HOST}:{PORTS['probe']}",
            "--config.file=/etc/prometheus/blackbox.yml",
        )
        # The clock of this machine is whatever it is: the exporter reads both of its figures from files.
        node = self.folder / "node"
        node.mkdir()
        self.tell_node(clock_set=True, drill_age_s=0)
        self.start(
            "node",
            "prometheus-node-exporter",
            f"--web.listen-address={HOST}:{PORTS['node']}",
            "--collector.disable-defaults",
            "--collector.textfile",
            f"--collector.textfile.directory={node}",
        )
        for name in ("postgres", "redis", "probe", "node"):
            wait_for(f"the exporter {name}", lambda: get(f"http://{HOST}:{PORTS[name]}/metrics"))

    def tell_node(self, clock_set: bool, drill_age_s: float) -> None:
        figures = f"node_timex_sync_status {clock_set:d}\nrestore_drill_good_timestamp_seconds {time.time() - drill_age_s:.0f}\n"
        # The exporter must never read half a file.
        (self.folder / "node/next").write_text(figures)
        (self.folder / "node/next").rename(self.folder / "node/figures.prom")

    def start_watchers(self) -> None:
        self.start(
            "alertmanager",
            "prometheus-alertmanager",
            f"--config.file={self.folder}/alertmanager.yml",
            f"--storage.path={self.folder}/alertmanager",
            f"--web.listen-address={HOST}:{PORTS['alertmanager']}",
            "--cluster.listen-address=",
        )
        self.start(
            "prometheus",
            "prometheus",
            f"--config.file={self.folder}/prometheus.yml",
            f"--storage.tsdb.path={self.folder}/prometheus",
            f"--web.listen-address={HOST}:{PORTS['prometheus']}",
        )
        wait_for("Alertmanager", lambda: get(f"http://{HOST}:{PORTS['alertmanager']}/-/ready"))
        wait_for("Prometheus", lambda: get(f"http://{HOST}:{PORTS['prometheus']}/-/ready"))

    def end(self, *names: str, sig: signal.Signals = signal.SIGINT) -> None:
        ending = [self.running.pop(name) for name in names if name in self.running]
        for process in ending:
            process.send_signal(sig)
        for process in ending:
            process.wait(timeout=60)


def asked(path: str) -> dict:
    return json.loads(get(f"http://{HOST}:{PORTS['prometheus']}/api/v1/{path}") or b"{}").get("data", {})


def firing() -> set[str]:
    found = asked("alerts").get("alerts", [])
    return {alert["labels"]["alertname"] for alert in found if alert["state"] == "firing"}


def scraped() -> bool:
    """Every target has been scraped and is up."""
    targets = asked("targets").get("activeTargets", [])
    return len(targets) == TARGETS and all(target["health"] == "up" for target in targets)


class Pager(ThreadingHTTPServer):
    """Hears what Alertmanager tells the two receivers."""

    def __init__(self):
        self.heard: set[tuple[str, str]] = set()
        super().__init__((HOST, PORTS["sink"]), Listener)


class Listener(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        told = json.loads(self.rfile.read(int(self.headers["content-length"])))
        for alert in told["alerts"]:
            if alert["status"] == "firing":
                self.server.heard.add((self.path.removeprefix("/"), alert["labels"]["alertname"]))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """The table is the log."""


class Relay(socketserver.ThreadingTCPServer):
    """A mail relay that takes letters, refuses them, takes them without a word, hangs, or is away."""

    allow_reuse_address = daemon_threads = True

    def __init__(self):
        self.mood = "takes"
        super().__init__((HOST, PORTS["smtp"]), Letter)


class Letter(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        if self.gone():
            return
        self.say("220 relay.example ESMTP")
        # The worker keeps its connection for the next letter, so the mood changes in the middle of one.
        while (line := self.rfile.readline()) and not self.gone():
            verb = line.split()[0].upper() if line.split() else b""
            if verb == b"EHLO":
                self.say("250-relay.example\r\n250-8BITMIME\r\n250 SMTPUTF8")
            elif verb == b"RCPT" and self.server.mood == "refuses":
                self.say("550 5.1.1 No such mailbox")
            elif verb == b"DATA":
                self.say("354 Go on")
                while self.rfile.readline() not in (b".\r\n", b""):
                    pass
                if self.server.mood == "silent":
                    return
                self.say("250 OK")
            elif verb == b"QUIT":
                return self.say("221 Bye")
            else:
                self.say("250 OK")

    def gone(self) -> bool:
        """Whether to hang up, after as long a silence as the mood wants."""
        hung = False
        while self.server.mood == "hangs":
            hung = True
            time.sleep(0.1)
        return hung or self.server.mood == "away"

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


# ---- the people ----------------------------------------------------------------------------------------------------


class People:
    """Visitors who look at pages, and buyers. What is refused during a fault is counted, not hidden."""

    def __init__(self, answers: dict[int, dict[str, int]]):
        self.answers, self.over = answers, threading.Event()
        self.counts = {"views": 0, "bought": 0, "refused": 0}
        self.bought: list[tuple[str, str]] = []
        self.last_refusal = "none"
        self.threads = [threading.Thread(target=self.look), threading.Thread(target=self.buy)]
        for thread in self.threads:
            thread.start()

    def tried(self, what: str, action) -> None:
        try:
            done = action()
        except (OSError, http.client.HTTPException, Refused) as refusal:
            self.counts["refused"] += 1
            self.last_refusal = repr(refusal)
            # Nobody presses the button a hundred times a second.
            self.over.wait(0.05)
        else:
            self.counts[what] += 1
            if what == "bought":
                self.bought.append(done)

    def look(self) -> None:
        # Without an address: a network of its own may only look ten times a second.
        visitor = Person(BASE, PSP, self.answers)
        visitor.headers.pop("x-forwarded-for")
        for count in self.until_over(0.008):
            if count % 8:
                self.tried("views", visitor.look)
            else:
                self.tried("views", lambda: visitor.call("GET", "/tessera/exam/info/1"))

    def buy(self) -> None:
        buyer = Person(BASE, PSP, self.answers)
        for _ in self.until_over(0.4):
            buyer.become_another()
            self.tried("bought", buyer.buy)

    def until_over(self, pause_s: float):
        count = 0
        while not self.over.wait(pause_s):
            count += 1
            yield count

    def end(self) -> None:
        self.over.set()
        for thread in self.threads:
            thread.join(timeout=60)
