"""However the program ends, the page says so, and reconnects when the program is back."""

import os
import signal
import subprocess

import pytest

from server import command
from waiting import wait_until


@pytest.fixture
def mistake(start):
    """Starts the snippet whose items end it with UIKit's own words when a person taps them."""
    return start(program="AnInvalidUpdate")


def ending(gallery):
    gallery.page.locator(".ending h1").wait_for()
    return gallery.page.locator(".ending").inner_text()


def test_a_mistake_shows_its_explanation_and_the_last_input(mistake, visit):
    gallery = visit(mistake)
    with gallery.log.complaints_expected():
        gallery.tap(gallery.cell("Tile 6"))
        said = ending(gallery)
        height = gallery.page.locator(".ending h1").bounding_box()["height"]
        gallery.screenshot("ending-mistake")
        wait_until(lambda: not mistake.is_running, "the program has ended")
        gallery.page.close()
    cause, rest = said.split("\n", 1)
    assert cause == "The app didn't change the model in the updates closure."
    assert rest.lstrip().startswith("Try: change the model inside the updates closure")
    assert height < 60, "the heading has a line or two"
    assert "Invalid batch updates detected" in rest, "UIKit's own words"
    assert "1 deleted" in rest and "20" in rest, "the numbers of the explanation"
    assert "Last input: the mouse was lifted at" in rest
    assert "Start it again: " in said and "AnInvalidUpdate" in said
    assert mistake.process.returncode in (-signal.SIGILL, -signal.SIGTRAP)


@pytest.mark.parametrize("number, words", [
    (signal.SIGTERM, "Gallery has ended."), (signal.SIGINT, "Gallery has ended."),
    (signal.SIGSEGV, "The program stopped: invalid memory (SIGSEGV)."), (signal.SIGABRT, "The program stopped: abort")])
def test_a_program_that_is_ended_says_goodbye(server, visit, number, words):
    gallery = visit(server)
    gallery.page.mouse.move(*gallery.middle(gallery.device))
    gallery.page.mouse.wheel(0, 20)
    gallery.page.emulate_media(color_scheme="dark")
    surroundings = gallery.page.locator(".surroundings")
    wait_until(lambda: surroundings.get_attribute("data-content") == "light", "the app is dark")
    with gallery.log.complaints_expected():
        os.kill(server.process.pid, number)
        said = ending(gallery)
        gallery.page.close()
    assert words in said and "This page comes back by itself." in said
    assert "the screen became" not in said, "only what a person did"
    assert ("Last input" in said) == (number in (signal.SIGSEGV, signal.SIGABRT)), "only after a mistake"
    server.process.wait(timeout=10)
    assert server.process.returncode == -number, "and ends as it would have"


def test_the_end_shows_no_argument_and_no_path(start, visit, photos):
    server = start("--photos", photos, "--allow-host", "secret-name.example")
    gallery = visit(server)
    received = []
    gallery.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: received.append(text)))
    gallery.page.reload()
    gallery.wait_for_cells()
    with gallery.log.complaints_expected():
        server.stop()
        said = ending(gallery)
        gallery.page.close()
    assert "Start it again: swift run Gallery." in said
    last = next(text for text in received if text.startswith('{"ended"'))
    for secret in (str(photos), "--photos", "secret-name", "/"):
        assert secret not in said and secret not in last


def test_a_program_that_has_just_printed_its_address_ends():
    for _ in range(10):
        with subprocess.Popen(command("--port", 0), stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout.readline().startswith("Gallery: http")
                process.send_signal(signal.SIGTERM)
                assert process.wait(timeout=10) == -signal.SIGTERM
            finally:
                process.kill()


def test_a_program_that_vanishes_is_missed_after_a_while(server, visit):
    gallery = visit(server)
    with gallery.log.complaints_expected():
        server.process.kill()
        gallery.page.get_by_text("Reconnecting …").wait_for()
        assert "does not run, or cannot be reached" in ending(gallery)
        gallery.page.close()


def test_a_program_that_is_started_again_takes_its_page_back(start, visit, tmp_path):
    folder = {"XDG_STATE_HOME": str(tmp_path)}
    port = start().port
    first = start("--port", port + 1, environment=folder)
    gallery = visit(first)
    gallery.page.evaluate("window.isTheSamePage = true")
    with gallery.log.complaints_expected():
        first.stop()
        ending(gallery)
        again = start("--port", first.port, environment=folder)
        assert again.url == first.url, "the same address"
        gallery.page.locator(".ending").wait_for(state="hidden")
        gallery.wait_for_cells()
        assert gallery.page.evaluate("window.isTheSamePage")
        again.stop()
        locked = start("--port", first.port, "--new-token", environment=folder)
        assert locked.url != first.url
        gallery.page.get_by_text("The app was restarted. Open the address it printed.").wait_for()
        gallery.page.close()
