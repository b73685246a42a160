"""The four calls of S3 that a proof needs, signed as Amazon demands (Signature Version 4)."""

import datetime
import hashlib
import hmac
import http.client
import re
import urllib.parse
from dataclasses import dataclass

REGION = "us-east-1"


@dataclass(frozen=True)
class Bucket:
    endpoint: str
    name: str
    access_key: str
    secret_key: str
    # As patient as the product's own client (crates/adapters/src/files.rs).
    timeout_s: float = 3

    def create(self) -> int:
        return self._send("PUT", "", b"")[0]

    def put(self, key: str, body: bytes) -> int:
        return self._send("PUT", "/" + key, body)[0]

    def get(self, key: str) -> tuple[int, bytes]:
        return self._send("GET", "/" + key, b"")

    def list(self, prefix: str) -> list[str]:
        """The keys that begin so, at most a thousand."""
        status, body = self._send("GET", "", b"", f"list-type=2&prefix={urllib.parse.quote(prefix, safe='')}")
        if status != 200:
            raise OSError(f"the bucket can't be listed: {status}")
        return re.findall(r"<Key>([^<]+)</Key>", body.decode())

    def _send(self, method: str, path: str, body: bytes, query: str = "") -> tuple[int, bytes]:
        """The status and the body; OSError or HTTPException if there was no whole answer."""
        host = urllib.parse.urlsplit(self.endpoint).netloc
        path = f"/{self.name}{path}"
        connection = http.client.HTTPConnection(host, timeout=self.timeout_s)
        try:
            connection.request(method, f"{path}?{query}", body, self._signed(method, host, path, query, body))
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def _signed(self, method: str, host: str, path: str, query: str, body: bytes) -> dict[str, str]:
        moment = datetime.datetime.now(datetime.timezone.utc).strftime("%Y%m%dT%H%M%SZ")
        digest = hashlib.sha256(body).hexdigest()
        headers = {"host": host, "x-amz-content-sha256": digest, "x-amz-date": moment}
        names = ";".join(headers)
        lines = "".join(f"{name}:{value}\n" for name, value in headers.items())
        request = "\n".join([method, path, query, lines, names, digest])
        scope = f"{moment[:8]}/{REGION}/s3/aws4_request"
        text = "\n".join(["AWS4-HMAC-SHA256", moment, scope, hashlib.sha256(request.encode()).hexdigest()])
        key = b"AWS4" + self.secret_key.encode()
        for part in (moment[:8], REGION, "s3", "aws4_request", text):
            key = hmac.digest(key, part.encode(), "sha256")
        credential = f"Credential={self.access_key}/{scope}, SignedHeaders={names}, Signature={key.hex()}"
        return headers | {"authorization": f"AWS4-HMAC-SHA256 {credential}"}
