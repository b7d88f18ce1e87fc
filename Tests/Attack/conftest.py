import signal
import time

import pytest

from chance import ROUNDS, SEED
from report import REPORT, Report
from server import Gallery
from wire import Connection

# A test that takes longer waits for a frozen server.
HARD_LIMIT = 90


class Shared:
    """A Gallery that tests share until one of them has broken it."""

    def __init__(self, **options):
        self.options = options
        self.gallery = None

    def whole(self):
        if self.gallery and not (self.gallery.serves and self.is_watched):
            self.stop()
        if not self.gallery:
            self.gallery = Gallery(**self.options)
        return self.gallery

    @property
    def is_watched(self):
        return not self.gallery.honest or self.gallery.honest.closed is None

    def stop(self):
        if self.gallery:
            self.gallery.stop()
        self.gallery = None


class Watch:
    """Watches Galleries during one test: all must be alive and serve after it, and their honest pages continue
    meanwhile."""

    def __init__(self):
        self.watched = []

    def begin(self, gallery):
        if gallery.honest:
            gallery.honest.begin()
        self.watched.append((gallery, time.monotonic(), gallery.processor_seconds, gallery.resident_kilobytes))

    def end(self, attack, report, checks):
        for gallery, start, processor, memory in self.watched:
            serves = gallery.serves
            watched = gallery.honest.end() if gallery.honest else None
            if gallery.is_running:
                report.add(attack, time.monotonic() - start, watched, gallery.processor_seconds - processor,
                           gallery.resident_kilobytes - memory)
            if not checks:
                continue
            assert gallery.is_running, f"the program ended with {gallery.process.poll()}: {gallery.complaints[-5:]}"
            assert serves, "an honest browser is served after the attack"
            if watched:
                watched.check()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem):
    watch, report = pyfuncitem.funcargs["watch"], pyfuncitem.funcargs["report"]
    attack = pyfuncitem.originalname.removeprefix("test_").replace("_", " ")
    try:
        result = yield
    except BaseException:
        watch.end(attack, report, checks=False)
        raise
    watch.end(attack, report, checks=True)
    return result


@pytest.fixture(autouse=True)
def watch(report):
    return Watch()


@pytest.fixture(autouse=True)
def hard_limit():
    seconds = HARD_LIMIT * ROUNDS

    def stop(*_):
        raise TimeoutError(f"The test took longer than {seconds} s.")

    signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    yield
    signal.alarm(0)


@pytest.fixture(autouse=True)
def hang_up():
    """Closes what a failed test has left open, which would disturb the next."""
    yield
    for connection in list(Connection.alive):
        connection.close()


@pytest.fixture(scope="module")
def shared_server():
    shared = Shared(with_page=True)
    yield shared
    shared.stop()


@pytest.fixture(scope="module")
def shared_quiet_server():
    shared = Shared()
    yield shared
    shared.stop()


@pytest.fixture
def server(shared_server, watch):
    """A Gallery in which an honest page scrolls during the whole test."""
    gallery = shared_server.whole()
    watch.begin(gallery)
    return gallery


@pytest.fixture
def quiet_server(shared_quiet_server, watch):
    """A Gallery that does only what the test requests."""
    gallery = shared_quiet_server.whole()
    watch.begin(gallery)
    return gallery


@pytest.fixture
def start(watch):
    """Starts a Gallery with arguments and limits. All of them end after the test."""
    galleries = []

    def starting(*arguments, **options):
        galleries.append(Gallery(*arguments, **options))
        watch.begin(galleries[-1])
        return galleries[-1]

    yield starting
    for gallery in galleries:
        gallery.stop()


@pytest.fixture(scope="session")
def report():
    report = Report()
    yield report
    report.write()


def pytest_sessionstart():
    REPORT.unlink(missing_ok=True)


def pytest_terminal_summary(terminalreporter):
    if REPORT.exists():
        terminalreporter.section("report")
        for line in Report.lines():
            terminalreporter.write_line(line)
    if terminalreporter.stats.get("failed"):
        terminalreporter.write_line(f"The same again: ATTACK_SEED={SEED} ATTACK_ROUNDS={ROUNDS} Tests/Attack/run")
