"""A fresh Debian 12 machine with systemd as its first process, in namespaces of its own."""

import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

BRIDGE, NAME = "tprove0", "tprove"
NETWORK, OUTSIDE, ADDRESS = "10.126.0.0/24", "10.126.0.1", "10.126.0.2"
PACKAGES = "systemd-sysv,dbus,ca-certificates"
CLEAN = {"HOME": "/root", "USER": "root", "LANG": "C.UTF-8", "TERM": "dumb",
         "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}


class Failed(Exception):
    """A command on the machine that didn't succeed, with its output."""


def wait_until(what: str, condition, seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise Failed(f"waited {seconds:.0f} s: {what}")
        time.sleep(0.1)


def quietly(*command: str) -> subprocess.CompletedProcess:
    return subprocess.run(command, check=True, capture_output=True, text=True)


class Network:
    """A bridge between the machine and this side, which is the rest of the world to it."""

    def __enter__(self) -> "Network":
        self.forwarded = Path("/proc/sys/net/ipv4/ip_forward").read_text()
        self.rule = ["POSTROUTING", "-s", NETWORK, "!", "-d", NETWORK, "-j", "MASQUERADE"]
        subprocess.run(["ip", "link", "delete", BRIDGE], capture_output=True)
        quietly("ip", "link", "add", BRIDGE, "type", "bridge")
        quietly("ip", "address", "add", f"{OUTSIDE}/24", "dev", BRIDGE)
        quietly("ip", "link", "set", BRIDGE, "up")
        Path("/proc/sys/net/ipv4/ip_forward").write_text("1")
        quietly("iptables", "-t", "nat", "-A", *self.rule)
        return self

    def __exit__(self, *_) -> None:
        subprocess.run(["iptables", "-t", "nat", "-D", *self.rule], capture_output=True)
        Path("/proc/sys/net/ipv4/ip_forward").write_text(self.forwarded)
        subprocess.run(["ip", "link", "delete", BRIDGE], capture_output=True)


class Machine:
    def __init__(self, folder: Path):
        self.folder, self.root = folder, folder / "root"
        self.spawner: subprocess.Popen | None = None
        self.first = 0

    def make(self, authority: Path, hosts: str) -> None:
        """What a provider of machines hands over: Debian, a network, and the authorities that everybody trusts."""
        base = self.folder / "debian-12.tar"
        if not base.exists() or time.time() - base.stat().st_mtime > 7 * 86400:
            unfinished = self.folder / "unfinished.tar"
            quietly("mmdebstrap", "--quiet", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(unfinished))
            unfinished.rename(base)
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.mkdir(parents=True)
        quietly("tar", "--extract", "--file", str(base), "--directory", str(self.root))
        self.write("/etc/hostname", "fresh\n")
        self.write("/etc/hosts", f"127.0.0.1 localhost\n{hosts}")
        self.write("/etc/resolv.conf", Path("/etc/resolv.conf").read_text())
        self.write("/etc/systemd/network/10-host0.network",
                   f"[Match]\nName=host0\n[Network]\nAddress={ADDRESS}/24\nGateway={OUTSIDE}\n")
        quietly("systemctl", f"--root={self.root}", "enable", "systemd-networkd", "systemd-networkd-wait-online")
        self.write("/usr/local/share/ca-certificates/proof.crt", authority.read_text())
        quietly("chroot", str(self.root), "update-ca-certificates")

    def write(self, path: str, text: str, mode: int = 0o644) -> None:
        place = self.root / path.lstrip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.unlink(missing_ok=True)
        place.write_text(text)
        place.chmod(mode)

    def boot(self) -> None:
        spawn = ["systemd-nspawn", "--boot", f"--directory={self.root}", f"--machine={NAME}",
                 f"--network-bridge={BRIDGE}", "--register=no", "--keep-unit", "--resolv-conf=off", "--link-journal=no",
                 "--console=pipe", "--quiet"]
        with (self.folder / "console.log").open("ab") as log:
            self.spawner = subprocess.Popen(spawn, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        wait_until("the machine's first process", self.find_first)
        wait_until("the machine to be up", self.is_up)

    def find_first(self) -> bool:
        """nspawn's child with the name of systemd; others, which end soon, are still called as nspawn is."""
        if self.spawner.poll() is not None:
            raise Failed(f"systemd-nspawn ended: {(self.folder / 'console.log').read_text()[-2000:]}")
        look = ["pgrep", "--exact", "--parent", str(self.spawner.pid), "systemd"]
        found = subprocess.run(look, capture_output=True, text=True).stdout
        self.first = int(found.split()[0]) if found else 0
        return self.first > 0

    def is_up(self) -> bool:
        return self.ask("systemctl is-system-running").stdout.strip() in ("running", "degraded")

    def ask(self, script: str, timeout: float = 900) -> subprocess.CompletedProcess:
        enter = ["nsenter", f"--target={self.first}", "--all", "--wdns=/root"]
        return subprocess.run([*enter, "bash", "-euo", "pipefail", "-c", script], stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=CLEAN, timeout=timeout)

    def run(self, script: str, timeout: float = 900) -> str:
        done = self.ask(script, timeout)
        if done.returncode:
            raise Failed(f"{script.strip()}\n{done.stdout[-6000:]}\nended with {done.returncode}")
        return done.stdout

    def query(self, sql: str) -> str:
        asked = sql.replace("'", "'\\''")
        return self.run(f"cd / && runuser -u postgres -- psql --no-psqlrc -qtA -d tessera -c '{asked}'").strip()

    def cut_power(self) -> None:
        """The first process is killed, and everything on the machine with it."""
        if self.spawner and self.spawner.poll() is None:
            if self.first:
                os.kill(self.first, signal.SIGKILL)
            self.spawner.wait(timeout=60)

    def open_ports(self) -> list[str]:
        """What listens for others than the machine itself."""
        seen = quietly("nsenter", f"--target={self.first}", "--net", "ss", "--no-header", "--listening", "--numeric",
                       "--tcp", "--udp").stdout
        local = [line.split()[4] for line in seen.splitlines()]
        return sorted({place.rpartition(":")[2] for place in local if not re.match(r"127\.|\[::1\]", place)}, key=int)
