"""What a day of tests needs: assumptions, bounds and the page docs/capacity.md, from the figures of the benches."""

import math
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = ROOT / "bench/capacity.template.md"
DAY_S = 86_400
# No bound may be used more than this at its peak.
ROOM = 0.5

# ---- what is assumed: chosen, not measured -----------------------------------------------------------------------
PEAK = 6
PAGES_A_TEST, VIEWS_A_TEST = 3, 40
BUYERS = 0.03
MESSAGES_A_PURCHASE, CALLS_A_PURCHASE, JOBS_A_PURCHASE, LETTERS_A_PURCHASE = 3, 5, 6, 2
VIEWS_A_BATCH = 400
PAGE_KIB = 100
DAYS = {"unpaid": 30, "paid": 365, "views": 90, "pdfs": 90, "archive": 35}
# The provider's published limits for an account that has asked for nothing.
ENDPOINT_CALLS, ACCOUNT_CALLS = 25, 100
# The machines at a million tests a day; one of each kind may be down.
MACHINES = {"serve": 2, "work": 2}
CORES = 2
CONNECTIONS = 2 * 16
STEPS = {"1 M": 1_000_000, "10 M": 10_000_000, "100 M": 100_000_000}


@dataclass
class Row:
    """Something that is asked for at the peak, and what there is of it."""

    what: str
    peak: float
    unit: str
    bound: float
    source: str
    # Which machines grow with it, if any.
    grows: str = ""

    @property
    def use(self) -> float:
        return self.peak / self.bound


class Figures:
    def __init__(self, kept: dict[str, list[dict]]):
        self.kept = kept

    def find(self, bench: str, figure: str) -> dict:
        return next(one for one in self.kept[bench] if one["figure"] == figure)

    def value(self, bench: str, figure: str) -> float:
        return self.find(bench, figure)["value"]

    def anchor(self, bench: str, figure: str) -> float:
        return self.find(bench, figure)["anchor_value"]

    def source(self, bench: str, figure: str) -> str:
        found = self.find(bench, figure)
        return f"{found.get('source') or (BENCHES | PROOFS).get(bench, bench)}, {found['when']}"


BENCHES = {
    "views": "just bench-views",
    "submit": "just bench-submit",
    "questions": "just bench-questions",
    "webhook": "just bench-webhook",
    "press": "just bench-pdf",
    "delivery": "just bench-delivery",
    "growth": "just bench-growth",
    "landing": "just bench-landing",
    "tap": "just bench-tap",
    "measure": "just bench-measure",
}
# What breaks or is attacked, and what must not happen then.
PROOFS = {
    "storm": "just storm --full",
    "mutants": "just storm --mutant all",
    "hostile": "just prove-hostile",
}
VIEWS, COPIED = ("views", "views a second, HTTP to PostgreSQL"), ("views", "views a second, bare COPY")
RUNS, LISTS = ("submit", "runs a second, HTTP to a kept order"), ("questions", "lists of questions a second")
MESSAGES = ("webhook", "messages of the provider a second")
PDF, REST = ("press", "processor time of a PDF"), ("delivery", "processor time of everything else for a buyer")
BATCHES, JOBS = (
    ("probes", "batches a second that NATS has acknowledged and synced"),
    ("probes", "jobs a second, claimed one by one"),
)
PASSWORD = ("probes", "processor time of a password")


def rows(figures: Figures, tests_a_day: int, serve: int, work: int) -> list[Row]:
    """Every bound at the peak, with so many machines that are up."""
    mean = tests_a_day / DAY_S
    tests, buyers = mean * PEAK, mean * PEAK * BUYERS
    views = tests * VIEWS_A_TEST
    # Each figure was measured with everything on two cores: a serving machine of two cores does at least as much.
    serving = (
        tests / figures.value(*RUNS)
        + tests / figures.value(*LISTS)
        + tests * PAGES_A_TEST / figures.value(*LISTS)
        + views / figures.value(*VIEWS)
        + buyers * MESSAGES_A_PURCHASE / figures.value(*MESSAGES)
    )
    storing = (
        tests / figures.anchor(*RUNS)
        + views / figures.value(*COPIED)
        + buyers * MESSAGES_A_PURCHASE / figures.anchor(*MESSAGES)
        + buyers * JOBS_A_PURCHASE / figures.value(*JOBS)
    )
    # PDFs are made behind deliveries and may wait for a quieter hour; the rest of a buyer may not.
    pdfs = mean * BUYERS * figures.value(*PDF) / 1000
    buying = buyers * (figures.value(*REST) + figures.value(*PASSWORD)) / 1000
    return [
        Row(
            "serving: runs, lists, pages, views, messages",
            serving,
            "machines of 2 cores",
            serve,
            "bench-submit, -questions (pages too), -views and -webhook, added up",
            "serve",
        ),
        Row(
            "PostgreSQL: orders, views, messages, jobs",
            storing,
            "machines of 2 cores",
            1,
            "the same benches' anchors, PostgreSQL alone on two cores; jobs by a probe",
            "primary",
        ),
        Row(
            "views, batches of 400 into NATS",
            views / VIEWS_A_BATCH,
            "/s",
            figures.value(*BATCHES),
            figures.source(*BATCHES),
            "nats",
        ),
        Row("PDFs, by the day's mean", pdfs, "cores", work * CORES, figures.source(*PDF), "work"),
        Row("everything else for a buyer, and a password", buying, "cores", work * CORES, figures.source(*REST), ""),
        Row(
            "calls to the provider, one endpoint",
            buyers * CALLS_A_PURCHASE,
            "/s",
            ENDPOINT_CALLS,
            "bound: its published limit",
            "provider",
        ),
        Row(
            "calls to the provider, the account",
            buyers * CALLS_A_PURCHASE,
            "/s",
            ACCOUNT_CALLS,
            "bound: its published limit",
            "provider",
        ),
    ]


