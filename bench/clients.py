"""What goes on while machines die: people who look at pages, files written and read, and the longest pauses."""

import contextlib
import hashlib
import http.client
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator

from machines import fail, wait_for
from s3 import Bucket

VIEWS_PER_SECOND, VISITORS = 60, 4
UPLOADS_PER_SECOND, READS_PER_SECOND, CLIENTS = 6, 20, 2
HEADERS = {"hl": "DE", "App-Version": "0.1.0", "Exam-App-Id": "1", "Domain": "tessera.example"}


class Load:
    """Threads that do one thing at a steady rate until they are stopped."""

    def __init__(self) -> None:
        self.stopping = threading.Event()
        self.lock = threading.Lock()
        self.threads: list[threading.Thread] = []
        self.failure: Exception | None = None

    def repeat(self, threads: int, per_second: float, act: Callable[[int], None]) -> None:
        for number in range(threads):
            every_s = threads / per_second
            self.threads.append(threading.Thread(target=self.run, args=(number, every_s, act), daemon=True))
            self.threads[-1].start()

    def run(self, number: int, every_s: float, act: Callable[[int], None]) -> None:
        due = time.monotonic()
        while not self.stopping.wait(max(0.0, due - time.monotonic())):
            try:
                act(number)
            except Exception as failure:
                self.failure = failure
                raise
            # After a pause nothing is made up for: that would be a flood.
            due = max(due + every_s, time.monotonic())

    def stop(self) -> None:
        self.stopping.set()
        for thread in self.threads:
            thread.join()
        if self.failure:
            fail(f"{type(self).__name__} ended early: {self.failure!r}")


class Views(Load):
    """People who look at pages. Each view has a path of its own; accepted is what the server answered with 200."""

    def __init__(self, name: str, port: int):
        super().__init__()
        self.name, self.port = name, port
        # When each was accepted, by its path.
        self.accepted: dict[str, float] = {}
        self.refused = 0
        self.longest = 0.0
        self.connections: dict[int, tuple[int, http.client.HTTPConnection]] = {}
        self.repeat(VISITORS, VIEWS_PER_SECOND, self.view)

    def connection(self, visitor: int) -> http.client.HTTPConnection:
        port, open_one = self.connections.get(visitor, (0, None))
        if not open_one or port != self.port:
            if open_one:
                open_one.close()
            port, open_one = self.port, http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
            self.connections[visitor] = (port, open_one)
        return open_one

    def view(self, visitor: int) -> None:
        with self.lock:
            path = f"/{self.name}/{len(self.accepted)}-{visitor}-{random.getrandbits(48):x}"
        begun, status = time.monotonic(), 0
        try:
            connection = self.connection(visitor)
            connection.request("GET", f"/tessera/app/v2/view?dl={path}", headers=HEADERS)
            answer = connection.getresponse()
            answer.read()
            status = answer.status
        except (OSError, http.client.HTTPException):
            self.connections.pop(visitor, None)
        took = time.monotonic() - begun
        with self.lock:
            self.longest = max(self.longest, took)
            if status == 200:
                self.accepted[path] = time.time()
            else:
                self.refused += 1

    def move(self, port: int) -> None:
        """To another server; returns when nobody uses the old one."""
        self.port = port
        moved = lambda: all(used == port for used, _ in list(self.connections.values()))
        wait_for("visitors at the other server", moved)

    def losses(self, rows: list[str]) -> tuple[int, int]:
        """How many accepted views are missing among the paths of all stored ones, and how many are there twice."""
        times = Counter(path for path in rows if path.startswith(f"/{self.name}/"))
        lost = Counter(time.strftime("%H:%M:%S", time.localtime(at)) for path, at in self.accepted.items() if path not in times)
        if lost:
            print("lost, by the second in which they were accepted:", ", ".join(f"{at} {n}" for at, n in lost.items()))
        return lost.total(), sum(count > 1 for count in times.values())


