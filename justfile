# The only door: everything a person or CI does with the project is a recipe here. `just` alone lists them.

set shell := ["bash", "-euo", "pipefail", "-c"]
# Options arrive as "$@", so that quoting survives.
set positional-arguments

# Checked queries are compiled from the committed .sqlx; only `gen` asks a live database.
export SQLX_OFFLINE := "true"
# Clippy's driver compiles our own crates: linting and building are one pass, and every recipe finds what another built.
export RUSTC_WORKSPACE_WRAPPER := "clippy-driver"

_default:
    @just --list --unsorted

# Install what the project needs on this machine
setup:
    scripts/setup

# The whole product on http://localhost:8080 with reload (PORT=… for another port)
dev:
    scripts/dev

# Start PostgreSQL, Redis, NATS and the mail catcher in the background
services:
    scripts/services up
    @scripts/services status

# Stop them again
services-down:
    scripts/services down

# Everything that can be judged without running the product
check: check-format check-lints check-tidy check-migrations check-supply check-deploy check-boards check-capacity check-security check-web

check-format:
    cargo fmt --all --check

check-lints:
    scripts/lint

# The dependency table, file sizes, error codes and words
check-tidy:
    cargo xtask tidy

# New migrations hold no lock for long and take nothing away that the release before uses
check-migrations:
    scripts/check-migrations

# Manifests, units and compose files: schemas, names of settings, probes, rights; with planted faults
check-deploy:
    scripts/need systemd wireguard-tools
    scripts/check-deploy

# Alerts fire, stay quiet and end as their tests say, and each has its runbook
check-alerts:
    scripts/need prometheus prometheus-alertmanager
    scripts/check-alerts

# Boards of Grafana: generated, every query parses, every metric and alert is on one; with planted faults
check-boards:
    scripts/need prometheus
    scripts/check-boards

# docs/capacity.md is what the measured figures give, and a million tests a day use no bound more than half
check-capacity:
    scripts/capacity --check

# docs/security.md names tests and code that exist, and counts right; with planted faults
check-security:
    scripts/check-security

# Licences, bans and sources of crates and npm packages, as deny.toml says
check-supply:
    cargo xtask supply

# Known vulnerabilities of crates and npm packages; needs a network with the advisory databases
audit:
    cargo deny --version >/dev/null 2>&1 || cargo install --quiet --locked cargo-deny@0.20.2
    cargo deny check
    npm audit --omit=dev

check-web:
    npm run --workspace web check
    npm run --workspace e2e check

# Bytes of the scripts of landing pages, signing in and others, after a build
check-size:
    npm run --workspace web size

# Put code into its form
fix:
    cargo fmt --all
    npm run --workspace web fix

# All tests below the browser
test: test-rust test-docs test-web

# Unit, store, use case and API tests; options go to nextest: just test-rust -E 'test(money)'
test-rust *options:
    scripts/test rust "$@"

# Examples in the crates' documentation
test-docs:
    scripts/test docs

# Web unit tests; options go to vitest
test-web *options:
    scripts/test web "$@"

# Everything but the web, unoptimised, with the tests
build:
    cargo build --workspace --all-targets

# Write every generated file
gen:
    scripts/gen

# Fail if a generated file is stale
gen-check:
    scripts/gen --check

# Write the technical manual of the test into docs/manual; a date for another edition: just manual 2026-11-15
manual date=`date +%F`:
    cargo run --quiet --bin server -- measure manual --out docs/manual --date "$1"

# Write pages and pictures of sixty puzzles into docs/contact-sheet
contact-sheet:
    scripts/contact-sheet

# Every page of the sample reports as a picture into var/report-pages, with an index; languages as options: just report-pages de ja
report-pages *languages:
    cargo run --quiet --bin press -- pages var/report-pages "$@"

# Pictures of the public sample report for the landing pages, after a change of its words or its look
preview-pages *languages:
    scripts/preview-pages "$@"

# Write the kept words of the report anew, after a change of words or pages that was meant; then read the difference
report-words:
    REWRITE_GOLDEN=1 cargo nextest run --workspace -E 'package(report) and (binary(golden) or test(every_report_has_its_pages))'

# Write content/questionnaires/figures.gen.toml anew, after a change of the questionnaires or their sources
figures:
    REWRITE_GOLDEN=1 cargo nextest run --workspace -E 'package(report) and binary(figures)'

# Playwright on the whole product; options go to Playwright: just e2e --grep consent
e2e *options:
    scripts/e2e "$@"

# The same with every landing page in every language, and pictures in four
e2e-whole *options:
    E2E_WHOLE=1 scripts/e2e "$@"

