"""The PostgreSQL cluster of deploy/cluster/postgres on one machine: each node in a network namespace of its own, with
the files that an operator uses. Needs root.

A namespace is a machine: its own address, its own etcd, Patroni and PostgreSQL. Taking its link down is a silent
partition: packets vanish, and nobody is told.
"""

import base64
import contextlib
import json
import os
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILES = ROOT / "deploy/cluster/postgres"
NETWORK = "10.86.0"
BRIDGE = "tessera-pg"
NODES = {"pg1": f"{NETWORK}.1", "pg2": f"{NETWORK}.2", "pg3": f"{NETWORK}.3"}


def wait_for(what: str, reached: Callable[[], object], patience_s: float = 90, every_s: float = 0.1):
    """What `reached` answers, once it is true."""
    deadline = time.monotonic() + patience_s
    while not (found := reached()):
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} did not happen in {patience_s:.0f} s")
        time.sleep(every_s)
    return found


def ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True)


def agreed(address: str) -> bool:
    with contextlib.suppress(OSError):
        with urllib.request.urlopen(f"http://{address}:2379/version", timeout=2) as answer:
            return json.load(answer)["etcdcluster"] != "not_decided"
    return False


def end(process: subprocess.Popen) -> None:
    process.terminate()
    try:
        process.wait(timeout=30)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Cluster:
    def __init__(self, folder: Path, primary_port: int, replica_port: int, numbers_port: int):
        # Reachable for `postgres`, who can't read every checkout.
        self.folder, self.files = folder, folder / "files"
        folder.chmod(0o755)
        shutil.copytree(FILES, self.files)
        command = [self.files / "node", "settings", "--clients", f"{NETWORK}.0/24"]
        text = subprocess.run([*command, *(f"{name}={address}" for name, address in NODES.items())],
                              check=True, capture_output=True, text=True).stdout
        self.settings = dict(line.split("=", 1) for line in text.splitlines())
        self.settings |= {
            "PROXY_PRIMARY": f"127.0.0.1:{primary_port}",
            "PROXY_REPLICA": f"127.0.0.1:{replica_port}",
            "PROXY_NUMBERS": f"127.0.0.1:{numbers_port}",
            # This machine must not be reset.
            "WATCHDOG": "off",
        }
        password = self.settings["PRODUCT_PASSWORD"]
        self.url = f"postgres://tessera:{password}@127.0.0.1:{primary_port}/tessera"
        self.replica_url = f"postgres://tessera:{password}@127.0.0.1:{replica_port}/tessera"
        self.running: dict[tuple[str, str], subprocess.Popen] = {}

    # ---- from nothing to three nodes, and back ---------------------------------------------------------------------

    def start(self) -> None:
        self.clear_network()
        ip("link", "add", BRIDGE, "type", "bridge")
        ip("address", "add", f"{NETWORK}.254/24", "dev", BRIDGE)
        ip("link", "set", BRIDGE, "up")
        file = self.folder / "cluster.env"
        file.write_text("".join(f"{key}={value}\n" for key, value in self.settings.items()))
        for name, address in NODES.items():
            ip("netns", "add", self.space(name))
            ip("link", "add", self.link(name), "type", "veth", "peer", "name", "eth0", "netns", self.space(name))
            ip("link", "set", self.link(name), "master", BRIDGE, "up")
            ip("-n", self.space(name), "address", "add", f"{address}/24", "dev", "eth0")
            ip("-n", self.space(name), "link", "set", "eth0", "up")
            ip("-n", self.space(name), "link", "set", "lo", "up")
            subprocess.run([self.files / "node", "database", file, name, self.folder / name], check=True)
            for path in (self.folder / name, *(self.folder / name).iterdir()):
                shutil.chown(path, "postgres", "postgres")
            self.run(name, "etcd")
        # Patroni ends if it finds an etcd that hasn't agreed on its version.
        for address in NODES.values():
            wait_for(f"an etcd on {address} that has found the others", lambda: agreed(address))
        for name in NODES:
            self.run_database(name)
        subprocess.run([self.files / "node", "proxy", file, self.folder / "proxy"], check=True)
        self.run("proxy", "haproxy")
        self.wait_until_whole()

    def run(self, name: str, what: str) -> None:
        command = [str(self.files / "node"), "run", what, str(self.folder / name)]
        if name in NODES:
            command = ["ip", "netns", "exec", self.space(name), "setpriv", "--reuid=postgres", "--regid=postgres",
                       "--clear-groups", *command]
        plain = {key: value for key, value in os.environ.items() if not key.startswith(("PG", "PYTHON", "ETCD"))}
        with (self.folder / f"{name}-{what}.log").open("a") as log:
            self.running[name, what] = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, env=plain)

    def run_database(self, name: str) -> None:
        """What a machine starts beside etcd."""
        for what in ("patroni", "spread"):
            self.run(name, what)

    def stop(self) -> None:
        # Patroni stops its PostgreSQL; etcd last, because Patroni still speaks to it.
        for what in ("haproxy", "spread", "patroni", "etcd"):
            for (_, kind), process in self.running.items():
                if kind == what:
                    end(process)
        for name in NODES:
            for pid in self.pids(name):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        self.clear_network()

    def clear_network(self) -> None:
        """Also what an interrupted run has left."""
        for name in NODES:
            for command in (["link", "delete", self.link(name)], ["netns", "delete", self.space(name)]):
                subprocess.run(["ip", *command], capture_output=True)
        subprocess.run(["ip", "link", "delete", BRIDGE], capture_output=True)

    @staticmethod
    def space(name: str) -> str:
        return f"tessera-{name}"

    @staticmethod
    def link(name: str) -> str:
        return f"tes-{name}"

    # ---- what the nodes say ----------------------------------------------------------------------------------------

    def ask(self, name: str, path: str, body: dict | None = None, method: str = "GET"):
        word = base64.b64encode(f"patroni:{self.settings['REST_PASSWORD']}".encode()).decode()
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{NODES[name]}:8008{path}", data, method=method,
                                         headers={"authorization": f"Basic {word}", "content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=60 if data else 2) as answer:
            text = answer.read().decode()
        return json.loads(text) if text.startswith(("{", "[")) else text

    def leads(self, name: str) -> bool:
        with contextlib.suppress(OSError, ValueError):
            self.ask(name, "/primary")
            return True
        return False

    def leader(self, but: str | None = None) -> str | None:
        """Who says that it leads; of two, the one that isn't meant."""
        return next((name for name in NODES if name != but and self.leads(name)), None)

    def is_whole(self) -> bool:
        """One leads, two stream, and one of these confirms writes."""
        leader = self.leader()
        if not leader:
            return False
        with contextlib.suppress(OSError, ValueError, KeyError):
            members = self.ask(leader, "/cluster")["members"]
            roles = sorted(member["role"] for member in members if member["state"] in ("running", "streaming"))
            synchronous = self.ask(leader, "/config").get("synchronous_mode")
            return roles == (["leader", "replica", "sync_standby"] if synchronous else ["leader", "replica", "replica"])
        return False

    def wait_until_whole(self, patience_s: float = 120) -> None:
        wait_for("a leader with two replicas", self.is_whole, patience_s, 0.2)

    def pids(self, name: str, *titles: str) -> list[int]:
        """Processes of a node, or those of PostgreSQL with such a title."""
        done = subprocess.run(["ip", "netns", "pids", self.space(name)], capture_output=True, text=True)
        found = []
        for pid in map(int, done.stdout.split()):
            with contextlib.suppress(OSError):
                title = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
                if not titles or any(part in title for part in titles):
                    found.append(pid)
        return found

    # ---- what happens to them --------------------------------------------------------------------------------------

    def kill(self, name: str, stalled_s: float = 0) -> None:
        """PostgreSQL and Patroni die at once, as in a power cut; before that, replication may have stalled."""
        if stalled_s:
            for pid in self.pids(name, "walsender"):
                os.kill(pid, signal.SIGSTOP)
            time.sleep(stalled_s)
        etcd = self.running[name, "etcd"].pid
        for pid in self.pids(name):
            if pid != etcd:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        for what in ("patroni", "spread"):
            self.running[name, what].wait()

    def switch_over(self, leader: str) -> None:
        members = self.ask(leader, "/cluster")["members"]
        candidate = next(member["name"] for member in members if member["role"] == "sync_standby")
        self.ask(leader, "/switchover", {"leader": leader, "candidate": candidate}, "POST")

    def cut_off(self, name: str) -> None:
        ip("link", "set", self.link(name), "down")

    def join_again(self, name: str) -> None:
        ip("link", "set", self.link(name), "up")

    def configure(self, changes: dict) -> None:
        self.ask(self.leader(), "/config", changes, "PATCH")
