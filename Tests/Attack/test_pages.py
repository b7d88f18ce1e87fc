"""32 pages may connect at once. Further ones are refused, and stuck ones make room."""

import time

from crowd import Crowd
from waiting import wait_until
from websocket import PING, Page, Refused, frame

MOST_PAGES = 32
TRY_AGAIN_LATER = 1013
EARLY = "No frame that was sent waits for its acknowledgement."
WRONG = "This frame is not the oldest that waits for its acknowledgement."
# The system's buffers, which the test makes small, are full after a fraction of these.
DEAF_FRAMES = 45
# A page is stuck after two seconds; the rest is tolerance for a slow machine.
STUCK_AFTER = 2
MADE_ROOM = 6


def newcomer(server):
    """Returns a page that was sent its first frame, or None if it was refused."""
    try:
        page = Page(server)
    except (Refused, OSError):
        return None
    if page.message("frame", seconds=1):
        return page
    page.leave()
    return None


def is_closed(page):
    while page.receive(0):
        pass
    return page.connection.has_ended or page.close_code is not None


def check_that_32_of_200_stay(server, here_before):
    with Crowd(server) as crowd:
        crowd.invite(200)
        crowd.attend(lambda: len(crowd.gone) + MOST_PAGES >= 200 + here_before, 10)
        assert len(crowd.inside) == MOST_PAGES - here_before
        assert {guest.close_code for guest in crowd.gone} == {TRY_AGAIN_LATER}

    page = wait_until(lambda: newcomer(server), "a new page gets in when the others have left", seconds=5)
    page.leave()


def test_32_of_200_pages_stay(quiet_server):
    check_that_32_of_200_stay(quiet_server, here_before=0)


def test_32_of_200_pages_stay_and_the_first_goes_on(server):
    check_that_32_of_200_stay(server, here_before=1)


def stuck_pages(server, count):
    """They read nothing and acknowledge nothing; the first was silent longest."""
    return [Page(server, receive_buffer=4096) for _ in range(count)]


def check_that_the_oldest_makes_room(server, pages):
    start = time.monotonic()
    page = wait_until(lambda: newcomer(server), "a new page gets in", seconds=MADE_ROOM, pause=0.1)
    waited = time.monotonic() - start
    closed = [place for place, stuck in enumerate(pages) if is_closed(stuck)]
    assert closed == [0], "the one that was silent for longest goes"
    assert page.is_answered()
    page.leave()
    for stuck in pages:
        stuck.leave()
    return waited


def test_pages_that_never_read_lock_nobody_out(quiet_server, report):
    waited = check_that_the_oldest_makes_room(quiet_server, stuck_pages(quiet_server, MOST_PAGES))
    report.note("seconds until a new page got in beside 32 stuck ones", f"{waited:.2f}")


def test_pages_that_never_read_lock_nobody_out_and_the_honest_one_stays(server):
    check_that_the_oldest_makes_room(server, stuck_pages(server, MOST_PAGES - 1))


def test_pages_that_talk_but_never_acknowledge_lock_nobody_out(quiet_server):
    pages = stuck_pages(quiet_server, MOST_PAGES)
    start = time.monotonic()

    def entered():
        for page in pages:
            page.send(frame(b"here", PING))
        return newcomer(quiet_server)

    wait_until(entered, "a new page gets in", seconds=MADE_ROOM, pause=0.1).leave()
    assert time.monotonic() - start < MADE_ROOM
    for page in pages:
        page.leave()


def test_pages_that_acknowledge_and_do_not_read_are_closed(server, report):
    """A page that reads tells them the numbers. Otherwise frames for them would pile up as long as the app runs."""
    with Crowd(server) as crowd:
        crowd.invite(12, receive_buffer=4096, segment=536)
        crowd.invite(1)
        *deaf, reader = crowd.guests
        assert crowd.attend(lambda: all(guest.frames > 5 for guest in crowd.guests), 10), "frames reach all of them"
        last, memory = reader.last + DEAF_FRAMES, server.resident_kilobytes
        while reader.last < last and not reader.is_gone:
            reader.connection.read(0.05)
            reader.look(acknowledges=True)
            for guest in deaf:
                guest.acknowledge_unread(reader.last)
        report.note("kB for 12 pages that acknowledge and don't read", server.resident_kilobytes - memory)
        assert crowd.attend(lambda: crowd.gone == deaf, 3), f"{len(deaf) - len(crowd.gone)} pages go on without reading"
        # Who was left out of a frame guesses a wrong number. On a slow machine a connection may end before its page has read
        # the reason.
        reasons = {guest.close_reason for guest in deaf}
        assert EARLY in reasons and reasons <= {EARLY, WRONG, None}
        assert not reader.is_gone


def test_a_page_that_acknowledges_late_is_sent_everything_and_stays(server):
    with Crowd(server, acknowledges=False) as crowd:
        crowd.invite(4)
        assert crowd.attend(lambda: all(guest.frames == 1 for guest in crowd.guests), 5), "what is in view, and no more"
        crowd.attend(lambda: False, STUCK_AFTER + 1)
        assert [guest.frames for guest in crowd.guests] == [1] * 4
        assert crowd.gone == [], "there is room for all"
