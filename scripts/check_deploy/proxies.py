"""Which addresses a Caddyfile leads from http to https: every page, and no call."""

import json
import re

from .settings import ROOT

# Any storefront's.
ALIAS = "/some-shop"


def redirect_faults(name: str, text: str):
    clear = re.search(r"^http://\{\$SITE.*?^\}", text, re.M | re.S)
    calls = clear and re.search(r"^\t@pages \{\n\t\tmethod GET HEAD\n\t\tnot path_regexp (\S+)$", clear[0], re.M)
    if not calls or "auto_https disable_redirects" not in text:
        yield f"{name}: http is led to https for everything, calls too"
        return
    refused = re.compile(calls[1]).match
    for path in addresses_of_calls():
        if not refused(path):
            yield f"{name}: the call {path} is led from http to https"
    for path in addresses_of_pages():
        if refused(path):
            yield f"{name}: the page {path} isn't led from http to https"


def addresses_of_calls() -> list[str]:
    paths = json.loads((ROOT / "openapi.json").read_text())["paths"]
    return [path if path.startswith("/pay/") else ALIAS + path for path in paths]


def addresses_of_pages() -> list[str]:
    pages = (ROOT / "web/src/lib/pages.ts").read_text()
    return ["/", *(f"{path}/iq-1" for path in re.findall(r'^  \w+: "(/.*)",$', pages, re.M))]
