"""Ten megabytes of hostile bytes cost the server about as much time as ten megabytes of others."""

import pytest

from wire import Connection, ask, request

MEGABYTES = 10
# Of processor time, in a debug build. A server that looks at every byte again for each that comes takes minutes.
SECONDS = 1.0
# Where each few bytes are a field of their own.
SECONDS_FOR_SHORT_LINES = 4.0
SECONDS_FOR_SINGLE_BYTES = 2.5
HEAD = 60_000


def head_of(port, line, size=HEAD):
    return request(port)[:-2] + line * (size // len(line)) + b"\r\n"


HOSTILE = {
    "lines of 400 kB": (lambda port: request(port, headers={"X-Long": "a" * 400_000}), SECONDS),
    "lines of 400 kB without an end": (lambda port: b"G" * 400_000, SECONDS),
    "lines of 16 kB": (lambda port: head_of(port, b"X: " + b"a" * 14_000 + b"\r\n"), SECONDS),
    "garbage": (lambda port: bytes(range(14, 256)) * 1000, SECONDS),
    "spaces": (lambda port: head_of(port, b"X:" + b" " * 14_000 + b"\r\n"), SECONDS),
    "short lines": (lambda port: head_of(port, b"a:b\r\n"), SECONDS_FOR_SHORT_LINES),
    "short lines with different names": (lambda port: request(port)[:-2] + b"".join(
        b"X%d:\r\n" % number for number in range(6_000)) + b"\r\n", SECONDS_FOR_SHORT_LINES),
    "semicolons in cookies": (
        lambda port: head_of(port, b"Cookie: " + b";" * 14_000 + b"\r\n"), SECONDS_FOR_SHORT_LINES),
    "ampersands": (lambda port: request(port, "/?" + "a&" * 7_000), SECONDS_FOR_SHORT_LINES),
    "percent signs": (lambda port: request(port, "/" + "%41" * 5_000), SECONDS_FOR_SHORT_LINES),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_bytes_cost_little(quiet_server, report, what):
    make, bound = HOSTILE[what]
    data = make(quiet_server.port)
    before = quiet_server.processor_seconds
    sent = 0
    # A server that fails is not waited for to the end.
    while sent < MEGABYTES * 1_000_000 and quiet_server.processor_seconds - before <= 3 * bound:
        ask(quiet_server.port, data, seconds=3)
        sent += len(data)
    spent = quiet_server.processor_seconds - before
    report.note(f"processor time of {sent / 1e6:.1f} MB of {what}", f"{spent:.2f} s")
    assert spent <= bound


def test_a_head_in_single_bytes_costs_little(quiet_server, report):
    data = request(quiet_server.port, headers=[(f"X-{number}", "a" * 10_000) for number in range(6)])
    before = quiet_server.processor_seconds
    with Connection(quiet_server.port) as connection:
        for byte in data:
            connection.socket.send(bytes([byte]))
        assert connection.answer().status == 403
    spent = quiet_server.processor_seconds - before
    report.note(f"processor time of a head in {len(data)} single bytes", f"{spent:.2f} s")
    assert spent <= SECONDS_FOR_SINGLE_BYTES