# A walk through what `just dev` runs, from the landing page to the bought report
e2e-dev *options:
    scripts/e2e-dev "$@"

# Every picture that the documents show into docs/screenshots, from the product as it is now
screenshots: setup
    scripts/screenshots

# Lighthouse on the landing page, signing in and the sixteen types: paint, layout shift, bytes, accessibility, search
bench-landing: setup
    scripts/stack --name bench --release -- npm run --workspace e2e lighthouse | scripts/capacity --take landing

# From a tap on an option to the next question, on a processor four times slower
bench-tap: setup
    scripts/stack --name bench --release -- npm run --workspace e2e tap | scripts/capacity --take tap

# Page views per second through the whole path, beside bare COPY in the same run
bench-views: setup
    scripts/stack --name bench --release --without-server -- bench/views

# Confirmed runs per second through the whole path, beside pgbench with the same statement in the same run
bench-submit *exam: setup
    scripts/stack --name bench --release --without-server -- bench/submit "$@"

# Reads with 31 thousand orders beside 31 million: a quarter of an hour, 16 GB of disk; --per-second 1 for a trial
bench-growth *options: setup
    scripts/stack --name growth --release --without-server -- bench/growth "$@"

# Lists of questions per second, beside bare axum with the same bytes
bench-questions *exam: setup
    scripts/stack --name bench --release --without-server -- bench/questions "$@"

# From payment to the report on screen and to the accepted letter, at 10 purchases a second (--debug --seconds 10 for a trial)
bench-delivery *options: setup
    cargo run --quiet --release --bin delivery -- "$@" | scripts/capacity --take delivery "$@"

# Messages of the payment provider applied per second, beside pgbench with the same transaction in the same run
bench-webhook *options: setup
    scripts/stack --name bench --release --without-server -- bench/webhook "$@"

# A report from facts to bytes, beside the bare Typst compiler on the same document in the same run; --rest-ms N gives its share
bench-pdf *options: setup
    bench/press/install
    cargo run --quiet --release --bin press -- bench "$@" | scripts/capacity --take press "$@"

# Speed of puzzles and measurement, one table, beside girth on the same answers (--quick: on fewer); ids pick criteria: E3 G7
bench-measure *options: setup
    bench/anchors/install
    cargo run --quiet --release --bin proof -- bench "$@" | scripts/capacity --take measure "$@"

# Purchases per second at the payment peer
bench-psp:
    cargo run --quiet --release --example purchases

# The payment peer beside Stripe's own SDKs for Python and Node, and beside localstripe, one table
prove-psp: setup
    crates/pspsim/proof/install
    crates/pspsim/proof/run

# Money kept is the price of what is owned: 500,000 random histories, then five planted faults, one table
prove-money:
    cargo run --quiet --release --bin money

# Servers are replaced under load behind Caddy, NGINX and HAProxy, a release comes and goes, and no request fails; with a planted fault (--seconds 20 for a trial, --part NAME for one part)
prove-roll *options: setup
    bench/roll-install
    scripts/stack --name roll --release --without-server -- bench/roll "$@"

# PostgreSQL 15 becomes 18 by logical replication while people buy; with a planted fault (--seconds 10 for a trial)
prove-upgrade *options: setup
    bench/upgrade-install
    scripts/stack --name upgrade --release --without-server --without-pages -- bench/upgrade "$@"

# The API tests of the release before pass on this release's schema; with a planted fault (--old REF for another release)
prove-schema *options: setup
    bench/schema suite "$@"

# No migration since the release before holds a lock for longer than a second on ten million orders; with a planted fault (--rows 100000 for a trial)
prove-locks *options: setup
    scripts/stack --name locks --fast --release --without-server --without-pages -- bench/schema locks "$@"

# The database is destroyed under buyers and restored: all that was paid is paid and delivered once, and nobody erased comes back (--size 10: of 10 GB)
prove-restore *options: setup
    bench/restore-install
    scripts/stack --name restore --release --without-server --without-pages -- bench/restore "$@"

# Database servers die, switch and are cut off under buyers, and nothing acknowledged is lost; then a planted fault (--deaths 1 --switchovers 1 --partitions 0 --outage-s 10 for a trial)
prove-failover *options: setup
    deploy/cluster/postgres/install
    scripts/stack --name failover --release --without-server -- bench/failover "$@"

# Servers of NATS and nodes of the file store die and lose their disks; no accepted view is lost, no file unreadable; then planted faults (--rounds 1 for a trial; root)
prove-cluster *options: setup
    bench/cluster-install
    scripts/stack --name cluster --without-server --without-pages -- bench/cluster "$@"