class Files(Load):
    """Files written and read as the product does it: a short patience, then once more, until it works."""

    def __init__(self, bucket: Bucket, patience_s: float = 150):
        super().__init__()
        self.bucket, self.patience_s = bucket, patience_s
        self.written: dict[str, str] = {}
        self.keys: list[str] = []
        self.unreadable: set[str] = set()
        self.reads = 0
        self.longest = {"write": 0.0, "read": 0.0}

    def begin(self) -> None:
        self.repeat(CLIENTS, UPLOADS_PER_SECOND, lambda _: self.write())
        self.repeat(CLIENTS, READS_PER_SECOND, lambda _: self.read_any())

    def write(self) -> None:
        key = f"reports/{random.getrandbits(128):032x}.pdf"
        body = random.randbytes(random.randint(20_000, 200_000))
        if self.insist("write", lambda: self.bucket.put(key, body) == 200):
            with self.lock:
                self.written[key] = hashlib.sha256(body).hexdigest()
                self.keys.append(key)

    def adopt(self, prefix: str) -> None:
        """PDFs that the product has written: from now on they must keep the bytes that they have."""
        found: dict[str, bytes] = {}

        def got() -> bool:
            for key in self.bucket.list(prefix):
                if key not in self.written and key not in found:
                    status, body = self.bucket.get(key)
                    if status != 200:
                        return False
                    found[key] = body
            return True

        if not self.insist("read", got):
            fail(f"the files of the product can't be listed or read: {prefix}")
        with self.lock:
            for key, body in found.items():
                if body.startswith(b"%PDF"):
                    self.written[key] = hashlib.sha256(body).hexdigest()
                    self.keys.append(key)

    def read_any(self) -> None:
        with self.lock:
            key = random.choice(self.keys) if self.keys else None
        if key:
            self.read(key)

    def read(self, key: str) -> None:
        def got() -> bool:
            status, body = self.bucket.get(key)
            # An answer that the file doesn't exist is final, and so are other bytes.
            if status == 404 or (status == 200 and hashlib.sha256(body).hexdigest() != self.written[key]):
                with self.lock:
                    self.unreadable.add(key)
                return True
            return status == 200

        if not self.insist("read", got):
            with self.lock:
                self.unreadable.add(key)
        with self.lock:
            self.reads += 1

    def insist(self, what: str, act: Callable[[], bool]) -> bool:
        """Whether it worked in the end. How long that took counts as a pause."""
        begun, done = time.monotonic(), False
        while not done and time.monotonic() - begun < self.patience_s:
            with contextlib.suppress(OSError, http.client.HTTPException):
                done = act()
            if not done:
                time.sleep(0.1)
        with self.lock:
            self.longest[what] = max(self.longest[what], time.monotonic() - begun)
        return done

    def longest_since(self) -> dict[str, float]:
        """The longest of each since this was last asked."""
        with self.lock:
            longest, self.longest = self.longest, {"write": 0.0, "read": 0.0}
        return longest

    def read_all(self) -> None:
        for key in list(self.keys):
            self.read(key)


class Pause(threading.Thread):
    """The longest time in which a number that should grow didn't, counted only where a `with` says so."""

    def __init__(self, value: Callable[[], int]):
        super().__init__(daemon=True)
        self.value, self.longest = value, 0.0
        self.counting, self.stopping = threading.Event(), threading.Event()
        self.start()

    def run(self) -> None:
        last, since = -1, time.monotonic()
        while not self.stopping.wait(0.1):
            now = self.value()
            if not self.counting.is_set():
                last, since = now, time.monotonic()
                continue
            self.longest = max(self.longest, time.monotonic() - since)
            if now > last:
                last, since = now, time.monotonic()

    @contextlib.contextmanager
    def counted(self) -> Iterator[None]:
        self.counting.set()
        try:
            yield
        finally:
            self.counting.clear()

    def stop(self) -> None:
        self.stopping.set()
        self.join()
