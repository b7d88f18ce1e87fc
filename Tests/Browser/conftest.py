import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from gallery import HERE, Gallery, Log
from server import Server

# Large enough for the tablet at its full size.
WINDOW = {"width": 1000, "height": 1320}
# Tests run in several processes, each with its own numbers.
WORKER = os.environ.get("PYTEST_XDIST_WORKER", "main")
REPORT = HERE / f"report-{WORKER}.json"


@pytest.fixture(scope="session")
def launch(state):
    """Starts a browser with further arguments and options."""
    # Chromium's sandbox doesn't start for root, and CI runs as root.
    always = ["--no-sandbox"] if os.geteuid() == 0 else []
    # Without windows, Chromium puts letters on whole pixels unless told not to.
    always.append("--font-render-hinting=none")
    with sync_playwright() as playwright:
        yield lambda *arguments, **options: playwright.chromium.launch(
            executable_path=os.environ.get("BROWSER") or None, args=[*always, *arguments], **options)


@pytest.fixture(scope="session")
def browser(launch):
    browser = launch()
    yield browser
    browser.close()


@pytest.fixture(scope="session", autouse=True)
def state(tmp_path_factory):
    """A separate folder for what programs keep from one run to the next, so that tests don't touch the user's own."""
    os.environ["XDG_STATE_HOME"] = str(tmp_path_factory.mktemp("state"))


@pytest.fixture(scope="session")
def photos():
    return Path(os.environ["PHOTOS"])


@pytest.fixture
def start():
    """Starts a Gallery with arguments; all are ended after the test."""
    servers = []

    def starting(*arguments, **options):
        servers.append(Server(*arguments, **options))
        return servers[-1]

    yield starting
    for server in servers:
        server.stop()


@pytest.fixture
def server(start):
    """Starts a Gallery that draws its own pictures."""
    return start()


@pytest.fixture
def visit(browser):
    """Opens a page of a server. After the test each page must have logged nothing, and must have requested nothing
    from other servers."""
    opened = []

    def visiting(server, browser=browser, **options):
        context = browser.new_context(**{"viewport": WINDOW, "has_touch": True, **options})
        context.add_init_script(path=HERE / "probe.js")
        context.set_default_timeout(10_000)
        page = context.new_page()
        gallery = Gallery(page, Log(page, server.origin))
        opened.append(gallery)
        page.goto(server.url)
        gallery.wait_for_cells()
        return gallery

    yield visiting
    for gallery in opened:
        gallery.page.context.close()
    for gallery in opened:
        gallery.log.check()


@pytest.fixture
def gallery(server, visit):
    return visit(server)


@pytest.fixture
def million(gallery):
    gallery.open("A million items")
    return gallery


@pytest.fixture(scope="session")
def report():
    """Collects numbers for people. No test asserts them."""
    numbers = {}
    yield numbers
    REPORT.write_text(json.dumps(numbers, indent=4) + "\n")


def pytest_terminal_summary(terminalreporter):
    numbers = {}
    for file in sorted(HERE.glob("report-*.json")):
        for name, found in json.loads(file.read_text()).items():
            numbers[name] = {**numbers[name], **found} if name in numbers and isinstance(found, dict) else found
    if numbers:
        terminalreporter.section("report")
        terminalreporter.write_line(json.dumps(numbers, indent=4))


def pytest_sessionstart(session):
    # Only once, before there are workers.
    if not hasattr(session.config, "workerinput"):
        for file in HERE.glob("report-*.json"):
            file.unlink()