def number(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def table(head: list[str], body: list[list[str]]) -> str:
    return "\n".join("| " + " | ".join(cells) + " |" for cells in [head, ["---"] * len(head), *body]) + "\n"


def demand(tests_a_day: int) -> dict[str, float]:
    mean = tests_a_day / DAY_S
    return {
        "tests": mean,
        "landing pages": mean * PAGES_A_TEST,
        "page views": mean * VIEWS_A_TEST,
        "purchases": mean * BUYERS,
        "letters": mean * BUYERS * LETTERS_A_PURCHASE,
    }


# Rows of the table of disks that the text names.
UNPAID, RAW = f"orders that nobody bought, {DAYS['unpaid']} days", f"page views in PostgreSQL, {DAYS['views']} days"
COLUMNS, LOG = "the same in ClickHouse", "write-ahead log, a day (twice what is inserted)"


def disk(figures: Figures, tests_a_day: int) -> dict[str, float]:
    """GB."""

    def size(figure: str) -> float:
        return figures.value("probes", figure)

    views = tests_a_day * VIEWS_A_TEST * DAYS["views"]
    inserts = (
        tests_a_day
        * (size("an order that nobody bought") + BUYERS * size("a paid order with everything about it"))
        * 1e3
        + tests_a_day * VIEWS_A_TEST * size("a page view in PostgreSQL")
    ) / 1e9
    return {
        UNPAID: tests_a_day * DAYS["unpaid"] * size("an order that nobody bought") / 1e6,
        "paid orders, a year": tests_a_day
        * BUYERS
        * DAYS["paid"]
        * size("a paid order with everything about it")
        / 1e6,
        RAW: views * size("a page view in PostgreSQL") / 1e9,
        COLUMNS: views * size("a page view in ClickHouse") / 1e9,
        f"PDFs, {DAYS['pdfs']} days": tests_a_day * BUYERS * DAYS["pdfs"] * size("a PDF") / 1e6,
        LOG: 2 * inserts,
        f"its archive, {DAYS['archive']} days, compressed to a third": 2 * inserts * DAYS["archive"] / 3,
    }


def needed(figures: Figures, tests_a_day: int) -> dict[str, int]:
    """Machines so that no bound is above half at the peak with one of each kind down."""
    by_kind = {row.grows: row for row in rows(figures, tests_a_day, 1, 1) if row.grows}
    return {
        "serve": max(MACHINES["serve"], math.ceil(by_kind["serve"].use / ROOM) + 1),
        "work": max(MACHINES["work"], math.ceil(by_kind["work"].use / ROOM) + 1),
        "primary": math.ceil(by_kind["primary"].use / ROOM) * CORES,
        "nats": math.ceil(by_kind["nats"].use / ROOM),
    }


def gigabytes(value: float) -> str:
    return f"{value / 1000:,.1f} TB" if value >= 1000 else f"{number(value)} GB"


def page(figures: Figures) -> str:
    machines = {name: needed(figures, tests) for name, tests in STEPS.items()}
    sizes = {name: disk(figures, tests) for name, tests in STEPS.items()}
    one, ten, hundred = STEPS.values()
    calls = demand(ten)["purchases"] * PEAK * CALLS_A_PURCHASE
    pdfs = demand(one)["purchases"] * PEAK * figures.value(*PDF) / 1000
    return TEMPLATE.read_text().format(
        peak=PEAK,
        pages=PAGES_A_TEST,
        views=VIEWS_A_TEST,
        buyers=BUYERS,
        messages=MESSAGES_A_PURCHASE,
        calls=CALLS_A_PURCHASE,
        jobs=JOBS_A_PURCHASE,
        letters=LETTERS_A_PURCHASE,
        room=ROOM,
        demand=demand_table(),
        serve_now=MACHINES["serve"],
        work_now=MACHINES["work"],
        bounds=bounds_table(figures),
        pdfs_now=number(pdfs),
        queue_minutes=number(pdfs * 60 / (MACHINES["work"] * CORES)),
        machines=machines_table(figures, machines),
        disk=table(["", *STEPS], [[what, *(gigabytes(sizes[name][what]) for name in STEPS)] for what in sizes["1 M"]]),
        serve=machines["1 M"]["serve"],
        work=machines["1 M"]["work"],
        serve10=machines["10 M"]["serve"],
        work10=machines["10 M"]["work"],
        primary10=machines["10 M"]["primary"],
        clickhouse10=f"{gigabytes(sizes['10 M'][COLUMNS])} in place of {gigabytes(sizes['10 M'][RAW])}",
        calls10=number(calls),
        endpoint10=calls / ENDPOINT_CALLS,
        bits10=bits(ten * PEAK),
        unpaid10=gigabytes(sizes["10 M"][UNPAID]),
        serve100=machines["100 M"]["serve"],
        work100=machines["100 M"]["work"],
        primary100=machines["100 M"]["primary"],
        writes100=number(demand(hundred)["tests"] * PEAK),
        share100=demand(hundred)["tests"] * PEAK / figures.anchor(*RUNS),
        unpaid100=gigabytes(sizes["100 M"][UNPAID]),
        wal100=gigabytes(sizes["100 M"][LOG]),
        batches100=number(demand(hundred)["page views"] * PEAK / VIEWS_A_BATCH),
        nats100=machines["100 M"]["nats"],
        purchases100=number(demand(hundred)["purchases"] * PEAK),
        pdfs100=number(demand(hundred)["purchases"] * figures.value(*PDF) / 1000),
        bits100=bits(hundred * PEAK),
        figures=figures_table(figures),
    )


def bits(tests_a_day: float) -> str:
    """Of landing pages, a second."""
    millions = tests_a_day / DAY_S * PAGES_A_TEST * PAGE_KIB * 1024 * 8 / 1e6
    return f"{millions / 1000:.1f} Gbit/s" if millions >= 1000 else f"{millions:.0f} Mbit/s"


def demand_table() -> str:
    """Mean and peak of each step."""
    head = ["", *(words for name in STEPS for words in (f"{name} a day, mean", f"{name}, peak"))]
    body = [
        [what, *(number(demand(tests)[what] * times) for tests in STEPS.values() for times in (1, PEAK))]
        for what in demand(1)
    ]
    landing = ["landing pages, bytes", *(bits(tests * times) for tests in STEPS.values() for times in (1, PEAK))]
    return table(head, [*body, landing])


def bounds_now(figures: Figures) -> list[Row]:
    """At a million tests a day, with one machine of each kind down."""
    return rows(figures, STEPS["1 M"], MACHINES["serve"] - 1, MACHINES["work"] - 1)


def bounds_table(figures: Figures) -> str:
    body = [
        [row.what, f"{number(row.peak)} {row.unit}", number(row.bound), f"{row.use:.1%}", row.source]
        for row in bounds_now(figures)
    ]
    return table(["", "asked for", "there is", "use", "source"], body)


def machines_table(figures: Figures, machines: dict[str, dict[str, int]]) -> str:
    connections = {name: (count["serve"] + count["work"]) * CONNECTIONS for name, count in machines.items()}
    endpoint = {
        name: next(row.use for row in rows(figures, tests, 1, 1) if row.bound == ENDPOINT_CALLS)
        for name, tests in STEPS.items()
    }
    return table(
        ["", *STEPS],
        [
            ["serve, 2 cores each, one spare", *(str(machines[name]["serve"]) for name in STEPS)],
            ["work, 2 cores each, one spare", *(str(machines[name]["work"]) for name in STEPS)],
            ["cores of PostgreSQL's primary", *(str(machines[name]["primary"]) for name in STEPS)],
            ["streams of page views in NATS", *(str(machines[name]["nats"]) for name in STEPS)],
            ["connections to PostgreSQL, 2 pools of 16 a process", *(f"{connections[name]:,}" for name in STEPS)],
            ["provider: of an endpoint's 25 calls a second", *(f"{endpoint[name]:.0%}" for name in STEPS)],
        ],
    )


def figures_table(figures: Figures) -> str:
    body = [
        [
            one["figure"],
            f"{number(one['value'])} {one['unit']}",
            beside(one),
            one["goal"],
            figures.source(bench, one["figure"]),
            one["machine"],
        ]
        for bench, found in figures.kept.items()
        for one in found
        if "value" in one
    ]
    return table(["", "measured", "beside", "goal", "source", "machine"], body)


def beside(figure: dict) -> str:
    if figure["anchor_value"] is None:
        return ""
    return f"{figure['anchor']} {number(figure['anchor_value'])} {figure['unit']}"
