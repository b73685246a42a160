"""The page docs/performance.md: every figure of the benches beside its goal and its anchor."""

import re
from pathlib import Path

from capacity import BENCHES, Figures, beside, number, table

TEMPLATE = Path(__file__).resolve().parent / "performance.template.md"


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


def row(figures: Figures, bench: str, figure: dict) -> list[str]:
    if "measured" in figure:
        measured, anchor, ratio = figure["measured"], figure["anchor"], ""
    else:
        measured, anchor = f"{number(figure['value'])} {figure['unit']}", beside(figure)
        ratio = f"{figure['value'] / figure['anchor_value']:.2f}" if figure["anchor_value"] else ""
    command, when = figures.source(bench, figure["figure"]).rsplit(", ", 1)
    return [figure["figure"], measured, figure["goal"], anchor, ratio, met(figure), f"`{command}`", when]


def page(figures: Figures) -> str:
    head = ["", "measured", "goal", "anchor, in the same run", "ratio", "", "command", "date"]
    body = [row(figures, bench, one) for bench in BENCHES for one in figures.kept.get(bench, [])]
    return TEMPLATE.read_text().format(figures=table(head, body))
