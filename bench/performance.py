"""The page docs/performance.md: every figure of the benches beside its goal and its anchor."""

import re
from pathlib import Path

from capacity import BENCHES, PROOFS, Figures, beside, number, table

TEMPLATE = Path(__file__).resolve().parent / "performance.template.md"
# Figures that fell short at first, and their ratio to the anchor in that run.
AT_FIRST = {
    "submit": ("2,459 /s", "0.38"),
    "tap": ("95 ms", "2.21"),
    "measure": ("8,200 items/s", ""),
    "growth": ("not measured", ""),
    "press": ("1,200 ms", "1.20"),
}


def met(figure: dict) -> str:
    """Judged by the goal's own words: "≥ 0.6 of it" compares with the anchor, "≤ 300 ms" with nothing else."""
    if "met" in figure:
        return "met" if figure["met"] else "**missed**"
    goal = re.match(r"([≤≥]) ([\d.]+)( of it)?", figure["goal"])
    if not goal:
        return ""
    value = figure["value"] / figure["anchor_value"] if goal[3] else figure["value"]
    good = value <= float(goal[2]) if goal[1] == "≤" else value >= float(goal[2])
    return "met" if good else "**missed**"


def measured(figure: dict) -> tuple[str, str]:
    """The figure, and its ratio to the anchor."""
    if "measured" in figure:
        return figure["measured"], ""
    ratio = f"{figure['value'] / figure['anchor_value']:.2f}" if figure["anchor_value"] else ""
    return f"{number(figure['value'])} {figure['unit']}", ratio


def row(figures: Figures, bench: str, figure: dict) -> list[str]:
    now, ratio = measured(figure)
    anchor = figure["anchor"] if "measured" in figure else beside(figure)
    command, when = figures.source(bench, figure["figure"]).rsplit(", ", 1)
    machine = re.sub(r"\(R\)|Processor|Intel", "", figure["machine"])
    source = [f"`{command}`", when, " ".join(machine.split())]
    return [figure["figure"], now, figure["goal"], anchor, ratio, met(figure), *source]


def readable(count: str) -> str:
    return f"{int(count):,}" if count.isdecimal() else count


def counted(storms: list[dict]) -> str:
    """What the storms counted, one column each."""
    storms = [storm for storm in storms if storm.get("counts")]
    seeds = [storm["figure"].rpartition(", ")[2] for storm in storms]
    parts = []
    for title in dict.fromkeys(title for storm in storms for title in storm["counts"]):
        columns = [storm["counts"].get(title, {}) for storm in storms]
        whats = dict.fromkeys(what for column in columns for what in column)
        body = [[what, *(readable(column.get(what, "")) for column in columns)] for what in whats]
        parts.append(f"<details><summary>{title}</summary>\n\n{table(['', *seeds], body)}\n</details>\n")
    return "\n".join(parts)


def page(figures: Figures) -> str:
    head = ["", "measured", "goal", "anchor, in the same run", "ratio", "", "command", "date", "machine"]
    body = [row(figures, bench, one) for bench in BENCHES for one in figures.kept.get(bench, [])]
    proofs = {bench: [row(figures, bench, one) for one in figures.kept.get(bench, [])] for bench in PROOFS}
    proved = {
        bench: table(["", "found", "goal", "", "command", "date", "machine"], [[*one[:3], *one[5:]] for one in rows])
        for bench, rows in proofs.items()
    }
    since = ["", "at first", "ratio", "now", "ratio", "goal", ""]
    changed = [
        [one["figure"], *first, *measured(one), one["goal"], met(one)]
        for bench, first in AT_FIRST.items()
        for one in figures.kept.get(bench, [])
    ]
    tables = {"figures": table(head, body), "changed": table(since, changed)}
    return TEMPLATE.read_text().format(**tables, **proved, counted=counted(figures.kept.get("storm", [])))
