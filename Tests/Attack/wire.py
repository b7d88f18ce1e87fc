"""HTTP by hand over a socket, so that every byte can be wrong."""

import select
import socket
import struct
import time
import weakref
from dataclasses import dataclass, field

LOOPBACK = "127.0.0.1"
# Nothing waits longer for the server: one that froze must fail a test, not stop the suite.
PATIENCE = 8


def request(port, target="/", method="GET", version="HTTP/1.1", host=None, headers=()):
    """Returns a request that is valid if its parts are. `host` is one name, several, or none."""
    hosts = [f"{LOOPBACK}:{port}"] if host is None else [host] if isinstance(host, str) else host
    pairs = [*(("Host", name) for name in hosts), *(headers.items() if isinstance(headers, dict) else headers)]
    lines = [f"{method} {target} {version}", *(f"{name}: {value}" for name, value in pairs)]
    return "".join(f"{line}\r\n" for line in lines).encode("latin-1") + b"\r\n"


@dataclass(frozen=True)
class Entry:
    """What a browser knows that came with the printed address: the port, the page's folder, and the cookie."""

    port: int
    folder: str
    cookie: str


@dataclass
class Answer:
    """The response; `status` is None if the connection was closed without one."""

    status: int | None = None
    headers: dict = field(default_factory=dict)
    body: bytes = b""


class Connection:
    """One TCP connection to the server."""

    alive = weakref.WeakSet()

    def __init__(self, port, receive_buffer=None, patience=PATIENCE, segment=None):
        """A small receive buffer and small segments make the system keep little of what this side doesn't read."""
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if segment:
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, segment)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(patience)
        try:
            self.socket.connect((LOOPBACK, port))
        except OSError:
            self.socket.close()
            raise
        Connection.alive.add(self)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = bytearray()
        self.has_ended = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def fileno(self):
        return self.socket.fileno()

    def send(self, data, seconds=PATIENCE):
        """Sends until everything is sent or the server disconnects, and reads meanwhile. Returns how much was sent."""
        waiting, deadline = memoryview(data), time.monotonic() + seconds
        while waiting and not self.has_ended and time.monotonic() < deadline:
            readable, writable, _ = select.select([self], [self], [], 0.5)
            if writable:
                try:
                    waiting = waiting[self.socket.send(waiting[:1 << 16], socket.MSG_DONTWAIT):]
                except BlockingIOError:
                    pass
                except OSError:
                    # The server has disconnected; what it sent before can still be read.
                    break
            if readable:
                self._receive()
        return len(data) - len(waiting)

    def read(self, seconds):
        """Returns whether something came, or the end, within this many seconds."""
        readable, _, _ = select.select([self], [], [], max(seconds, 0))
        if readable and not self.has_ended:
            self._receive()
        return bool(readable)

    def _receive(self):
        try:
            piece = self.socket.recv(1 << 18)
        except OSError:
            piece = b""
        self.received += piece
        self.has_ended = not piece

    def answer(self, seconds=PATIENCE):
        """Returns the next response. A body without a length extends to the end of the connection."""
        deadline = time.monotonic() + seconds
        while b"\r\n\r\n" not in self.received:
            if self.has_ended or not self.read(deadline - time.monotonic()):
                return Answer()
        head, _, rest = bytes(self.received).partition(b"\r\n\r\n")
        status_line, *lines = head.decode("latin-1").split("\r\n")
        pairs = (line.partition(":") for line in lines)
        headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
        self.received = bytearray(rest)
        status = int(status_line.split(" ")[1])
        return Answer(status, headers, self._body(status, headers, deadline))

    def _body(self, status, headers, deadline):
        length = 0 if status in (101, 204, 304) else int(headers.get("content-length", 0))
        while len(self.received) < length and not self.has_ended and self.read(deadline - time.monotonic()):
            pass
        body, self.received = bytes(self.received[:length]), self.received[length:]
        return body

    def is_closed(self, seconds=2):
        """Returns whether the server disconnects within this many seconds. Keeps what it sends until then."""
        deadline = time.monotonic() + seconds
        while not self.has_ended and self.read(deadline - time.monotonic()):
            pass
        return self.has_ended

    def reset(self):
        """Ends the connection with RST in place of FIN: the server's reads and writes fail in the middle."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.close()

    def close(self):
        self.socket.close()


def ask(port, data, seconds=PATIENCE):
    """Returns the response to bytes that are sent on a separate connection."""
    with Connection(port) as connection:
        connection.send(data, seconds)
        return connection.answer(seconds)


def refusal(port, data, seconds=PATIENCE):
    """Returns the status of the response to these bytes, and whether the server then disconnects."""
    with Connection(port) as connection:
        connection.send(data, seconds)
        return connection.answer(seconds).status, connection.is_closed(seconds)


def get(server, target="/", headers=None, seconds=PATIENCE):
    """Returns what an honest browser gets that came with the printed address. The target is in the page's folder."""
    headers = {"Connection": "close", **(headers or {})}
    return ask(server.port, admitted(server, target, headers=headers), seconds)


def admitted(server, target="/", headers=(), **options):
    """Returns the request of a browser that came with the printed address. The target is in the page's folder."""
    pairs = headers.items() if isinstance(headers, dict) else headers
    target = server.folder + target.removeprefix("/")
    return request(server.port, target, headers=[("Cookie", server.cookie), *pairs], **options)
