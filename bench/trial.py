"""A trial run of a bench: seconds instead of minutes, unoptimised programs, and no goals.

CI runs every bench like this (`just try-benches`), so that none stops working unnoticed. Its figures mean nothing.
"""

import os
import subprocess
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
