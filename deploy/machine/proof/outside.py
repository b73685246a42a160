"""The rest of the world for one machine: an authority for certificates that speaks ACME, the payment peer behind TLS, and
a mail relay that keeps what it gets.

The peer knows test keys only, and production takes live keys only; the gate before the peer makes one of the other.
"""

import json
import os
import shutil
import subprocess
import sysconfig
import urllib.request
from pathlib import Path

from .fresh import ADDRESS, OUTSIDE, Failed, quietly, wait_until

ROOT = Path(__file__).resolve().parent.parent.parent.parent
SITE, PAY, MAIL, ACME = "iq.tessera.test", "pay.tessera.test", "mail.tessera.test", "acme.tessera.test"
HOSTS = f"{OUTSIDE} {PAY} {MAIL} {ACME}\n{ADDRESS} {SITE}\n"
PEER, MESSAGES, LETTERS = 26600, 26601, 26602
WEBHOOK_SECRET = "whsec_of_the_proof_0123456789"
MAIL_USER, MAIL_PASSWORD = "shop", "letters"

GATE = """
{
	admin off
	auto_https disable_redirects
	skip_install_trust
	storage file_system FOLDER/caddy
	pki {
		ca local {
			root {
				cert FOLDER/root.pem
				key FOLDER/root.key
			}
		}
	}
}
https://ACME {
	bind OUTSIDE
	tls {
		issuer internal
	}
	acme_server
}
https://PAY {
	bind OUTSIDE
	tls {
		issuer internal
	}
	reverse_proxy 127.0.0.1:PEER {
		header_up Authorization sk_live_ sk_test_
		header_up Authorization pk_live_ pk_test_
	}
}
# What the peer has to say to the shop goes out by TLS, too.
http://127.0.0.1:MESSAGES {
	reverse_proxy https://SITE {
		header_up Host SITE
		transport http {
			tls_trusted_ca_certs FOLDER/root.pem
		}
	}
}
"""


class Outside:
    def __init__(self, folder: Path):
        self.folder = folder
        self.authority = folder / "root.pem"
        self.running: list[subprocess.Popen] = []
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self.make_authority()

    def make_authority(self) -> None:
        key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        quietly("openssl", "req", "-x509", "-days", "30", *key, "-subj", "/CN=Authority of the proof",
                "-keyout", f"{self.folder}/root.key", "-out", str(self.authority),
                "-addext", "keyUsage=critical,keyCertSign,cRLSign")
        quietly("openssl", "req", *key, "-subj", f"/CN={MAIL}", "-keyout", f"{self.folder}/mail.key", "-out",
                f"{self.folder}/mail.csr")
        (self.folder / "mail.ext").write_text(f"subjectAltName=DNS:{MAIL}\nextendedKeyUsage=serverAuth\n")
        quietly("openssl", "x509", "-req", "-days", "20", "-in", f"{self.folder}/mail.csr", "-CA", str(self.authority),
                "-CAkey", f"{self.folder}/root.key", "-CAcreateserial", "-extfile", f"{self.folder}/mail.ext",
                "-out", f"{self.folder}/mail.pem")

    def __enter__(self) -> "Outside":
        try:
            self.start_all()
        except BaseException:
            self.__exit__()
            raise
        return self

    def start_all(self) -> None:
        text = GATE
        names = {"OUTSIDE": OUTSIDE, "ACME": ACME, "PAY": PAY, "SITE": SITE, "PEER": PEER, "MESSAGES": MESSAGES,
                 "FOLDER": self.folder}
        for name, value in names.items():
            text = text.replace(name, str(value))
        (self.folder / "Caddyfile").write_text(text)
        (self.folder / "hosts").write_text(f"127.0.0.1 localhost\n{HOSTS}")
        peer = os.environ.get("PSPSIM_BIN", str(ROOT / "target/release/pspsim"))
        caddy = Path(sysconfig.get_path("scripts"), "caddy")
        self.start("peer", peer, "--listen", f"127.0.0.1:{PEER}", "--webhook-secret", WEBHOOK_SECRET,
                   "--webhook", f"http://127.0.0.1:{MESSAGES}/pay/webhook/stripe")
        # The names exist in this program's own /etc/hosts.
        run = f"exec {caddy} run --config {self.folder}/Caddyfile --adapter caddyfile"
        self.start("gate", "unshare", "--mount", "sh", "-c", f"mount --bind {self.folder}/hosts /etc/hosts && {run}")
        self.start("mail", "node", str(ROOT / "node_modules/.bin/maildev"), "--ip", OUTSIDE, "--smtp", "465",
                   "--web-ip", "127.0.0.1", "--web", str(LETTERS), "--mail-directory", f"{self.folder}/letters",
                   "--incoming-secure", "--incoming-cert", f"{self.folder}/mail.pem",
                   "--incoming-key", f"{self.folder}/mail.key",
                   "--incoming-user", MAIL_USER, "--incoming-pass", MAIL_PASSWORD)
        wait_until("the payment peer", lambda: self.answers(f"http://127.0.0.1:{PEER}/_sim/ledger"))
        wait_until("the mail relay", lambda: self.answers(f"http://127.0.0.1:{LETTERS}/healthz"))
        wait_until("the gate", lambda: self.answers(f"http://127.0.0.1:{MESSAGES}/", status=502))

    def __exit__(self, *_) -> None:
        for process in self.running:
            process.terminate()
        for process in self.running:
            process.wait(timeout=30)

    def start(self, name: str, *command: str) -> None:
        with (self.folder / f"{name}.log").open("wb") as log:
            self.running.append(subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log))

    def answers(self, url: str, status: int = 200) -> bool:
        for process in self.running:
            if process.poll() is not None:
                raise Failed(f"{process.args[0]} ended: see {self.folder}")
        ask = ["curl", "--silent", "--max-time", "2", "--output", "/dev/null", "--write-out", "%{http_code}", url]
        done = subprocess.run(ask, capture_output=True, text=True)
        return done.stdout == str(status)

    def ledger(self) -> list[dict]:
        with urllib.request.urlopen(f"http://127.0.0.1:{PEER}/_sim/ledger", timeout=30) as answer:
            return [json.loads(line) for line in answer.read().decode().splitlines() if line]

    def counters(self) -> dict:
        with urllib.request.urlopen(f"http://127.0.0.1:{PEER}/_sim/counters", timeout=30) as answer:
            return json.load(answer)

    def letters(self, to: str) -> list[dict]:
        with urllib.request.urlopen(f"http://127.0.0.1:{LETTERS}/email", timeout=30) as answer:
            return [letter for letter in json.load(answer) if any(one["address"] == to for one in letter["to"])]
