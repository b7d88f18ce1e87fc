"""Requests that are too large, malformed, or not for this server are refused with their status, and at once."""

import pytest

from wire import Connection, admitted, ask, refusal, request

SOON = 3


def lines_of(size, total):
    """Returns header lines of about `size` bytes each, about `total` bytes together."""
    return [(f"X-{number}", "a" * (size - 10)) for number in range(total // size)]


def long_line(size):
    return [("X-Long", "a" * size)]


TOO_LARGE = {
    "a header line of 17 kB": lambda port: request(port, headers=long_line(17 << 10)),
    "a header line of 400 kB": lambda port: request(port, headers=long_line(400 << 10)),
    "a header line that never ends": lambda port: request(port, headers=long_line(400 << 10))[:-4],
    "a request line of 17 kB": lambda port: request(port, "/" + "a" * (17 << 10)),
    "a method of 400 kB": lambda port: b"G" * (400 << 10),
    "a head of 70 kB in long lines": lambda port: request(port, headers=lines_of(8 << 10, 80 << 10)),
    "a head of 70 kB in short lines": lambda port: request(port, headers=lines_of(32, 100 << 10)),
    "a head that never ends": lambda port: request(port, headers=lines_of(1 << 10, 400 << 10))[:-2],
}

ALLOWED = {
    "a header line of 16,000 bytes": long_line(16_000),
    "a head of 60,000 bytes": lines_of(10_000, 60_000),
}


@pytest.mark.parametrize("what", TOO_LARGE)
def test_a_head_beyond_its_limits_is_refused_and_closed(server, what):
    assert refusal(server.port, TOO_LARGE[what](server.port), SOON) == (431, True)


@pytest.mark.parametrize("what", ALLOWED)
def test_a_head_within_its_limits_is_served(server, what):
    headers = [("Connection", "close"), *ALLOWED[what]]
    assert ask(server.port, admitted(server, headers=headers), SOON).status == 200


def headed(*lines):
    """A request with a valid first line and Host, followed by these lines."""
    return lambda port: request(port)[:-2] + b"".join(line + b"\r\n" for line in lines) + b"\r\n"


def beginning(line):
    """A request with this first line."""
    return lambda port: line + b"\r\n" + request(port).partition(b"\r\n")[2]


MALFORMED = {
    "no target": beginning(b"GET HTTP/1.1"),
    "only a method": beginning(b"GET"),
    "two spaces": beginning(b"GET  / HTTP/1.1"),
    "tabs": beginning(b"GET\t/\tHTTP/1.1"),
    "a space too many": beginning(b"GET / / HTTP/1.1"),
    "a target without a slash": beginning(b"GET elsewhere HTTP/1.1"),
    "a space before the method": beginning(b" GET / HTTP/1.1"),
    "NUL in the target": beginning(b"GET /\0 HTTP/1.1"),
    "an escape in the target": beginning(b"GET /\x1b[31m HTTP/1.1"),
    "a carriage return in the target": beginning(b"GET /\r/ HTTP/1.1"),
    "no version's name": beginning(b"GET / 1.1"),
    "a header without a colon": headed(b"X-Nothing"),
    "a header without a name": headed(b": nothing"),
    "a space before the colon": headed(b"X-Space : 1"),
    "a space in a name": headed(b"X Space: 1"),
    "NUL in a name": headed(b"X-\0: 1"),
    "NUL in a value": headed(b"X-Nul: a\0b"),
    "a carriage return in a value": headed(b"X-Return: a\rb"),
    "an escape in a name": headed(b"X-\x1b[31m: 1"),
    "TLS": lambda port: b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(32)) + b"\r\n\r\n",
    "garbage": lambda port: bytes(range(128, 256)) * 4 + b"\r\n\r\n",
}


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_request_is_refused_and_closed(server, what):
    assert refusal(server.port, MALFORMED[what](server.port), SOON) == (400, True)


VERSIONS = ["HTTP/0.9", "HTTP/2.0", "HTTP/3", "HTTP/1.11", "HTTP/1", "HTTP/99999999999999999999"]


@pytest.mark.parametrize("version", VERSIONS)
def test_another_version_is_refused_and_closed(server, version):
    status, is_closed = refusal(server.port, request(server.port, version=version), SOON)
    assert status in (400, 505) and is_closed


def test_the_beginning_of_http_2_is_refused_and_closed(server):
    status, is_closed = refusal(server.port, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", SOON)
    assert status in (400, 405, 505) and is_closed


@pytest.mark.parametrize("version", ["HTTP/1.0", "HTTP/1.1"])
def test_both_versions_of_http_1_are_served(server, version):
    headers = {"Connection": "close"}
    assert ask(server.port, admitted(server, version=version, headers=headers), SOON).status == 200


@pytest.mark.parametrize("method", ["HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW"])
def test_other_methods_are_not_allowed(server, method):
    headers = {"Connection": "close"}
    assert ask(server.port, admitted(server, method=method, headers=headers), SOON).status == 405


BODIES = {
    "five bytes": [("Content-Length", "5")],
    "many bytes": [("Content-Length", "4000000000")],
    "more bytes than a number holds": [("Content-Length", "9" * 40)],
    "a negative length": [("Content-Length", "-1")],
    "a length with a sign": [("Content-Length", "+5")],
    "a length in words": [("Content-Length", "five")],
    "two lengths": [("Content-Length", "0"), ("Content-Length", "5")],
    "a list of lengths": [("Content-Length", "5, 5")],
    "chunks": [("Transfer-Encoding", "chunked")],
    "chunks in other letters": [("tRANSFER-eNCODING", "Chunked")],
    "chunks and a length": [("Content-Length", "5"), ("Transfer-Encoding", "chunked")],
    "an unknown coding": [("Transfer-Encoding", "gzip, identity")],
}


@pytest.mark.parametrize("what", BODIES)
def test_a_body_is_refused_and_closed_and_what_it_holds_is_not_answered(server, what):
    smuggled = admitted(server)
    with Connection(server.port) as connection:
        connection.send(admitted(server, headers=BODIES[what]) + smuggled, SOON)
        assert connection.answer(SOON).status in (400, 413)
        assert connection.is_closed(SOON)
        assert b"HTTP/1" not in connection.received, "the body was answered as a request of its own"


def test_a_length_of_zero_is_no_body(server):
    headers = {"Connection": "close", "Content-Length": "0"}
    assert ask(server.port, admitted(server, headers=headers), SOON).status == 200
