"""Accounts of the processes at Redis and NATS, as real servers know them: each process gets in with its own and does what
it has to; nobody gets in without one, and nobody does more."""

import json
import os
import re
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from .settings import ROOT

PROCESSES = ("serve", "worker", "command")


def account_faults(folder: Path):
    with tempfile.TemporaryDirectory() as place:
        made = Path(place, "made")
        made.mkdir()
        files = {}
        for _ in range(2):
            subprocess.run([folder / "accounts", made, "127.0.0.1:6379", "127.0.0.1:4222"], check=True)
            now = {file.name: file.read_text() for file in made.iterdir()}
            if files and files != now:
                yield "accounts: a second run changes what is there"
            files = now
        yield from redis_faults(Path(place), files)
        for config in (folder / "machine/nats.conf", folder / "compose.nats.conf"):
            yield from nats_faults(Path(place), config, files)


def password(files: dict[str, str], process: str, service: str) -> str:
    return re.fullmatch(rf"{service}://{process}:(\w+)@.*\n", files[f"{process}_{service}_url"])[1]


def redis_faults(place: Path, files: dict[str, str]):
    script = re.search(r'^const ADMIT: &str = "(.*?)";$', (ROOT / "crates/adapters/src/redis.rs").read_text(), re.M | re.S)[1]
    script = re.sub(r"\\\n\s*", "", script)
    door = place / "redis.sock"
    options = ["--port", "0", "--unixsocket", door, "--aclfile", place / "made/redis_users", "--save", "", "--dir", place]
    with subprocess.Popen(["redis-server", *options], stdout=subprocess.DEVNULL) as server:
        try:
            wait_for(door.exists, server)

            def ask(who: str | None, *command: str) -> str:
                login = ["--user", who, "--pass", password(files, who, "redis"), "--no-auth-warning"] if who else []
                return subprocess.run(["redis-cli", "-s", door, *login, *command], capture_output=True, text=True).stdout

            if "NOAUTH" not in ask(None, "PING"):
                yield "redis_users: Redis answers whoever asks"
            for who in PROCESSES:
                for command in (("PING",), ("SETEX", "tessera:a", "9", "1"), ("GET", "tessera:a"), ("INCR", "tessera:limit:a"),
                                ("EXPIRE", "tessera:limit:a", "9", "NX"), ("MULTI",),
                                ("EVAL", script, "1", "tessera:limit:b", "one", "5", "9")):
                    if (said := ask(who, *command)).startswith(("NOPERM", "ERR")):
                        yield f"redis_users: {who} may not {command[0]}: {said.strip()}"
                for command in (("GET", "other:a"), ("FLUSHALL",), ("KEYS", "*"), ("CONFIG", "GET", "*"), ("ACL", "LIST")):
                    if "NOPERM" not in ask(who, *command):
                        yield f"redis_users: {who} may {command[0]}"
        finally:
            server.kill()


def nats_faults(place: Path, config: Path, files: dict[str, str]):
    env = os.environ | dict(line.split("=", 1) for line in files["nats.env"].splitlines())
    port, moved = free_port(), place / config.name
    text = re.sub(r"^(listen|http): .*\n", "", config.read_text(), flags=re.M)
    moved.write_text(re.sub(r"store_dir: [\w/]+", f"store_dir: {place}/nats", text) + f"listen: 127.0.0.1:{port}\n")
    with subprocess.Popen(["nats-server", "--config", moved], env=env, stderr=subprocess.DEVNULL) as server:
        try:
            wait_for(lambda: not socket.socket().connect_ex(("127.0.0.1", port)), server)

            def enters(**login: str) -> bool:
                with socket.create_connection(("127.0.0.1", port), 10) as connection, connection.makefile("rwb") as line:
                    line.readline()
                    line.write(f"CONNECT {json.dumps({'verbose': False, **login})}\r\nPING\r\n".encode())
                    line.flush()
                    return line.readline().startswith(b"PONG")

            if enters():
                yield f"{config.name}: NATS lets in whoever asks"
            for who in PROCESSES:
                if not enters(user=who, **{"pass": password(files, who, "nats")}):
                    yield f"{config.name}: {who} doesn't get in"
        finally:
            server.kill()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def wait_for(met, server: subprocess.Popen) -> None:
    deadline = time.monotonic() + 120
    while not met():
        if server.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"{server.args[0]} doesn't start")
        time.sleep(0.05)
