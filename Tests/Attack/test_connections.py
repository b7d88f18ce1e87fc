"""Strangers may hold 64 connections. Storms of them leave nothing behind and reach no page."""

import time

import pytest

import readings
from chance import ROUNDS
from waiting import wait_until
from websocket import Page, upgrade
from wire import Connection, admitted, get, request

MOST_STRANGERS = 64
STORM = 1000
HANDSHAKES = 5000
CONNECTION_KILOBYTES = 64
SLACK_KILOBYTES = 2 << 10
FLAT_KILOBYTES = 4 << 10
# A new connection hasn't had time for a request, and doesn't count as idle.
SETTLING_SECONDS = 0.25


def connect(server, count, data=b""):
    connections = []
    for _ in range(count):
        connections.append(Connection(server.port))
        connections[-1].send(data)
    return connections


def gone(connections):
    """Returns the indexes of those that the server has closed."""
    return [place for place, connection in enumerate(connections) if connection.has_ended or is_over(connection)]


def is_over(connection):
    while connection.read(0) and not connection.has_ended:
        pass
    return connection.has_ended


def close(connections):
    for connection in connections:
        connection.close()


def wait_until_read(server):
    """Until then a connection with half a request counts as idle."""
    wait_until(lambda: readings.has_taken_everything(server.port), "the server has read what was sent", pause=0.001)


def wait_until_settled():
    came = time.monotonic()
    wait_until(lambda: time.monotonic() > came + 1.2 * SETTLING_SECONDS, "they had time to ask")


def test_the_oldest_idle_connection_goes_when_one_more_comes(server):
    half = connect(server, 1, b"GET / HT")
    idle = connect(server, MOST_STRANGERS - 2)
    last = connect(server, 1)
    wait_until_read(server)
    wait_until_settled()
    assert gone(half + idle + last) == [], "64 connections are allowed"
    for count in range(1, 4):
        last += connect(server, 1)
        wait_until(lambda: len(gone(idle)) >= count, f"{count} idle ones are closed", seconds=2)
    assert gone(idle) == [0, 1, 2], "the oldest go first"
    assert gone(half + last) == [], "half a request stays while idle ones are there"
    close(half + idle + last)


def test_the_oldest_half_request_goes_when_none_is_idle(server):
    halves = connect(server, MOST_STRANGERS, b"GET / HT")
    newcomers = []
    for count in range(1, 4):
        wait_until_read(server)
        newcomers += connect(server, 1, b"GET / HT")
        wait_until(lambda: len(gone(halves)) >= count, f"{count} are closed", seconds=2)
    assert gone(halves) == [0, 1, 2] and gone(newcomers) == []
    close(halves + newcomers)


def test_pages_are_not_among_the_64_and_stay(server):
    pages = [Page(server) for _ in range(8)]
    strangers = [connection for data in (b"", b"GET / HT", b"") for connection in connect(server, 100, data)]
    assert wait_until(lambda: len(gone(strangers)) >= len(strangers) - MOST_STRANGERS, "those beyond 64 are closed")
    assert len(gone(strangers)) == len(strangers) - MOST_STRANGERS
    assert all(page.is_answered() for page in pages)
    close(strangers)
    for page in pages:
        page.leave()


def test_an_honest_browser_is_served_while_strangers_crowd_in(server):
    strangers, times = connect(server, 200), []
    for _ in range(60):
        strangers += connect(server, 10) + connect(server, 10, b"GET / HT")
        before = time.monotonic()
        assert get(server, "/").status == 200
        times.append(time.monotonic() - before)
        close(strangers[:20])
        del strangers[:20]
    assert max(times) < 1, f"the page took {max(times):.2f} s"
    close(strangers)


def test_an_unfinished_request_costs_no_more_memory_than_its_bytes_may(quiet_server):
    unfinished = request(quiet_server.port, headers=[(f"X-{number}", "a" * 10_000) for number in range(6)])[:-2]
    warm = connect(quiet_server, 8, unfinished)
    wait_until_read(quiet_server)
    close(warm)
    wait_until_read(quiet_server)
    before = quiet_server.resident_kilobytes
    connections = connect(quiet_server, MOST_STRANGERS, unfinished)
    most = wait_for_the_top(quiet_server, 1)
    assert most - before <= MOST_STRANGERS * CONNECTION_KILOBYTES + SLACK_KILOBYTES, f"{most - before} kB more"
    close(connections)


def wait_for_the_top(server, quiet):
    """Returns the maximum memory, once it hasn't risen for this many seconds."""
    most, since = server.resident_kilobytes, time.monotonic()

    def has_stopped():
        nonlocal most, since
        if (now := server.resident_kilobytes) > most:
            most, since = now, time.monotonic()
        return time.monotonic() > since + quiet

    wait_until(has_stopped, "the memory has stopped to rise", pause=0.05)
    return most


@pytest.mark.parametrize("target", ["/", "/main.js"])
def test_answers_that_are_not_read_do_not_pile_up(quiet_server, target):
    asked = admitted(quiet_server, target)
    get(quiet_server, target)
    before = quiet_server.resident_kilobytes
    with Connection(quiet_server.port, receive_buffer=4096) as connection:
        connection.socket.settimeout(0.5)
        try:
            for _ in range(40):
                connection.socket.sendall(asked * 500)
        except OSError:
            # The server reads no further, or has disconnected.
            pass
        most = wait_for_the_top(quiet_server, 0.5)
    assert most - before <= SLACK_KILOBYTES + CONNECTION_KILOBYTES, f"{most - before} kB more"


def reset_at_once(server):
    Connection(server.port).reset()


def reset_in_half_a_request(server):
    connection = Connection(server.port)
    connection.send(b"GET / HTTP/1.1\r\nHost")
    connection.reset()


def end_in_half_a_request(server):
    connection = Connection(server.port)
    connection.send(b"GET / HTTP/1.1\r\nHost")
    connection.close()


def reset_before_the_answer(server):
    connection = Connection(server.port)
    connection.send(admitted(server, "/main.js"))
    connection.reset()


STORMS = [reset_at_once, reset_in_half_a_request, end_in_half_a_request, reset_before_the_answer]


def check_that_nothing_stays(server, attack, count):
    """Carries out the attack. After it sockets and memory must be as before."""
    for _ in range(100):
        attack(server)
    sockets, memory = server.steady_sockets, server.resident_kilobytes
    for _ in range(count):
        attack(server)
    wait_until(lambda: server.has_let_go(sockets), f"the {sockets} sockets of before are left", seconds=8)
    growth = server.resident_kilobytes - memory
    assert abs(growth) <= FLAT_KILOBYTES, f"{growth:+d} kB"


@pytest.mark.parametrize("storm", STORMS)
def test_a_storm_of_connections_leaves_nothing(server, storm):
    check_that_nothing_stays(server, storm, STORM * ROUNDS)


def test_hundreds_that_are_reset_together_leave_nothing(server):
    def storm(server):
        connections = connect(server, 50, b"GET / HT")
        for connection in connections:
            connection.reset()

    check_that_nothing_stays(server, storm, 2 * STORM // 50 * ROUNDS)


def test_sockets_whose_opening_is_cut_off_leave_nothing(server):
    opening = upgrade(server)

    def cut_off(server):
        connection = Connection(server.port)
        connection.send(opening)
        connection.reset()

    check_that_nothing_stays(server, cut_off, HANDSHAKES * ROUNDS)


def test_pages_that_are_cut_off_leave_nothing(server):
    def cut_off(server):
        page = Page(server)
        page.connection.reset()

    check_that_nothing_stays(server, cut_off, STORM // 2 * ROUNDS)
