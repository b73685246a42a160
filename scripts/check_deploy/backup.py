"""Backups of one machine: what pgBackRest writes is sealed by something with approved ciphers, and by nothing else."""

import re
from pathlib import Path


def backup_faults(folder: Path):
    settings, seal = (folder / "backup/pgbackrest.conf").read_text(), (folder / "backup/seal").read_text()
    mount = (folder / "units/var-lib-pgbackrest-repository.mount").read_text()
    if re.search(r"^repo\d-cipher", settings, re.M):
        yield "pgbackrest.conf: pgBackRest's own cipher has no seal"
    repository = re.search(r"^repo1-path=(.*)$", settings, re.M)[1]
    if f"\nWhere={repository}\n" not in mount or "\nType=fuse.gocryptfs\n" not in mount:
        yield f"var-lib-pgbackrest-repository.mount: {repository} isn't sealed"
    options = re.search(r"^Options=passfile=[^,]*,(.*)$", mount, re.M)[1]
    if not options.startswith("setuid=postgres,drop_privileges,") or f"options={options}\n" not in seal:
        yield "var-lib-pgbackrest-repository.mount: gocryptfs as root fails two writers, or seal mounts in another way"
    if not re.search(r"-init .*-plaintextnames", seal) or "-aessiv" in seal or "-xchacha" in seal:
        yield "seal: uses a cipher that isn't approved"
    for unit in ("tessera-backup@.service", "tessera-drill.service"):
        if f"\nConditionPathIsMountPoint={repository}\n" not in (folder / "units" / unit).read_text():
            yield f"{unit}: runs where nothing is mounted"
