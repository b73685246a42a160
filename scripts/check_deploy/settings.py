"""What the server itself says about its settings: names, kinds, which are secrets, which production demands."""

import functools
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PREFIX = "TESSERA_"


@functools.cache
def settings() -> dict[str, object]:
    """Every setting by its variable, with its default."""

    def flat(table: dict, path: tuple = ()):
        for key, value in table.items():
            if isinstance(value, dict):
                yield from flat(value, (*path, key))
            else:
                yield PREFIX + "__".join((*path, key)).upper(), value

    return dict(flat(tomllib.loads((ROOT / "crates/server/src/config.default.toml").read_text())))


@functools.cache
def secrets() -> set[str]:
    """Variables of settings that the server itself keeps out of its logs, and the seed of the puzzles."""
    source = "".join((ROOT / "crates/server/src" / name).read_text() for name in ("config.rs", "config/sections.rs"))
    fields = {
        name: dict(re.findall(r"^    pub (\w+): ([\w:]+)", body, re.M))
        for name, body in re.findall(r"^pub struct (\w+) \{\n(.*?)^\}", source, re.M | re.S)
    }

    def of(struct: str, path: tuple = ()):
        for field, kind in fields.get(struct, {}).items():
            if kind == "SecretString":
                yield PREFIX + "__".join((*path, field)).upper()
            yield from of(kind, (*path, field))

    return {*of("Config"), PREFIX + "BANK__SEED"}


@functools.cache
def demanded() -> set[str]:
    """Variables without which a process in production doesn't start."""
    source = (ROOT / "crates/server/src/config/production.rs").read_text()
    named = re.findall(r"production needs (?:its own|a live)? ?(\w+\.\w+)(?: and (\w+\.\w+))?", source)
    named += re.findall(r'^        \("(\w+\.\w+)", &config()', source, re.M)
    return {PREFIX + name.replace(".", "__").upper() for pair in named for name in pair if name}


# What needs.rs calls a process, by the first word of its command.
KINDS = {"serve": "Serving", "worker": "Working", "migrate": "Database", "catalog": "Database", "bank": "Database",
         "erasures": "Database"}


@functools.cache
def spared() -> dict[str, set[str]]:
    """Variables that each kind of process does without."""
    source = (ROOT / "crates/server/src/config/needs.rs").read_text()
    kinds = re.findall(r"Self::(\w+) => &\[(.*?)\]", source, re.S)
    return {kind: {PREFIX + name.replace(".", "__").upper() for name in re.findall(r'"(.*?)"', names)} for kind, names in kinds}


def need_faults(where: str, command: str, given: set[str]):
    """Variables as they reach a process: all that it needs, and no secret that it doesn't."""
    without = spared()[KINDS.get(command, "Everything")]
    if missing := demanded() - without - {name.removesuffix("__FILE") for name in given}:
        yield f"{where}: production doesn't start without {', '.join(sorted(missing))}"
    if more := without & {name.removesuffix("__FILE") for name in given if name.endswith("__FILE")}:
        yield f"{where}: is given secrets that it doesn't need: {', '.join(sorted(more))}"


def value_faults(where: str, variables: dict[str, str]):
    """Variables as they reach one process."""
    for name, value in variables.items():
        bare = name.removesuffix("__FILE")
        if bare not in settings():
            yield f"{where}: {name} isn't a setting"
        elif name == bare:
            if bare in secrets() and not re.fullmatch(r"\w+://[^@]*", value):
                yield f"{where}: {name} is a secret and must come from a file"
            if not of_kind(settings()[bare], value):
                yield f"{where}: {name} can't be {value!r}"


def of_kind(default: object, value: str) -> bool:
    match default:
        case bool():
            return value in ("true", "false")
        case int():
            return re.fullmatch(r"\d+", value) is not None
        case float():
            return re.fullmatch(r"\d+(\.\d+)?", value) is not None
        case list():
            return re.fullmatch(r"\[.*\]", value) is not None
    return True


def names_in_text(where: str, text: str):
    """Also in comments and commands: whoever copies from there gets a working name."""
    for name in sorted(set(re.findall(r"\bTESSERA_[A-Z0-9_]*[A-Z0-9](?![A-Z0-9_])", text))):
        if name.removesuffix("__FILE") not in settings():
            yield f"{where}: {name} isn't a setting"


def stop_faults(where: str, given: int, lame_duck: int, drain: int):
    if given < lame_duck + 2 * drain + 5:
        yield f"{where}: {given} s aren't enough to stop: {lame_duck} of lame duck, twice {drain} of draining, and 5"
