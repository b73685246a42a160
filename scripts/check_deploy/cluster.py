"""One overlay, rendered: schemas, probes, rights, networks."""

import functools
import re
from pathlib import Path

from .render import boxes, find, pod_of
from .settings import need_faults, settings, stop_faults, value_faults

CLUSTERS = ("1.33.0", "1.37.0")
COMPONENT = "app.kubernetes.io/component"


def schema_faults(overlay: str, documents: list[dict]):
    import kubernetes_validate.utils as validator

    if not hasattr(validator.schema_contents, "cache_info"):
        validator.schema_contents = functools.cache(validator.schema_contents)
    for version in CLUSTERS:
        for document in documents:
            name = f"{overlay}: {document.get('kind')} {document.get('metadata', {}).get('name')}"
            try:
                validator.validate(document, version, strict=True)
            except validator.ValidationError as fault:
                yield f"{name} in {version}: {'.'.join(map(str, fault.path))}: {fault.message[:200]}"
            except validator.SchemaNotFoundError as fault:
                yield f"{name}: {fault.message}"


class Cluster:
    """One overlay, rendered."""

    def __init__(self, overlay: str, documents: list[dict]):
        self.overlay, self.documents = overlay, documents
        self.settings = find(documents, "ConfigMap", "tessera-settings")["data"]
        self.deployments = self.all("Deployment")

    def all(self, kind: str) -> list[dict]:
        return [document for document in self.documents if document["kind"] == kind]

    def number(self, name: str) -> int:
        return int(self.settings.get(name, settings()[name]))

    def faults(self):
        where = self.overlay
        yield from value_faults(f"{where}: settings", self.settings)
        for document in self.documents:
            if pod_of(document):
                yield from self.pod_faults(document)
        for deployment in self.deployments:
            yield from self.deployment_faults(deployment)
        yield from self.service_faults()
        yield from self.network_faults()
        processes = 1 + sum(one["spec"]["replicas"] + surge(one) for one in self.deployments)
        if self.number("TESSERA_DATABASE__PROCESSES") < processes:
            yield f"{where}: database.processes must be {processes}: replicas, those that replace them, and a Job"
        if where == "production" and any(one["spec"]["replicas"] < 2 for one in self.deployments):
            yield f"{where}: fewer than two of a kind"

    def pod_faults(self, document: dict):
        where = f"{self.overlay}: {document['kind']} {document['metadata']['name']}"
        spec = pod_of(document)["spec"]
        if spec.get("enableServiceLinks") is not False:
            yield f"{where}: enableServiceLinks would add variables that the server refuses"
        if spec.get("automountServiceAccountToken") is not False:
            yield f"{where}: needs no token"
        safe = spec.get("securityContext", {})
        if not safe.get("runAsNonRoot") or safe.get("runAsUser") != 65532 or safe.get("seccompProfile") != {"type": "RuntimeDefault"}:
            yield f"{where}: runs with the rights of root or without seccomp"
        mounted = {volume["name"]: volume["secret"] for volume in spec.get("volumes", []) if "secret" in volume}
        for box in boxes(document):
            yield from self.box_faults(f"{where}: {box['name']}", box, mounted)

    def box_faults(self, where: str, box: dict, secret_volumes: dict[str, dict]):
        safe = box.get("securityContext", {})
        if not (
            safe.get("readOnlyRootFilesystem") is True
            and safe.get("allowPrivilegeEscalation") is False
            and safe.get("capabilities") == {"drop": ["ALL"]}
        ):
            yield f"{where}: may write to its root or gain rights"
        for kind in ("requests", "limits"):
            if {"cpu", "memory"} - set(box.get("resources", {}).get(kind, {})):
                yield f"{where}: has no {kind} of processors and memory"
        if not re.search(r"(:(?!latest$)[\w.-]+|@sha256:[0-9a-f]{64})$", box["image"]):
            yield f"{where}: {box['image']} has no version"
        given = {variable["name"]: variable.get("value", "") for variable in box.get("env", [])}
        yield from value_faults(where, given)
        if box.get("envFrom") != [{"configMapRef": {"name": "tessera-settings"}}]:
            yield f"{where}: doesn't take the settings"
        folders = [mount["mountPath"] for mount in box.get("volumeMounts", []) if mount["name"] in secret_volumes]
        for name, value in given.items():
            if name.endswith("__FILE") and not any(Path(value).parent == Path(folder) for folder in folders):
                yield f"{where}: {name}: no Secret is mounted at {value}"
        yield from need_faults(where, box["args"][0], {*given, *self.settings})
        read = {Path(value).name for name, value in given.items() if name.endswith("__FILE")}
        there = {item["path"] for volume in secret_volumes.values() for item in volume.get("items", [{"path": "everything"}])}
        if more := there - read:
            yield f"{where}: sees secrets that it doesn't read: {', '.join(sorted(more))}"

    def deployment_faults(self, deployment: dict):
        where = f"{self.overlay}: {deployment['metadata']['name']}"
        template, spec = pod_of(deployment), pod_of(deployment)["spec"]
        labels = template["metadata"]["labels"]
        duck, drain = self.number("TESSERA_HTTP__LAME_DUCK_S"), self.number("TESSERA_HTTP__DRAIN_S")
        yield from stop_faults(where, spec.get("terminationGracePeriodSeconds", 30), duck, drain)
        [box] = spec["containers"]
        ready, alive, started = (box.get(f"{kind}Probe", {}) for kind in ("readiness", "liveness", "startup"))
        if ready.get("httpGet", {}).get("path") != "/readyz":
            yield f"{where}: no readiness probe asks /readyz"
        noticed = ready.get("periodSeconds", 10) * ready.get("failureThreshold", 3)
        if noticed >= duck:
            yield f"{where}: {noticed} s until the readiness probe fails, but the lame duck lasts {duck} s"
        for probe, what in ((alive, "liveness"), (started, "startup")):
            if probe.get("httpGet") != {"path": "/healthz", "port": "admin"}:
                yield f"{where}: the {what} probe must ask /healthz of the admin port, which asks no service"
        if labels[COMPONENT] == "serve" and ready.get("httpGet", {}).get("port") != "http":
            yield f"{where}: /readyz of the public port asks no service; that of the admin port waits for PostgreSQL"
        budgets = [one for one in self.all("PodDisruptionBudget") if selects(one["spec"]["selector"], labels)]
        if [one["spec"].get("maxUnavailable") for one in budgets] != [1]:
            yield f"{where}: needs one PodDisruptionBudget that lets one go at a time"
        if surge(deployment) < 1 or deployment["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"] != 0:
            yield f"{where}: one must be ready before another is stopped"
        if not spec.get("affinity", {}).get("podAntiAffinity") or not spec.get("topologySpreadConstraints"):
            yield f"{where}: two of them may run on one machine"

    def service_faults(self):
        templates = [pod_of(document) for document in self.deployments]
        for service in self.all("Service"):
            where, spec = f"{self.overlay}: Service {service['metadata']['name']}", service["spec"]
            chosen = [one for one in templates if selects({"matchLabels": spec["selector"]}, one["metadata"]["labels"])]
            if not chosen:
                yield f"{where}: finds no process"
            for template in chosen:
                ports = {port["name"] for box in template["spec"]["containers"] for port in box["ports"]}
                if missing := {port["targetPort"] for port in spec["ports"]} - ports:
                    yield f"{where}: no process has the port {', '.join(missing)}"

    def network_faults(self):
        policies = [policy["spec"] for policy in self.all("NetworkPolicy")]
        if not any(one == {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]} for one in policies):
            yield f"{self.overlay}: no NetworkPolicy forbids what the others don't allow"
        for document in self.documents:
            if pod_of(document):
                labels = pod_of(document)["metadata"]["labels"]
                ports = {
                    port["port"]
                    for one in policies
                    if selects(one["podSelector"], labels)
                    for rule in one.get("egress", [])
                    for port in rule["ports"]
                }
                needed = {"serve": {53, 5432, 6379, 4222, 443}, "worker": {53, 5432, 6379, 4222, 443, 465}}
                if missing := needed.get(labels[COMPONENT], {53, 5432}) - ports:
                    yield f"{self.overlay}: {document['metadata']['name']} can't reach the ports {sorted(missing)}"


def surge(deployment: dict) -> int:
    return deployment["spec"].get("strategy", {}).get("rollingUpdate", {}).get("maxSurge", 0)


def selects(selector: dict, labels: dict) -> bool:
    for rule in selector.get("matchExpressions", []):
        if rule["operator"] != "In" or labels.get(rule["key"]) not in rule["values"]:
            return False
    return all(labels.get(key) == value for key, value in selector.get("matchLabels", {}).items())
