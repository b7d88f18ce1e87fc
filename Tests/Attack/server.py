"""A separate Gallery: started with limits, listened to byte by byte, and ended by its process id."""

import os
import re
import resource
import shutil
import signal
import subprocess
import threading

import readings
from honest import HonestPage
from waiting import wait_until
from wire import ask, get, request

ADDRESS = re.compile(rb"^[^\n]*: http://[^/\n]*:(\d+)/\?token=([0-9a-f]+)$", re.MULTILINE)


class Gallery:
    def __init__(self, *arguments, descriptors=None, memory=None, with_page=False):
        # If pytest itself is ended without a chance to clean up, its Galleries end as well.
        guard = ["setpriv", "--pdeathsig", "TERM"] if shutil.which("setpriv") else []

        def limit():
            if descriptors:
                resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
            if memory:
                resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))

        self.process = subprocess.Popen(
            [*guard, os.environ["GALLERY"], "--port", "0", *map(os.fsencode, arguments)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=limit)
        self.said, self.complained = bytearray(), bytearray()
        self.honest = None
        for pipe, text in ((self.process.stdout, self.said), (self.process.stderr, self.complained)):
            threading.Thread(target=collect, args=(pipe, text), daemon=True).start()
        try:
            address = wait_until(self._printed_address, "the Gallery prints its address", seconds=5)
            self.port, self.token = int(address[1]), address[2].decode()
            self.folder, self.cookie = self._what_the_address_gives()
            if with_page:
                self.honest = HonestPage(self)
        except BaseException:
            self.stop()
            raise

    @property
    def pid(self):
        return self.process.pid

    @property
    def is_running(self):
        return self.process.poll() is None

    @property
    def serves(self):
        """Returns whether a browser with the cookie gets the page, and soon."""
        try:
            return self.is_running and get(self, "/", seconds=3).status == 200
        except OSError:
            return False

    @property
    def complaints(self):
        return self.complained.decode(errors="replace").splitlines()

    @property
    def processor_seconds(self):
        return readings.processor_seconds(self.pid)

    @property
    def resident_kilobytes(self):
        return readings.resident_kilobytes(self.pid)

    @property
    def open_sockets(self):
        return readings.open_sockets(self.pid)

    @property
    def steady_sockets(self):
        return readings.steady(lambda: self.open_sockets)

    def has_let_go(self, sockets):
        """Returns whether the server holds at most that many sockets, and none that its peer has closed."""
        return self.open_sockets <= sockets and readings.forgotten_sockets(self.port) == 0

    def stop(self):
        if self.honest:
            self.honest.stop()
        if self.is_running:
            self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout=3)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(timeout=5)

    def _what_the_address_gives(self):
        answer = ask(self.port, request(self.port, f"/?token={self.token}", headers={"Connection": "close"}))
        assert answer.status == 303, f"the printed address is answered with {answer.status}"
        return answer.headers["location"], answer.headers["set-cookie"].partition(";")[0]

    def _printed_address(self):
        assert self.is_running, f"the Gallery ended with {self.process.poll()}: {bytes(self.complained)!r}"
        return ADDRESS.search(bytes(self.said))


def collect(pipe, text):
    while piece := os.read(pipe.fileno(), 1 << 16):
        text.extend(piece)
