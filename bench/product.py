"""What proofs share that run the product's processes themselves: starting, stopping, asking, and a table of results."""

import hashlib
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"
MIGRATIONS = ROOT / "crates/store/migrations"


class Failure(Exception):
    """The proof can't go on; printed without a traceback."""


def psql(statement: str, url: str | None = None) -> str:
    command = ["psql", "--no-psqlrc", "-qtA", "-v", "ON_ERROR_STOP=1", url or os.environ["DATABASE_URL"]]
    done = subprocess.run(command, input=statement, capture_output=True, text=True)
    if done.returncode:
        raise Failure(f"psql: {done.stderr.strip()}")
    return done.stdout.strip()


def column(statement: str, url: str | None = None) -> list[str]:
    return psql(statement, url).splitlines()


def apply_migrations(url: str, files: list[Path]) -> None:
    """Builds a schema as `server migrate` would, but only up to where the files end."""
    # As the driver notes what it applied.
    psql(
        """create table _sqlx_migrations (version bigint primary key, description text not null,
            installed_on timestamptz not null default now(), success boolean not null, checksum bytea not null,
            execution_time bigint not null)""",
        url,
    )
    for file in files:
        version, _, description = file.stem.partition("_")
        checksum = hashlib.sha384(file.read_bytes()).hexdigest()
        psql(
            f"""begin; {file.read_text()};
                 insert into _sqlx_migrations values
                 ({int(version)}, '{description.replace("_", " ")}', now(), true, '\\x{checksum}', 0); commit""",
            url,
        )


def fresh_database(name: str) -> str:
    """An empty database beside the product's; returns its address."""
    psql(f"drop database if exists {name} with (force)")
    psql(f"create database {name}")
    return f"{os.environ['DATABASE_URL'].rpartition('/')[0]}/{name}"


def ask(url: str, timeout_s: float = 2) -> tuple[int, str]:
    """Status and body; status 0 if nobody answers."""
    try:
        with urllib.request.urlopen(url, timeout=timeout_s) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()
    except OSError:
        return 0, ""


def wait_until(what: str, reached: Callable[[], object], patience_s: float = 60) -> None:
    deadline = time.monotonic() + patience_s
    while not reached():
        if time.monotonic() > deadline:
            raise Failure(f"{what}: not within {patience_s:.0f} s")
        time.sleep(0.05)


class Process:
    """One process of the product, `serve` or `worker`, on a port of its own; its admin port is a hundred higher."""

    def __init__(self, role: str, port: int, log: Path, program: str | None = None, **settings: str):
        self.role, self.port = role, port
        self.base = f"http://{HOST}:{port}"
        env = (
            os.environ
            | settings
            | {
                "TESSERA_HTTP__LISTEN": f"{HOST}:{port}",
                "TESSERA_ADMIN__LISTEN": f"{HOST}:{port + 100}",
            }
        )
        with log.open("a") as out:
            self.process = subprocess.Popen([program or os.environ["SERVER_BIN"], role], env=env, stderr=out)
        # A worker has no public port.
        ready = f"http://{HOST}:{port + 100}/healthz" if role == "worker" else f"{self.base}/readyz"
        wait_until(f"{role} at {port} (its log: {log})", lambda: self.is_running() and ask(ready)[0] == 200)

    def is_running(self) -> bool:
        code = self.process.poll()
        if code is not None:
            raise Failure(f"{self.role} at {self.port} ended with {code}")
        return True

    def tell(self, sig: signal.Signals) -> None:
        self.process.send_signal(sig)

    def end(self) -> None:
        """Without waiting for balancers."""
        if self.process.poll() is None:
            self.tell(signal.SIGINT)
        self.process.wait(timeout=60)


class Table:
    """Figures beside their goals."""

    def __init__(self):
        self.rows = [("", "figure", "goal", "")]
        self.met = True

    def add(self, what: str, figure: object, goal: str, met: bool, planted: bool = False) -> None:
        self.met &= met
        words = ("caught", "MISSED") if planted else ("met", "FAILED")
        self.rows.append((what, str(figure), goal, words[0] if met else words[1]))
        print(f"{what}: {figure} (goal {goal}): {self.rows[-1][3]}", flush=True)

    def note(self, what: str, figure: object) -> None:
        """A figure without a goal."""
        self.rows.append((what, str(figure), "", ""))

    def finish(self) -> None:
        widths = [max(len(row[place]) for row in self.rows) for place in range(4)]
        print()
        for row in self.rows:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
        sys.exit(0 if self.met else 1)
