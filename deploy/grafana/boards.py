#!/usr/bin/env python3
"""Writes the boards of Grafana: one JSON file in deploy/grafana/boards for each.

    deploy/grafana/boards.py            write them
    deploy/grafana/boards.py --check    fail if the committed ones differ

A panel is a title, its queries, what they count in, and the alerts it explains. Change a board here, never in Grafana.
`just check-boards` parses every query and compares the boards with docs/operations.md, the alerts and the runbooks.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "boards"
WIDTH, COLUMNS, HEIGHT = 24, 3, 8
SOURCE = {"type": "prometheus", "uid": "prometheus"}
# Where Grafana's reader finds the runbooks; the address of your own copy of the project, if it is elsewhere.
RUNBOOKS = "docs/runbooks.md"
# What exporters beside the product say, by the job of deploy/prometheus/prometheus.yml.
EXPORTED = {
    "postgres": ["pg_up", "pg_stat_activity_count", "pg_stat_activity_max_tx_duration", "pg_stat_archiver_failed_count",
                 "pg_stat_archiver_last_archive_age", "pg_stat_database_blks_hit", "pg_stat_database_blks_read",
                 "pg_stat_database_deadlocks", "pg_stat_database_xact_commit", "pg_stat_database_xact_rollback",
                 "pg_database_size_bytes", "pg_locks_count"],
    "redis": ["redis_up", "redis_connected_clients", "redis_memory_used_bytes", "redis_commands_processed_total",
              "redis_evicted_keys_total"],
    "nats": ["probe_success", "probe_duration_seconds"],
    "node": ["node_timex_maxerror_seconds", "restore_drill_duration_seconds", "restore_drill_good_timestamp_seconds"],
    "prometheus": ["up", "ALERTS"],
}
FAILED = 'http_request_seconds_count{status=~"5.."}'
HIT = "pg_stat_database_blks_hit"
MONEY = r'route=~"/pay/.*|/\\{alias\\}/(exam/order|user/subscribe|user/pay|pay).*"'


@dataclass
class Panel:
    title: str
    # By legend.
    queries: dict[str, str]
    unit: str = "short"
    alerts: tuple[str, ...] = ()
    text: str = ""


def rate(metric: str, by: str = "", window: str = "5m") -> str:
    return f"sum by ({by}) (rate({metric}[{window}]))" if by else f"sum(rate({metric}[{window}]))"


def quantile(share: float, metric: str, by: str = "") -> str:
    labels = f"le, {by}" if by else "le"
    return f"histogram_quantile({share}, sum by ({labels}) (rate({metric}_bucket[5m])))"


BOARDS = {
    "pages": ("Pages and calls", [
        Panel("Calls a second, by status", {"{{status}}": rate("http_request_seconds_count", "status")}, "reqps"),
        Panel("Share of calls that fail",
              {"failed": "tessera:calls_failed:ratio10m"}, "percentunit", ("CallsFailing",)),
        Panel("99th percentile of the slowest routes",
              {"{{route}}": f"topk(10, {quantile(0.99, 'http_request_seconds', 'route')})"}, "s", ("CallsSlow",)),
        Panel("Routes that fail",
              {"{{route}} {{status}}": f"topk(10, {rate(FAILED, 'route, status')})"}, "reqps"),
        Panel("Processes that answer", {"{{instance}}": 'up{job="tessera"}'}, "none", ("ProcessDown",)),
        Panel("Tests handed out a second", {"lists": rate("question_lists_total")}, "ops"),
        Panel("Refused at the door, a second", {
            "limited: {{what}}": rate("requests_limited_total", "what"),
            "connections": rate("connections_refused_total"),
            "methods": rate("methods_refused_total"),
            "pages of other sites": rate("foreign_requests_refused_total"),
        }, "ops"),
        Panel("What strangers may write", {
            "full: {{what}}": "max by (what) (anonymous_writes_full)",
            "dropped: {{what}}": rate("anonymous_writes_dropped_total", "what"),
        }, "short", ("StrangersWriteTooMuch",)),
        Panel("Redis didn't answer, a second", {"failures": rate("cache_failures_total")}, "ops", ("CacheAway",)),
        Panel("Reviews and passkeys, a day", {
            "reviews {{state}}": "sum by (state) (increase(reviews_written_total[1d]))",
            "passkeys turned off": "sum(increase(passkeys_disabled_total[1d]))",
        }),
    ]),
    "money": ("Money", [
        Panel("Calls that move money, a second, by status",
              {"{{status}}": rate(f"http_request_seconds_count{{{MONEY}}}", "status")}, "reqps"),
        Panel("Calls to the provider, a second",
              {"{{outcome}}": rate("payment_provider_seconds_count", "outcome")}, "reqps", ("ProviderAway",)),
        Panel("The provider's 99th percentile",
              {"{{outcome}}": quantile(0.99, "payment_provider_seconds", "outcome")}, "s"),
        Panel("Oldest purchase paid and not delivered",
              {"age": "max(payments_oldest_undelivered_seconds)"}, "s", ("PaidNotDelivered",)),
        Panel("Waiting for a person", {
            "in review": "max(payments_in_review)",
            "refunds stuck": "max(payments_refunds_stuck)",
            "days whose books differ": "max(payments_ledger_unexplained)",
        }, "none", ("MoneyInReview", "RefundsStuck", "BooksDiffer")),
        Panel("Alarms of payments, an hour",
              {"{{alarm}}": "sum by (alarm) (increase(payments_alarms_total[1h]))"}, "none",
              ("PaymentAlarm", "ProviderDeniesUs")),
        Panel("Messages of the provider that were refused, an hour",
              {"{{why}}": "sum by (why) (increase(webhooks_refused_total[1h]))"}, "none", ("WebhooksRefused",)),
        Panel("Purchases stopped, an hour",
              {"stopped": "sum(increase(payments_stopped_total[1h]))"}, "none", ("CardsBeingTried",)),
        Panel("Found by asking, an hour", {
            "payments asked about": "sum(increase(payments_checked_total[1h]))",
            "messages that came late": "sum(increase(payments_events_late_total[1h]))",
            "taken for review": "sum(increase(payments_review_total[1h]))",
            "jobs that were lost": "sum(increase(payments_swept_total[1h]))",
            "the account speaks another version": "max(payments_account_version_differs)",
        }, "none"),
    ]),
    "jobs": ("Jobs, letters and files", [
        Panel("Oldest job that is due",
              {"slow: {{slow}}": "max by (slow) (jobs_oldest_due_seconds)"}, "s", ("JobsOverdue",)),
        Panel("Jobs done, a second", {"{{kind}}": rate("jobs_done_total", "kind")}, "ops"),
        Panel("Jobs that failed, a second", {"{{kind}}": rate("jobs_failed_total", "kind")}, "ops", ("JobsFailing",)),
        Panel("Jobs given up", {
            "now": "max(jobs_dead)",
            "{{kind}}, an hour": "sum by (kind) (increase(jobs_dead_total[1h]))",
        }, "none", ("JobsDead",)),
        Panel("Letters an hour", {
            "accepted": "sum(increase(mails_accepted_total[1h]))",
            "refused": "sum(increase(mails_refused_total[1h]))",
            "unconfirmed": "sum(increase(mails_unconfirmed_total[1h]))",
        }, "none", ("MailRefused", "MailUnconfirmed")),
        Panel("99th percentile of making a PDF",
              {"{{kind}}": quantile(0.99, "pdf_seconds", "kind")}, "s", ("PdfsSlow",)),
        Panel("PDFs made, a minute", {"{{kind}}": "sum by (kind) (rate(pdfs_total[5m])) * 60"}),
        Panel("Orders forgotten, a day", {"forgotten": "sum(increase(orders_forgotten_total[1d]))"}),
    ]),
    "streams": ("Views and finished tests", [
        Panel("Page views a second, by station", {
            "accepted": rate("views_accepted_total"),
            "published": rate("views_published_total"),
            "copied": rate("views_copied_total"),
        }, "ops"),
        Panel("Page views that wait in memory", {"{{instance}}": "views_waiting"}, "none", ("ViewsWaiting",)),
        Panel("Page views that were lost, an hour",
              {"refused": "sum(increase(views_refused_total[1h]))"}, "none", ("ViewsLost",)),
        Panel("Finished tests a second, by station", {
            "relayed": rate("runs_relayed_total"),
            "folded": rate("runs_folded_total"),
        }, "ops"),
        Panel("Finished tests in the outbox", {"waiting": "max(runs_outbox_waiting)"}, "none", ("RunsWaiting",)),
        Panel("Batches delivered again or put aside, an hour", {
            "views again": "sum(increase(view_batches_repeated_total[1h]))",
            "finished tests again": "sum(increase(run_batches_repeated_total[1h]))",
            "put aside": "sum(increase(batches_put_aside_total[1h]))",
        }, "none", ("BatchesPutAside",)),
    ]),
    "engines": ("Engines", [
        Panel("They answer", {"PostgreSQL": "pg_up", "Redis": "redis_up", "NATS": 'probe_success{job="nats"}'}, "none",
              ("DatabaseAway", "NatsAway")),
        Panel("Size of the database", {
            "as the product sees it": "max(database_bytes)",
            "{{datname}}": "pg_database_size_bytes",
        }, "bytes"),
        Panel("Room of the database (1: 80 % taken, 2: 90 %)",
              {"short": "max(database_room_short)"}, "none", ("DatabaseFilling",)),
        Panel("Transactions a second", {
            "committed": rate("pg_stat_database_xact_commit"),
            "rolled back": rate("pg_stat_database_xact_rollback"),
        }, "ops"),
        Panel("Connections, by state", {"{{state}}": "sum by (state) (pg_stat_activity_count)"}, "none"),
        Panel("Oldest transaction", {"{{state}}": "max by (state) (pg_stat_activity_max_tx_duration)"}, "s"),
        Panel("Read from memory",
              {"share": f"{rate(HIT)} / ({rate(HIT)} + {rate('pg_stat_database_blks_read')})"}, "percentunit"),
        Panel("Locks and deadlocks", {
            "{{mode}}": "sum by (mode) (pg_locks_count)",
            "deadlocks an hour": "sum(increase(pg_stat_database_deadlocks[1h]))",
        }, "none"),
        Panel("Archive of the log", {
            "failed, an hour": "sum(increase(pg_stat_archiver_failed_count[1h]))",
            "seconds since the last": "max(pg_stat_archiver_last_archive_age)",
        }, "none"),
        Panel("Restore drill", {
            "hours since a good one": "(time() - max(restore_drill_good_timestamp_seconds)) / 3600",
            "minutes it took": "max(restore_drill_duration_seconds) / 60",
        }, "none", ("RestoreDrillOld",)),
        Panel("Clocks: off by, at most", {
            "{{instance}}": "max by (instance) (node_timex_maxerror_seconds)",
        }, "s", ("ClockAdrift",)),
        Panel("Redis: clients and memory", {
            "clients": "redis_connected_clients",
            "MB": "redis_memory_used_bytes / 1e6",
        }, "none"),
        Panel("Redis: commands and evictions a second", {
            "commands": rate("redis_commands_processed_total"),
            "evicted": rate("redis_evicted_keys_total"),
        }, "ops"),
        Panel("NATS: time of its answer", {"healthz": 'probe_duration_seconds{job="nats"}'}, "s"),
    ]),
    "objectives": ("Objectives", [
        Panel("How fast the month's allowance of failed money calls burns (1: it lasts a month)", {
            "5 minutes": "tessera:money_failed:ratio5m / 0.0005",
            "1 hour": "tessera:money_failed:ratio1h / 0.0005",
            "6 hours": "tessera:money_failed:ratio6h / 0.0005",
            "page above": "vector(14.4)",
            "ticket above": "vector(3)",
        }, "none", ("MoneyCallsBurnFast", "MoneyCallsBurnSlowly")),
        Panel("Allowance left of the last 30 days", {
            "left": f'1 - (sum(increase(http_request_seconds_count{{{MONEY},status=~"5.."}}[30d]))'
                    f' / sum(increase(http_request_seconds_count{{{MONEY}}}[30d]))) / 0.0005',
        }, "percentunit"),
        Panel("Alerts that fire",
              {"{{alertname}} {{severity}}": 'sum by (alertname, severity) (ALERTS{alertstate="firing"})'}, "none"),
    ]),
}


def panel(one: Panel, number: int) -> dict:
    said = [one.text] if one.text else []
    said += [f"[{alert}]({RUNBOOKS}#{alert.lower()})" for alert in one.alerts]
    width = WIDTH // COLUMNS
    return {
        "id": number + 1,
        "type": "timeseries",
        "title": one.title,
        "description": "\n\n".join(said),
        "datasource": SOURCE,
        "gridPos": {"x": number % COLUMNS * width, "y": number // COLUMNS * HEIGHT, "w": width, "h": HEIGHT},
        "fieldConfig": {
            "defaults": {"unit": one.unit, "min": 0, "custom": {"fillOpacity": 10, "showPoints": "never"}},
            "overrides": [],
        },
        "options": {"legend": {"displayMode": "list", "placement": "bottom"}, "tooltip": {"mode": "multi"}},
        "targets": [{"refId": chr(65 + nth), "expr": query, "legendFormat": legend, "datasource": SOURCE}
                    for nth, (legend, query) in enumerate(one.queries.items())],
    }


def board(name: str) -> str:
    title, panels = BOARDS[name]
    shown = {
        "uid": f"tessera-{name}",
        "title": f"Tessera: {title}",
        "tags": ["tessera"],
        "schemaVersion": 39,
        "version": 1,
        "editable": False,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "timezone": "utc",
        "annotations": {"list": [{
            "name": "Alerts", "datasource": SOURCE, "enable": True, "iconColor": "red",
            "expr": 'ALERTS{alertstate="firing"}', "titleFormat": "{{alertname}}", "step": "60s",
        }]},
        "links": [{"type": "dashboards", "tags": ["tessera"], "asDropdown": False, "title": "", "includeVars": False}],
        "panels": [panel(one, number) for number, one in enumerate(panels)],
    }
    return json.dumps(shown, indent=1, ensure_ascii=False) + "\n"


def stale() -> list[str]:
    """Committed files that aren't what this program writes."""
    wanted = {f"{name}.json": board(name) for name in BOARDS}
    found = {file.name: file.read_text() for file in FOLDER.glob("*.json")}
    return sorted(name for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name))


def main() -> None:
    if "--check" in sys.argv[1:]:
        if differing := stale():
            sys.exit(f"boards: {', '.join(differing)}: run deploy/grafana/boards.py")
        return
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.json"):
        file.unlink()
    for name in BOARDS:
        (FOLDER / f"{name}.json").write_text(board(name))


if __name__ == "__main__":
    main()
