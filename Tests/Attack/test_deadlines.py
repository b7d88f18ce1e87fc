"""Half a request is dropped five seconds after its first byte, however slowly it arrives. Silence may last longer."""

import select
import time

from wire import Connection, request

EARLIEST, LATEST = 4.5, 7.0
DRIBBLE_PERIOD = 0.1


def halves(server):
    complete = request(server.port)
    return {
        "one byte": b"G",
        "half a line": complete[:9],
        "a line without a header": complete.partition(b"\r\n")[0] + b"\r\n",
        "all but the last byte": complete[:-1],
        "60 kB": request(server.port, headers=[(f"X-{number}", "a" * 10_000) for number in range(6)])[:-2],
        "half a request after a complete one": complete + complete[:9],
        "half the opening of a socket": request(server.port, "/socket", headers={"Upgrade": "websocket"})[:-2],
    }


class Held:
    """A connection that waits to be dropped, and may send a byte now and then."""

    def __init__(self, server, data, dribble=b""):
        self.connection = Connection(server.port)
        self.begun = time.monotonic()
        self.connection.send(data)
        self.dribble, self.due = dribble, self.begun + DRIBBLE_PERIOD
        self.lasted = None

    def go_on(self, now):
        if self.dribble and self.lasted is None and now >= self.due:
            self.connection.send(self.dribble[:1])
            self.dribble, self.due = self.dribble[1:], self.due + DRIBBLE_PERIOD

    def look(self, now):
        if self.connection.read(0) and self.connection.has_ended:
            self.lasted = now - self.begun


def hold(connections, seconds):
    """Waits until all are dropped, or this many seconds have passed."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and (waiting := [held for held in connections if held.lasted is None]):
        readable, _, _ = select.select([held.connection for held in waiting], [], [], 0.02)
        now = time.monotonic()
        for held in waiting:
            held.go_on(now)
            if held.connection in readable:
                held.look(now)


def test_half_a_request_is_dropped_after_five_seconds_and_silence_is_not(server):
    silent = Held(server, b"")
    held = {name: Held(server, data) for name, data in halves(server).items()}
    head = request(server.port, headers={"X-Slow": "a" * 200})
    held["a byte every 100 ms"] = Held(server, head[:1], dribble=head[1:])
    held["a header every 100 ms"] = Held(server, head[:-2], dribble=b"a:b\r\n" * 40)
    hold(held.values(), LATEST + 1)
    lasted = {name: one.lasted for name, one in held.items()}
    hold([silent], 0.1)

    assert all(seconds is not None and EARLIEST <= seconds <= LATEST for seconds in lasted.values()), lasted
    assert silent.lasted is None, f"a silent connection was dropped after {silent.lasted:.1f} s"
    for one in (*held.values(), silent):
        one.connection.close()


def test_what_is_said_to_a_half_request_is_a_timeout_or_nothing(server):
    with Connection(server.port) as connection:
        connection.send(request(server.port)[:-1])
        assert connection.answer(LATEST).status in (None, 408)
        assert connection.is_closed(1)
