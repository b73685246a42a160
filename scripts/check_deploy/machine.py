"""One machine: compose files, units of systemd, and the settings that go with them."""

import os
import re
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path

from .settings import PREFIX, ROOT, need_faults, settings, stop_faults, value_faults

# Tenths: 2.0 of systemd's ten.
EXPOSURE = 20


def compose_faults(file: Path, project: dict):
    own = file.parent / "whole.env"
    shared = variables_in(own)
    for name, service in project["services"].items():
        where = f"{file.name}: {name}"
        seen = {one if isinstance(one, str) else one["target"] for one in service.get("secrets", [])}
        sources = {one if isinstance(one, str) else one["source"] for one in service.get("secrets", [])}
        for kind, named in (("secrets", sources), ("networks", set(service.get("networks", [])))):
            if missing := named - set(project.get(kind) or {}):
                yield f"{where}: {kind} that nobody declares: {', '.join(sorted(missing))}"
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            if source.startswith("./"):
                if not (file.parent / source).exists():
                    yield f"{where}: {source} doesn't exist"
            elif source not in project.get("volumes", {}):
                yield f"{where}: nobody declares the volume {source}"
        if missing := set(service.get("depends_on", [])) - set(project["services"]):
            yield f"{where}: depends on {', '.join(missing)}, which isn't there"
        given = service.get("environment", {})
        if not any(variable.startswith(PREFIX) for variable in given):
            continue
        given = shared | given
        yield from value_faults(where, given)
        for variable, value in given.items():
            if variable.endswith("__FILE") and Path(value).name not in seen:
                yield f"{where}: {variable}: no secret is at {value}"
        command = service.get("command", [""])[0]
        yield from need_faults(where, command, set(given))
        read = {Path(value).name for variable, value in given.items() if variable.endswith("__FILE")}
        if more := seen - read:
            yield f"{where}: sees secrets that it doesn't read: {', '.join(sorted(more))}"
        if not service.get("read_only") or service.get("cap_drop") != ["ALL"] or service.get("user") != "65532:65532":
            yield f"{where}: runs with more rights than it needs"
        if "restart" in service:
            duck, drain = (int(given.get(one, settings()[one])) for one in ("TESSERA_HTTP__LAME_DUCK_S", "TESSERA_HTTP__DRAIN_S"))
            yield from stop_faults(where, int(service.get("stop_grace_period", "10s").rstrip("s")), duck, drain)


def store_faults(folder: Path):
    """The file store starts with keys of its own, and never with the template's empty ones."""
    template = (folder / "s3.json").read_text()
    for keys, must_start in ((template, False), (template.replace('"secretKey": ""', '"secretKey": "a"'), True)):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write(keys)
            file.flush()
            given = {name: value or "a" for name, value in variables_in(folder / "files.env").items()}
            # In the place of SeaweedFS something that ends at once.
            given |= {"FILES_S3_CONFIG": file.name, "WEED": "true", "PATH": os.environ["PATH"]}
            started = subprocess.run([str(folder / "node")], env=given, capture_output=True, check=False).returncode == 0
        if started != must_start:
            yield f"cluster/files/node: {'starts' if started else 'does not start'} with {'keys' if must_start else 'empty keys'}"


def unit_faults(unit: Path):
    text = unit.read_text()
    ours = {name: value for name, value in variables_of(text).items() if name.startswith(PREFIX)}
    yield from value_faults(unit.name, ours)
    credentials = set(re.findall(r"^LoadCredential(?:Encrypted)?=(\w+):", text, re.M))
    for name, value in ours.items():
        if name.endswith("__FILE") and value.startswith("%d/") and value.removeprefix("%d/") not in credentials:
            yield f"{unit.name}: {name}: no credential is loaded for {value}"
    if not (command := re.search(r"^ExecStart=\S+/bin/server (\w+)", text, re.M)):
        return
    # Files of settings are known by their names: they lie beside the units' folder.
    for place in re.findall(r"^EnvironmentFile=([^-].*)$", text, re.M):
        file = unit.parent.parent / Path(place).name
        ours |= variables_in(file) if file.exists() else {}
    yield from need_faults(unit.name, command[1], set(ours))
    read = {value.removeprefix("%d/") for name, value in ours.items() if name.endswith("__FILE")}
    if more := credentials - read:
        yield f"{unit.name}: sees secrets that it doesn't read: {', '.join(sorted(more))}"
    duck, drain = settings()["TESSERA_HTTP__LAME_DUCK_S"], settings()["TESSERA_HTTP__DRAIN_S"]
    if role := re.search(r"^ExecStart=\S+/server (serve|worker|all)\b", text, re.M):
        stop = re.search(r"^TimeoutStopSec=(\d+)$", text, re.M)
        yield from stop_faults(unit.name, int(stop[1]) if stop else 90, 0 if role[1] == "worker" else duck, drain)


def variables_of(unit: str) -> dict[str, str]:
    variables = {}
    for line in re.findall(r"^Environment=(.*)$", unit, re.M):
        variables |= dict(one.split("=", 1) for one in shlex.split(line))
    return variables


def variables_in(file: Path) -> dict[str, str]:
    lines = file.read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def systemd_faults(units: list[Path]):
    """What systemd itself says about them."""
    if shutil.which("systemd-analyze") is None:
        yield "systemd-analyze is missing: apt-get install systemd"
        return
    checked = subprocess.run(["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True)
    for line in checked.stderr.splitlines():
        # The programs aren't installed here.
        if not re.search(r"Command \S+ is not executable: No such file or directory$", line):
            yield f"systemd: {line}"
    security = ["systemd-analyze", "security", "--offline=true", "--no-pager", f"--threshold={EXPOSURE}"]
    for unit in units:
        if unit.suffix == ".service":
            judged = subprocess.run([*security, unit], capture_output=True, text=True)
            if judged.returncode:
                yield f"systemd: {(judged.stdout.strip() or judged.stderr.strip()).splitlines()[-1]}"


def machine_faults(folder: Path):
    """Settings beside the units, and what README.md tells people to do elsewhere."""
    given = {}
    for name in ("machine.env", "settings.env"):
        ours = {key: value for key, value in variables_in(folder / name).items() if key.startswith(PREFIX)}
        yield from value_faults(name, ours)
        given |= ours
    each = 2 * int(given.get("TESSERA_DATABASE__MAX_CONNECTIONS", settings()["TESSERA_DATABASE__MAX_CONNECTIONS"]))
    wanted = each * int(given["TESSERA_DATABASE__PROCESSES"])
    allowed = int(re.search(r"^max_connections = (\d+)$", (folder / "postgresql.conf").read_text(), re.M)[1])
    # Three are kept for superusers.
    if wanted > allowed - 3:
        yield f"postgresql.conf: {allowed} connections aren't enough for {wanted} and three of superusers"
    # Two servers, a worker and a command.
    if wanted < 4 * each:
        yield "machine.env: four processes share the database"
    readme, stripe = (folder / "README.md").read_text(), (ROOT / "crates/adapters/src/stripe.rs").read_text()
    [version] = re.findall(r'^pub const VERSION: &str = "(.*)";$', stripe, re.M)
    kinds = re.findall(r'^    "([a-z_.]+)",$', re.search(r"^pub const KINDS.*?^\];", stripe, re.M | re.S)[0], re.M)
    if f"API version `{version}`" not in readme or "```\n" + "\n".join(kinds) + "\n```" not in readme:
        yield "README.md: the webhook endpoint's version or events aren't those of crates/adapters/src/stripe.rs"
