"""A trial run of a bench: seconds instead of minutes, unoptimised programs, and no goals; and where figures are kept.

CI runs every bench like this (`just try-benches`), so that none stops working unnoticed. Its figures mean nothing.
"""

import json
import os
import platform
import subprocess
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRIAL = os.environ.get("BENCH_TRIAL") == "1"
PROFILE = "debug" if TRIAL else "release"
BUILT = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / PROFILE


def build(*what: str) -> None:
    optimised = [] if TRIAL else ["--release"]
    subprocess.run(["cargo", "build", "--quiet", *optimised, *what], cwd=ROOT, check=True)


def exit_code(met: bool) -> int:
    return 0 if met or TRIAL else 1


@dataclass
class Figure:
    figure: str
    value: float
    unit: str
    # What the same work cost beside it: the name of the other side and its value, or none.
    anchor: str = ""
    anchor_value: float | None = None
    goal: str = ""


@dataclass
class Row:
    """A figure of a bench that judges by itself, as it was printed."""

    figure: str
    measured: str
    goal: str
    anchor: str
    met: bool

    def texts(self) -> tuple[str, str, str, str]:
        return self.figure, self.measured, self.goal, self.anchor


@dataclass
class Counted(Row):
    """A row with what was counted meanwhile, table by table."""

    counts: dict[str, dict[str, str]]


def machine() -> str:
    info = Path("/proc/cpuinfo").read_text()
    model = next(
        (line.split(":", 1)[1].strip() for line in info.splitlines() if line.startswith("model name")),
        platform.machine(),
    )
    return f"{os.cpu_count()} cores of {model}"


def keep(bench: str, *figures: Figure | Row) -> None:
    """What was measured, for scripts/capacity: var/reports/bench/BENCH.json, beside other figures that are there
    already. A trial measures nothing."""
    if TRIAL:
        return
    file = ROOT / f"var/reports/bench/{bench}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    found = [asdict(figure) | {"when": date.today().isoformat(), "machine": machine()} for figure in figures]
    names = {one["figure"] for one in found}
    before = json.loads(file.read_text()) if file.exists() else []
    found = [one for one in before if one["figure"] not in names] + found
    file.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
