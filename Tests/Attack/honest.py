"""An honest page that scrolls a million items with the wheel, sixty times a second, and records when frames arrive.

It is a separate process, so that it measures the server, and not how Python divides its time with the attack.
"""

import json
import select
import subprocess
import sys
import time
from dataclasses import dataclass

WHEEL_PERIOD = 1 / 60
STEP = 40
# More steps down than up, so that the list's end is never reached.
TURNS_DOWN, TURNS = 60, 110

LEAST_FRAMES_A_SECOND = 50
LONGEST_GAP = 0.5
# In less time than this a mean says nothing.
SHORTEST_MEAN = 1.0


@dataclass
class Watched:
    """What the honest page saw from the beginning of an attack to its end."""

    seconds: float
    frames: int
    longest_gap: float
    closed: str | None

    def check(self):
        assert self.closed is None, f"the honest page was closed: {self.closed}"
        assert self.longest_gap <= LONGEST_GAP, f"the honest page stood still for {self.longest_gap:.2f} s"
        if self.seconds >= SHORTEST_MEAN:
            mean = self.frames / self.seconds
            assert mean >= LEAST_FRAMES_A_SECOND, f"the honest page got {mean:.1f} frames a second"


class HonestPage:
    """The process, as the tests see it."""

    def __init__(self, server):
        self._process = subprocess.Popen(
            [sys.executable, __file__, str(server.port), server.folder, server.cookie],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.closed = None
        self._times = []
        assert self._read(15) == "scrolls", "the honest page scrolls"

    def begin(self):
        self._ask()
        self._times = self._times[-1:]
        self._start = time.monotonic()

    def end(self):
        end = time.monotonic()
        self._ask()
        # The first frame after the attack shows how long a standstill at its end really was.
        while self.closed is None and (not self._times or self._times[-1] < end) and time.monotonic() < end + 5:
            self._ask()
        moments = [time_ for time_ in self._times if time_ <= end]
        later = [time_ for time_ in self._times if time_ > end][:1] or [time.monotonic()]
        edges = [*(moments or [self._start]), *later]
        gap = max(after - before for before, after in zip(edges, edges[1:]))
        frames = sum(1 for moment in moments if moment >= self._start)
        return Watched(end - self._start, frames, gap, self.closed)

    def stop(self):
        self._process.stdin.close()
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(timeout=5)
        self._process.stdout.close()

    def _ask(self):
        if self._process.poll() is not None:
            self.closed = self.closed or "its process ended"
            return
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        told = json.loads(self._read(10))
        self._times += told["times"]
        self.closed = told["closed"]

    def _read(self, seconds):
        readable, _, _ = select.select([self._process.stdout], [], [], seconds)
        assert readable, "the honest page's process says nothing"
        return self._process.stdout.readline().strip()


def main(entry):
    from person import SCENE, Person

    person = Person(entry)
    person.open(SCENE)
    x, y = person.tree.centre(person.find("collection", SCENE))
    connection = person.page.connection
    print("scrolls", flush=True)

    times, turn, due = [], 0, time.monotonic()
    while True:
        now = time.monotonic()
        if now >= due and not connection.has_ended:
            person.wheel(x, y, STEP if turn % TURNS < TURNS_DOWN else -STEP)
            turn, due = turn + 1, max(due + WHEEL_PERIOD, now)
        watched = [sys.stdin] if connection.has_ended else [sys.stdin, connection]
        readable, _, _ = select.select(watched, [], [], max(due - time.monotonic(), 0))
        if sys.stdin in readable:
            if not sys.stdin.readline():
                return
            code, reason = person.page.close_code, person.page.close_reason
            closed = f"{code} {reason or ''}" if connection.has_ended or code else None
            print(json.dumps({"times": times, "closed": closed}), flush=True)
            times = []
        seen = person.frames
        while person.look(0):
            if person.frames > seen:
                times.append(time.monotonic())
                seen = person.frames


if __name__ == "__main__":
    from wire import Entry

    main(Entry(int(sys.argv[1]), *sys.argv[2:]))
