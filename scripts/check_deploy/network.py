"""The cluster's machines talk through WireGuard: each knows exactly the others, and no service starts outside of it."""

import os
import re
import subprocess
import tempfile
from pathlib import Path

MACHINES = {"one": "10.0.0.1", "two": "10.0.0.2", "three": "10.0.0.3"}


def network_faults(folder: Path):
    with tempfile.TemporaryDirectory() as place:
        asked = [f"{name}=203.0.113.{place_of}={inside}" for place_of, (name, inside) in enumerate(MACHINES.items(), 1)]
        subprocess.run([folder / "network", place, *asked], check=True)
        confs = {name: Path(place, f"{name}.conf").read_text() for name in MACHINES}
        yield from conf_faults(confs)
        yield from sealed_faults(folder / "sealed", Path(place))
    units = [*(folder / "postgres/units").glob("*.service"), folder / "files/seaweedfs.service"]
    for unit in units:
        text = unit.read_text()
        # The proxies listen on 127.0.0.1, and `spread` asks its own machine only.
        if not unit.stem.endswith(("-proxy", "-spread")) and not re.search(r"^ExecStartPre=\+.*/cluster/sealed ", text, re.M):
            yield f"{unit.name}: starts outside the encrypted network"
    if "ExecStartPre=+/opt/tessera/current/deploy/cluster/sealed" not in (folder / "README.md").read_text():
        yield "README.md: NATS starts outside the encrypted network"


def conf_faults(confs: dict[str, str]):
    def public(name: str) -> str:
        key = re.search(r"^PrivateKey = (.*)$", confs[name], re.M)[1]
        return subprocess.run(["wg", "pubkey"], input=key, capture_output=True, text=True, check=True).stdout.strip()

    for name, conf in confs.items():
        peers = re.findall(r"^PublicKey = (.*)\nPresharedKey = (.*)\nAllowedIPs = (.*)$", conf, re.M)
        others = {public(other): f"{inside}/32" for other, inside in MACHINES.items() if other != name}
        if {key: inside for key, _, inside in peers} != others:
            yield f"network: {name} doesn't know exactly the other two by their keys"
        for key, secret, _ in peers:
            [other] = [one for one in confs if public(one) == key] or [""]
            if other and secret not in confs[other]:
                yield f"network: {name} and {other} don't share a secret"


def sealed_faults(program: Path, place: Path):
    """With an `ip` and a `wg` that know of two devices."""
    tools = place / "tools"
    tools.mkdir()
    answers = {"ip": 'case "$5" in 10.0.0.1) echo "tessera UNKNOWN 10.0.0.1/32" ;; 192.0.2.1) echo "eth0 UP 192.0.2.1/24" ;; esac',
               "wg": "echo other tessera"}
    for name, answer in answers.items():
        (tools / name).write_text(f"#!/bin/sh\n{answer}\n")
        (tools / name).chmod(0o755)
    env = os.environ | {"PATH": f"{tools}:{os.environ['PATH']}"}
    for address, good in (("10.0.0.1", True), ("192.0.2.1", False), ("198.51.100.1", False)):
        done = subprocess.run([program, address], env=env, capture_output=True)
        if (done.returncode == 0) != good:
            yield f"sealed: {address} is {'refused' if good else 'taken'}"
