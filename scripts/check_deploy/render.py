"""Overlays of Kubernetes as `kubectl kustomize` would print them."""

import functools
import re
import shutil
import subprocess
from pathlib import Path

from .settings import ROOT


@functools.cache
def loader():
    import yaml

    class Strict(yaml.CSafeLoader if hasattr(yaml, "CSafeLoader") else yaml.SafeLoader):
        """A key that is given twice is a fault."""

        def construct_mapping(self, node, deep=False):
            keys = [key.value for key, _ in node.value if key.tag != "tag:yaml.org,2002:merge"]
            if twice := {key for key in keys if keys.count(key) > 1}:
                raise yaml.constructor.ConstructorError(None, None, f"given twice: {', '.join(sorted(twice))}", node.start_mark)
            return super().construct_mapping(node, deep)

    return Strict


def read_yaml(file: Path) -> list[dict]:
    import yaml

    return [document for document in yaml.load_all(file.read_text(), loader()) if document]


def render(folder: Path) -> list[dict]:
    """What `kubectl kustomize` prints, of the features that are used here, without hashes in names."""
    [kustomization] = read_yaml(folder / "kustomization.yaml")
    for key in ("apiVersion", "kind"):
        kustomization.pop(key)
    documents = []
    for name in kustomization.pop("resources", []):
        place = (folder / name).resolve()
        documents += render(place) if place.is_dir() else read_yaml(place)
    for generator in kustomization.pop("configMapGenerator", []):
        data = {}
        for name in generator["envs"]:
            lines = (folder / name).read_text().splitlines()
            data |= dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
        if generator.get("behavior") == "merge":
            find(documents, "ConfigMap", generator["name"])["data"] |= data
        else:
            metadata = {"name": generator["name"], "namespace": generator["namespace"], **generator.get("options", {})}
            documents.append({"apiVersion": "v1", "kind": "ConfigMap", "metadata": metadata, "data": data})
    for patch in kustomization.pop("patches", []):
        for part in read_yaml(folder / patch["path"]):
            merge(find(documents, part["kind"], part["metadata"]["name"]), part)
    for replicas in kustomization.pop("replicas", []):
        find(documents, "Deployment", replicas["name"])["spec"]["replicas"] = replicas["count"]
    for image in kustomization.pop("images", []):
        for document in documents:
            for box in boxes(document):
                if box["image"] == image["name"]:
                    box["image"] = image.get("newName", image["name"]) + (
                        f"@{image['digest']}" if "digest" in image else f":{image['newTag']}"
                    )
    if kustomization:
        raise ValueError(f"{folder.name}: this check can't render {', '.join(kustomization)}")
    return documents


def find(documents: list[dict], kind: str, name: str) -> dict:
    [document] = [one for one in documents if one["kind"] == kind and one["metadata"]["name"] == name]
    return document


def merge(into: dict, part: dict) -> None:
    for key, value in part.items():
        if isinstance(value, dict) and isinstance(into.get(key), dict):
            merge(into[key], value)
        elif isinstance(value, list) and isinstance(into.get(key), list) and all("name" in one for one in value):
            for one in value:
                [target] = [other for other in into[key] if other["name"] == one["name"]] or [None]
                merge(target, one) if target else into[key].append(one)
        else:
            into[key] = value


def pod_of(document: dict) -> dict | None:
    spec = document.get("spec", {})
    spec = spec.get("jobTemplate", {}).get("spec", spec)
    return spec["template"] if "template" in spec else None


def boxes(document: dict) -> list[dict]:
    spec = (pod_of(document) or {}).get("spec", {})
    return [*spec.get("initContainers", []), *spec.get("containers", [])]


def compared_with_kubectl() -> list[str]:
    """Where kubectl is installed, it renders the same as this check does."""
    import yaml

    version = ["kubectl", "version", "--client", "--output=json"]
    if not shutil.which("kubectl") or b"kustomizeVersion" not in subprocess.run(version, capture_output=True).stdout:
        print("deploy: rendered without kubectl, which isn't installed or is too old")
        return []
    faults = []
    for overlay in sorted((ROOT / "deploy/kubernetes/overlays").iterdir()):
        theirs = subprocess.run(["kubectl", "kustomize", overlay], capture_output=True, text=True)
        if theirs.returncode:
            faults.append(f"{overlay.name}: {theirs.stderr.strip()}")
            continue
        text = re.sub(r"\b(tessera-settings)-[a-z0-9]{10}\b", r"\1", theirs.stdout)
        key = lambda document: (document["kind"], document["metadata"]["name"])
        if sorted(yaml.load_all(text, loader()), key=key) != sorted(render(overlay), key=key):
            faults.append(f"{overlay.name}: kubectl renders something else than this check")
    return faults
