"""Thousands of messages and requests that were changed at random: invalid ones are refused, and no others."""

import os
import threading
from concurrent.futures import ThreadPoolExecutor

from chance import ROUNDS, SEED
from mutate import HARMLESS, VALID, messages, mutated
from oracle import Verdict, verdict
from websocket import PING, PONG, Page, frame, upgrade
from wire import admitted, ask, request

MESSAGES = 20_000
REQUESTS = 3_000
BATCH = 100
# Sent at once; what follows a violation is wasted.
WINDOW = 4
THREADS = 8
SOON = 4
REFUSALS = {1007, 1008, 1009}
STATUSES = {200, 303, 304, 400, 403, 404, 405, 408, 413, 426, 431, 501, 505, 101, None}


def step_back():
    """An attack mustn't win by taking the processor away: with two cores it would, whatever the server does."""
    os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)


def deliver(server, batch):
    """Sends one after the other. Returns for each message the code that closed its page; 0 if it was accepted."""
    codes = []
    assert server.is_running, f"the program ended with {server.process.poll()}"
    while len(codes) < len(batch):
        with Page(server) as page:
            is_refused = False
            while len(codes) < len(batch) and not is_refused:
                accepted, is_refused = deliver_some(page, batch[len(codes):len(codes) + WINDOW])
                codes += [0] * accepted + [page.close_code] * is_refused
    return codes


def deliver_some(page, some):
    """Returns how many are accepted, and whether the next one isn't: pongs tell how far the server came."""
    page.send(*(frame(message) + frame(b"%d" % number, PING) for number, message in enumerate(some)))
    accepted = 0
    while accepted < len(some) and page.close_code is None and (received := page.receive(SOON)):
        if received[0] == PONG:
            accepted = int(received[1]) + 1
    return accepted, accepted < len(some)


def disagreements(server, batch):
    """Returns what the server treated differently than the protocol says."""
    found = []
    for message, code in zip(batch, deliver(server, batch)):
        expected = verdict(message)
        is_right = expected is Verdict.EITHER or (code == 0) == (expected is Verdict.VALID)
        if not is_right or code not in {0, *REFUSALS}:
            found.append(f"{expected.name}, closed with {code}: {message!r:.400}")
    return found


def check_all(server, everything):
    batches = [everything[start:start + BATCH] for start in range(0, len(everything), BATCH)]
    with ThreadPoolExecutor(THREADS, initializer=step_back) as threads:
        each = threads.map(lambda batch: disagreements(server, batch), batches)
        found = [message for several in each for message in several]
    examples = "\n".join(found[:8])
    assert not found, f"{len(found)} of {len(everything)} were taken otherwise than the protocol says:\n{examples}"


def test_changed_messages_next_to_an_honest_page(server):
    check_all(server, messages(HARMLESS, SEED, MESSAGES // 2 * ROUNDS))


def test_changed_messages_of_all_kinds(quiet_server):
    check_all(quiet_server, messages(VALID, SEED + 1, MESSAGES // 2 * ROUNDS))


def test_changed_requests_are_answered_and_open_nothing(server):
    valid = [
        request(server.port, f"/?token={server.token}"),
        admitted(server, "/image/1/1", headers={"If-None-Match": '"1-1"'}),
        admitted(server, "/main.js", headers={"Cookie": "other=1", "Accept": "*/*"}),
        upgrade(server),
    ]

    def check(number):
        data = mutated(valid, SEED, number) + b"\r\n\r\n"
        status = ask(server.port, data).status
        assert status in STATUSES, f"{status} for {data!r}"
        if status in (200, 303, 304, 101):
            assert server.token.encode() in data, f"{status} without the token: {data!r}"

    with ThreadPoolExecutor(THREADS, initializer=step_back) as threads:
        for _ in threads.map(check, range(REQUESTS * ROUNDS)):
            pass
