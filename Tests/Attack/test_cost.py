"""Ten megabytes of hostile bytes cost the server about as much time as ten megabytes of others."""

import pytest

from wire import Connection, ask, request

MEGABYTES = 10
# The maximum ratio to the processor time for as many honest bytes, sent before and after, because machines are busy now
# and then. If every few bytes are a separate field, the ratio is four. For a server that reads every byte again for
# each new one it is thousands.
MOST_TIMES = 8
SECONDS_FOR_SINGLE_BYTES = 2.5
HEAD = 60_000


def head_of(port, line, size=HEAD):
    return request(port)[:-2] + line * (size // len(line)) + b"\r\n"


HOSTILE = {
    "lines of 400 kB": lambda port: request(port, headers={"X-Long": "a" * 400_000}),
    "lines of 400 kB without an end": lambda port: b"G" * 400_000,
    "lines of 16 kB": lambda port: head_of(port, b"X: " + b"a" * 14_000 + b"\r\n"),
    "garbage": lambda port: bytes(range(14, 256)) * 1000,
    "spaces": lambda port: head_of(port, b"X:" + b" " * 14_000 + b"\r\n"),
    "short lines": lambda port: head_of(port, b"a:b\r\n"),
    "short lines with different names": lambda port: request(port)[:-2] + b"".join(
        b"X%d:\r\n" % number for number in range(6_000)) + b"\r\n",
    "semicolons in cookies": lambda port: head_of(port, b"Cookie: " + b";" * 14_000 + b"\r\n"),
    "ampersands": lambda port: request(port, "/?" + "a&" * 7_000),
    "percent signs": lambda port: request(port, "/" + "%41" * 5_000),
}


def honest(port):
    return request(port, headers=[(f"X-Header-{number}", "an ordinary value, as browsers send them") for number in range(90)])


def processor_seconds_of(megabytes, data, server, most=float("inf")):
    """Returns the server's processor time while it gets this much data, and how much it got. Stops early if it takes
    longer than `most`."""
    before = server.processor_seconds
    sent = 0
    while sent < megabytes * 1_000_000 and server.processor_seconds - before <= most:
        ask(server.port, data, seconds=3)
        sent += len(data)
    return server.processor_seconds - before, sent


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_bytes_cost_little(quiet_server, report, what):
    data = HOSTILE[what](quiet_server.port)
    first, _ = processor_seconds_of(MEGABYTES / 2, honest(quiet_server.port), quiet_server)
    spent, sent = processor_seconds_of(MEGABYTES, data, quiet_server, most=4 * MOST_TIMES * first)
    second, _ = processor_seconds_of(MEGABYTES / 2, honest(quiet_server.port), quiet_server)
    report.note(f"processor time of {sent / 1e6:.1f} MB of {what}",
                f"{spent:.2f} s, {spent / (first + second):.2f} times that of honest bytes")
    assert spent <= MOST_TIMES * (first + second)


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
