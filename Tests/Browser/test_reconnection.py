"""A broken socket reconnects, without a reload."""

import pytest

from waiting import wait_until


def cut_by_the_server(gallery):
    gallery.send_raw("not what the protocol says")


def cut_by_the_page(gallery):
    gallery.page.evaluate("probe.sockets.at(-1).close()")


@pytest.mark.parametrize("cut", [cut_by_the_server, cut_by_the_page])
def test_the_page_rebuilds_and_works_after_its_socket_was_cut(million, cut):
    million.page.evaluate("window.isTheSamePage = true")
    million.tap(million.cell(7))
    million.page.mouse.wheel(0, 60)
    million.wait_for_offset(lambda offset: offset == 60, "60")

    cut(million)
    wait_until(lambda: million.page.evaluate("probe.sockets.length") == 2, "there is a new socket")
    wait_until(lambda: million.page.locator(".note").is_hidden(), "the note is gone")
    wait_until(lambda: million.page.evaluate("probe.frames.at(-1).socket") == 1, "the tree was sent again")

    assert million.page.evaluate("window.isTheSamePage")
    assert million.page.locator(".device > .layer").count() == 1, "one tree, not two"
    assert million.offset == 60 and million.cell(7).get_attribute("aria-selected") == "true"
    million.tap(million.cell(23))
    wait_until(lambda: million.cell(23).get_attribute("aria-selected") == "true", "a click selects again")


def test_a_finger_that_was_down_when_the_socket_was_cut_is_let_go(million):
    x, y = million.middle(million.list)
    million.touch("touchStart", (x, y))
    for step in range(1, 6):
        million.touch("touchMove", (x, y + 20 * step))
    million.wait_for_offset(lambda offset: offset < -10, "pulled past the top")
    cut_by_the_page(million)
    assert million.wait_for_offset(lambda offset: offset == 0, "0") == 0


def test_the_page_says_so_while_the_app_is_gone_and_when_it_was_started_anew(start, visit):
    """Uses another token: with its own the page would be admitted again."""
    server = start()
    gallery = visit(server)
    with gallery.log.complaints_expected():
        server.stop()
        gallery.page.locator(".ending").get_by_text("Gallery has ended.").wait_for()
        gallery.screenshot("ended")
        start("--port", server.port, "--new-token")
        gallery.page.get_by_text("The app was restarted. Open the address it printed.").wait_for()
        gallery.screenshot("restarted")
