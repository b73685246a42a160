"""Three machines on one: a network namespace each, with an address, the usual ports and its own /tmp. Takes root."""

import http.client
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "var/cluster"
NODES = (1, 2, 3)
# This machine's own number in the network of the three.
HERE = 254
BRIDGE = "tessera-cl"
PATIENCE_S = 90


def fail(text: str) -> None:
    sys.exit(f"prove-cluster: {text}")


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


def wait_for(what: str, reached: Callable[[], object], patience_s: float = PATIENCE_S) -> None:
    deadline = time.monotonic() + patience_s
    while not reached():
        if time.monotonic() > deadline:
            fail(f"{what} did not happen in {patience_s:.0f} s; logs are in {HOME}")
        time.sleep(0.1)


def answer_of(url: str, timeout_s: float = 1) -> bytes | None:
    try:
        with urllib.request.urlopen(url, timeout=timeout_s) as answer:
            return answer.read()
    except (OSError, http.client.HTTPException):
        return None


def host(number: int) -> str:
    return f"10.77.77.{number}"


def ip(*words: str, check: bool = True) -> None:
    subprocess.run(["ip", *words], check=check, stderr=None if check else subprocess.DEVNULL)


def build_machines() -> None:
    remove_machines()
    ip("link", "add", BRIDGE, "type", "bridge")
    ip("address", "add", f"{host(HERE)}/24", "dev", BRIDGE)
    ip("link", "set", BRIDGE, "up")
    for number in NODES:
        name = f"{BRIDGE}-{number}"
        ip("netns", "add", name)
        ip("link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", name)
        ip("-n", name, "address", "add", f"{host(number)}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            ip("-n", name, "link", "set", device, "up")
        ip("link", "set", name, "master", BRIDGE, "up")


def remove_machines() -> None:
    for number in NODES:
        ip("netns", "delete", f"{BRIDGE}-{number}", check=False)
        ip("link", "delete", f"{BRIDGE}-{number}", check=False)
    ip("link", "delete", BRIDGE, check=False)


def set_link(number: int, state: str) -> None:
    """Down: nothing reaches the machine any more and nobody is told, as when it loses power."""
    ip("link", "set", f"{BRIDGE}-{number}", state)


def on_machine(number: int, command: list[str]) -> list[str]:
    """SeaweedFS talks to itself through sockets in /tmp that are named by port."""
    private = 'mount -t tmpfs tmpfs /tmp && exec "$@"'
    return ["ip", "netns", "exec", f"{BRIDGE}-{number}", "sh", "-c", private, "sh", *command]


class Process:
    """A program with a log of its own; it can be killed and started again."""

    def __init__(self, name: str, command: list[str], env: dict[str, str]):
        self.name, self.command, self.env = name, command, env
        self.process: subprocess.Popen | None = None

    def start(self) -> None:
        with (HOME / f"{self.name}.log").open("ab") as log:
            self.process = subprocess.Popen(self.command, env=os.environ | self.env, stdout=log, stderr=log, cwd=ROOT)

    def send(self, number: signal.Signals) -> None:
        if self.process and self.process.poll() is None:
            self.process.send_signal(number)

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        self.gone()

    def stop(self) -> None:
        self.send(signal.SIGTERM)
        self.gone()

    def gone(self) -> None:
        if self.process:
            self.process.wait(timeout=PATIENCE_S)
            self.process = None


class Node(Process):
    """One machine's part of a cluster, with its folder. Started again when it gives up, as its unit does it."""

    def __init__(self, number: int, kind: str, command: list[str], env: dict[str, str], data: Path):
        super().__init__(f"{kind}-{number}", on_machine(number, command), env)
        self.number, self.data = number, data
        self.dead = threading.Event()
        self.unit: threading.Thread | None = None

    def start(self) -> None:
        self.dead.clear()
        self.begin()
        self.unit = threading.Thread(target=self.keep, daemon=True)
        self.unit.start()

    def begin(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        super().start()

    def keep(self) -> None:
        """Restart=always, RestartSec=1."""
        while not self.dead.wait(1):
            if self.process.poll() is not None:
                say(f"{self.name} gave up, its unit starts it again")
                self.begin()

    def kill(self) -> None:
        self.dead.set()
        if self.unit:
            self.unit.join()
        super().kill()

    def wipe(self) -> None:
        shutil.rmtree(self.data)
