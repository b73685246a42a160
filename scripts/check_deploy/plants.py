"""Faults that are planted in a copy of deploy/; the check must find each."""

BASE = "kubernetes/base/"
SERVE_UNIT = "machine/units/tessera-serve@.service"
# What is changed in a file, into what, the part of the check that must find it, and a word of its finding.
PLANTS = {
    "a misspelt probe": (BASE + "serve.yaml", "readinessProbe:", "readinesProbe:", "kubernetes", "readinesProbe"),
    "a key given twice": (BASE + "worker.yaml", "  replicas: 1\n", "  replicas: 1\n  replicas: 1\n", "kubernetes", "twice"),
    "an unknown variable": (BASE + "settings.env", "HTTP__DRAIN_S", "HTTP__DRIAN_S", "kubernetes", "DRIAN"),
    "an unknown variable in a comment": (BASE + "settings.env", "# Long", "# TESSERA_HTTP__LAME_S: long", "texts", "LAME_S"),
    "a value of another kind": (BASE + "settings.env", "DRAIN_S=20", "DRAIN_S=20s", "kubernetes", "20s"),
    "a grace period too short": (BASE + "serve.yaml", "Seconds: 60\n", "Seconds: 45\n", "kubernetes", "to stop"),
    "a lame duck too short": (BASE + "settings.env", "LAME_DUCK_S=15", "LAME_DUCK_S=6", "kubernetes", "lame duck lasts"),
    "liveness by readiness": (BASE + "worker.yaml", "path: /healthz", "path: /readyz", "kubernetes", "liveness"),
    "no disruption budget": (BASE + "worker.yaml", "kind: PodDisruptionBudget", "kind: Pod", "kubernetes", "PodDisruptionBudget"),
    "an open network": (BASE + "network.yaml", "podSelector: {}", "podSelector: {matchLabels: {a: b}}", "kubernetes", "forbids"),
    "a writable root": (BASE + "migrate.yaml", "readOnlyRootFilesystem: true", "readOnlyRootFilesystem: false", "kubernetes", "write"),
    "links to Services": (BASE + "bank.yaml", "enableServiceLinks: false", "enableServiceLinks: true", "kubernetes", "Links"),
    "no limits": (BASE + "serve.yaml", "            limits: {", "            claims: []\n            # {", "kubernetes", "limits"),
    "a secret in the settings": (BASE + "settings.env", "TESSERA_MODE", "TESSERA_TICKETS__KEY=abc\nTESSERA_MODE", "kubernetes", "secret"),
    "a Secret that isn't mounted": (BASE + "serve.yaml", "value: /run/secrets/tessera/tickets", "value: /run/tickets", "kubernetes", "mounted"),
    "a secret that is left out": (BASE + "serve.yaml", "TESSERA_SMTP__URL__FILE", "TESSERA_DATABASE__REPLICA_URL__FILE", "kubernetes", "SMTP__URL"),
    "more processes than connections": ("kubernetes/overlays/production/kustomization.yaml", "tessera-serve, count: 2", "tessera-serve, count: 5", "kubernetes", "processes"),
    "an unknown variable in compose": ("compose.whole.yaml", "TESSERA_NATS__URL:", "TESSERA_NATS__ADDRESS:", "compose", "ADDRESS"),
    "a password in compose": ("compose.whole.yaml", "redis://redis:6379", "redis://:hush@redis:6379", "compose", "secret"),
    "a stop too short in compose": ("compose.whole.yaml", "stop_grace_period: 50s", "stop_grace_period: 10s", "compose", "to stop"),
    "an unknown variable in a unit": (SERVE_UNIT, "TESSERA_ADMIN__LISTEN", "TESSERA_ADMIN__LISTENS", "units", "LISTENS"),
    "a stop too short in a unit": (SERVE_UNIT, "TimeoutStopSec=50", "TimeoutStopSec=30", "units", "to stop"),
    "a misspelt key in a unit": (SERVE_UNIT, "Restart=always", "Restrat=always", "units", "Restrat"),
    "a unit with more rights": (SERVE_UNIT, "CapabilityBoundingSet=\n", "CapabilityBoundingSet=~\n", "units", "exposure"),
    "a unit without a secret": (SERVE_UNIT, "TESSERA_SMTP__URL__FILE", "TESSERA_DATABASE__REPLICA_URL__FILE", "units", "SMTP__URL"),
    "a unit without its machine's settings": (SERVE_UNIT, "EnvironmentFile=/opt/tessera/current/deploy/machine/machine.env\n", "", "units", "NATS__URL"),
    "an unknown variable of a machine": ("machine/settings.env", "TESSERA_SMTP__FROM=", "TESSERA_SMTP__SENDER=", "machine", "SENDER"),
    "a value of another kind on a machine": ("machine/machine.env", "=[127.0.0.1/32]", "=127.0.0.1/32", "machine", "TRUSTED_PROXIES"),
    "a password in a machine's settings": ("machine/machine.env", "redis://127", "redis://:hush@127", "machine", "secret"),
    "too few connections on a machine": ("machine/postgresql.conf", "max_connections = 150", "max_connections = 130", "machine", "connections"),
    "a file store that starts with empty keys": ("cluster/files/node", '"secretKey"', '"secret"', "store", "empty keys"),
    "an event that README.md doesn't name": ("machine/README.md", "refund.failed\n", "", "machine", "webhook"),
}
