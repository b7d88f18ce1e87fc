"""When the system has no descriptor left, the program waits until one is free, and says so once."""

import time

import pytest

from waiting import wait_until
from wire import PATIENCE, Connection, get

FEW, MANY = 40, 128
CROWD = 200
HELD_SECONDS = 2
MOST_LINES = 3


def crowd_in(server, seconds):
    """Holds 200 connections for this long, and opens those again that the server closes."""
    connections, deadline = [], time.monotonic() + seconds
    while time.monotonic() < deadline:
        connections = [connection for connection in connections if not is_over(connection)]
        for number in range(CROWD - len(connections)):
            try:
                connections.append(Connection(server.port, patience=0.2))
                connections[-1].send(b"GET / HT" if number % 2 else b"")
            except OSError:
                # The queue is full, or the server stopped listening. The honest page and the end of the test tell
                # which.
                break
        time.sleep(0.02)
    return connections


def is_over(connection):
    while connection.read(0) and not connection.has_ended:
        pass
    if connection.has_ended:
        connection.close()
    return connection.has_ended


def said(server):
    return [line for line in server.complaints if "descriptors" in line]


@pytest.mark.parametrize("limit", [MANY, FEW])
def test_a_crowd_that_takes_every_descriptor_is_survived(start, report, limit):
    server = start(descriptors=limit, with_page=True)
    before = server.steady_sockets
    for turn in range(3):
        processor = server.processor_seconds
        connections = crowd_in(server, HELD_SECONDS)
        report.note(f"processor seconds a second with {limit} descriptors, crowd {turn + 1}",
                    round((server.processor_seconds - processor) / HELD_SECONDS, 2))
        for connection in connections:
            connection.close()
        assert get(server, "/", seconds=PATIENCE).status == 200
        wait_until(lambda: server.has_let_go(before), "its sockets are closed again", seconds=8)

    assert len(server.complaints) <= MOST_LINES, server.complaints
    if limit == FEW:
        assert len(said(server)) == 1, server.complaints


def test_it_begins_with_few_descriptors_and_serves_the_whole_page(start):
    server = start(descriptors=FEW)
    for path in ["/", "/main.js", "/page.css"] * 20:
        assert get(server, path).status == 200
    assert server.complaints == []