# The image is at most 150 MB, made twice with one digest, signed, and runs from its own files alone; with planted faults (SERVER_BIN and WEB_DIST name what is built already; root)
prove-image: setup
    scripts/need buildah minisign runc
    deploy/image/prove

# Real faults under a real Prometheus: each raises its alerts and no other, the right people hear it, and it ends (--only redis: one of them)
prove-alerts *options: setup
    scripts/need prometheus prometheus-alertmanager prometheus-postgres-exporter prometheus-redis-exporter prometheus-blackbox-exporter prometheus-node-exporter
    scripts/stack --name alerts --without-server --without-pages -- bench/alerts "$@"

# Partitions of views and visits over 400 days by the worker's own clock, and what planning a look-up costs with them
prove-partitions *options: setup
    scripts/need faketime
    scripts/stack --name partitions --without-server --without-pages -- bench/partitions "$@"

# From a fresh Debian machine to a paid order by the commands of deploy/machine/README.md, then an upgrade, a power cut and planted faults; SERVER_BIN, PSPSIM_BIN and WEB_DIST name what is built
prove-machine: setup
    deploy/machine/prove-install
    deploy/machine/prove

# Logs of a machine reach another one by TLS, and nobody else's do
prove-logs: setup
    scripts/need systemd-journal-remote openssl
    deploy/machine/logs/prove

# Every criterion of the puzzles and the measurement, one table; ids pick some: just prove-measure G E10
prove-measure *ids: setup
    bench/anchors/install
    bench/platforms/install
    cargo run --quiet --release --bin proof -- prove "$@"

# Every criterion of the questionnaires, one table; ids pick some: just prove-questionnaires Q7
prove-questionnaires *ids: setup
    bench/anchors/install
    cargo run --quiet --release --bin proof -- questionnaires "$@"

# Lay out all 81 patterns of firm, leaning and balanced letters in nine languages: reports, certificates, share cards
prove-patterns:
    PROVE_PATTERNS=1 cargo nextest run --workspace -E 'test(every_questionnaire_has_its_pages)'

# Kill the worker and stop NATS during 20,000 views; each accepted view is found exactly once
prove-views: setup
    scripts/test rust -E 'test(prove_views)'

# Kill workers and NATS while 30,000 finished runs go into the statistics; each counts exactly once
prove-runs: setup
    scripts/test rust -E 'test(prove_runs)'

# Kill the server again and again during 5,000 submits; each acknowledged run has exactly one order
prove-submits: setup
    scripts/test rust --success-output=immediate -E 'test(prove_submits)'

# Learn answers from how many were right: 1,000 attempts from one network, 10,000 from a hundred, one table
prove-keys: setup
    PROVE_KEYS=1 scripts/test rust --success-output=immediate -E 'test(prove_keys)'

# What strangers try with accounts: scanners, guessed codes, stolen passwords, timing, joined histories, one table; then passkeys, other sites, rights and data by their tests
prove-accounts: setup
    PROVE_ACCOUNTS=1 scripts/test rust --success-output=immediate -E 'test(prove_accounts)'
    scripts/test rust -E 'binary(api) and test(/^(accounts|passkeys|identities|authorisation|data_rights)::/)'
    scripts/e2e tests/account

# Buyers while processes die, links break and peers misbehave; then a checker compares the books (--full: 10,000 of them, and thirteen months; --mutant all: with planted faults)
storm *options: setup
    case " $* " in *' --full '* | *' --later '* | *' --mutant '*) scripts/need faketime ;; esac
    cargo run --quiet --profile checked --bin storm -- "$@" | scripts/capacity --take storm "$@"
    cargo xtask logs var/storm*/serve-*.log var/storm*/worker-*.log

# 50 tests a second with a fault every hour, and what grows meanwhile: memory, files, jobs, log (--minutes 1440: a day)
soak *options: setup
    scripts/stack --name soak --release --without-server --without-pages -- bench/soak "$@"

# Attackers against a running server for a minute, and people beside them (--plant NAME: with a planted fault)
prove-edges *options: setup
    cargo run --quiet --release --bin edges -- "$@"

# What strangers may send: every parser on ten million inputs, every call of the contract, 300 names, the pages' policy, one table (--part calls: one of them; --inputs 100000 for a trial)
prove-hostile *options: setup
    bench/hostile/install
    bench/hostile/prove "$@"

# The storm, and those benches and proofs that the script names, for a few seconds, unoptimised and without goals: whether they still work
try-benches: setup
    scripts/try-benches

# Start the next migration
db-new name:
    scripts/db-new "$1"
