"""A separate Gallery for each test: started, listened to, and ended by its process id."""

import os
import shutil
import signal
import subprocess
import threading
from pathlib import Path
from urllib.parse import urlsplit

from waiting import wait_until

# The address that scenes open as their source.
SOURCE = "https://github.com/example/tessera"


def command(*arguments, program="Gallery"):
    # If pytest itself is ended without a chance to clean up, its programs end as well.
    guard = ["setpriv", "--pdeathsig", "TERM"] if shutil.which("setpriv") else []
    return [*guard, str(Path(os.environ["GALLERY"]).with_name(program)), *map(str, arguments)]


def run_to_its_end(*arguments):
    return subprocess.run(command(*arguments), capture_output=True, text=True, timeout=20)


class Server:
    def __init__(self, *arguments, program="Gallery", environment=()):
        self.program = program
        source = ("--source", SOURCE) if program == "Gallery" else ()
        self.process = subprocess.Popen(
            command("--port", 0, *source, *arguments, program=program), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, env={**os.environ, **dict(environment)})
        self.said, self.complained = [], []
        for pipe, lines in ((self.process.stdout, self.said), (self.process.stderr, self.complained)):
            threading.Thread(target=collect, args=(pipe, lines), daemon=True).start()
        self.url = wait_until(self._printed_address, "the program prints its address")

    @property
    def origin(self):
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def port(self):
        return urlsplit(self.url).port

    @property
    def token(self):
        return self.url.partition("token=")[2]

    @property
    def is_running(self):
        return self.process.poll() is None

    def stop(self):
        if self.is_running:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=10)

    def _printed_address(self):
        assert self.is_running, f"the program ended: {self.complained}"
        started = f"{self.program}: "
        return next((line.removeprefix(started) for line in self.said if line.startswith(started)), None)


def collect(pipe, lines):
    for line in pipe:
        lines.append(line.rstrip("\n"))
