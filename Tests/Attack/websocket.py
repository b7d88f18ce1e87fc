"""WebSockets by hand: frames in which every bit can be set, and a page that uses them."""

import json
import os
import time

from wire import LOOPBACK, PATIENCE, Connection, admitted

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def frame(payload=b"", opcode=TEXT, fin=True, rsv=0, masked=True, announced=None, key=b"\x5a\xa5\x3c\xc3"):
    """Returns one frame as a page sends it. `announced` is the length in its header, in place of the true one."""
    payload = payload.encode() if isinstance(payload, str) else payload
    length = len(payload) if announced is None else announced
    head = bytearray([fin << 7 | rsv << 4 | opcode])
    if length < 126:
        head.append(masked << 7 | length)
    elif length < 1 << 16:
        head += bytes([masked << 7 | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([masked << 7 | 127]) + length.to_bytes(8, "big")
    if not masked:
        return bytes(head) + payload
    return bytes(head) + key + exclusive_or(payload, key)


def exclusive_or(payload, key):
    stretched = (key * (len(payload) // 4 + 1))[:len(payload)]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(stretched, "big")).to_bytes(len(payload), "big")


def upgrade(server, origin=None, headers=()):
    """Returns the request that turns a connection into a page."""
    return admitted(server, "/socket", headers=[
        ("Connection", "Upgrade"), ("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ("Origin", origin or f"http://{LOOPBACK}:{server.port}"), *headers])


class FrameReader:
    """Splits what the server sends into frames."""

    def __init__(self, received):
        self.received = received

    def next(self):
        """Returns (opcode, payload), or None while the frame isn't complete."""
        data = self.received
        if len(data) < 2:
            return None
        length, start = data[1] & 127, 2
        if length > 125:
            size = 2 if length == 126 else 8
            if len(data) < 2 + size:
                return None
            length, start = int.from_bytes(data[2:2 + size], "big"), 2 + size
        if len(data) < start + length:
            return None
        opcode, payload = data[0] & 15, bytes(data[start:start + length])
        del data[:start + length]
        return opcode, payload


class Refused(Exception):
    """The server didn't open a socket."""


class Page:
    """A socket that was admitted with the token. It reads only on request, and acknowledges only what the test says."""

    def __init__(self, server, receive_buffer=None):
        self.connection = Connection(server.port, receive_buffer)
        self.close_code = self.close_reason = None
        self.connection.send(upgrade(server))
        answer = self.connection.answer()
        if answer.status != 101:
            self.connection.close()
            raise Refused(f"status {answer.status}")
        self._frames = FrameReader(self.connection.received)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.leave()

    def send(self, *frames):
        """Sends frames, or any bytes."""
        return self.connection.send(b"".join(frames))

    def tell(self, message):
        """Sends one message of the screen protocol."""
        self.send(frame(message if isinstance(message, (str, bytes)) else json.dumps(message)))

    def receive(self, seconds=PATIENCE):
        """Returns the next frame, or None if none comes in time or ever again."""
        deadline = time.monotonic() + seconds
        while (received := self._frames.next()) is None:
            if self.connection.has_ended or not self.connection.read(deadline - time.monotonic()):
                return None
        if received[0] == CLOSE:
            self.close_code = int.from_bytes(received[1][:2], "big") or None
            self.close_reason = received[1][2:].decode()
        return received

    def message(self, wanted, seconds=PATIENCE):
        """Returns the next message with this key, and acknowledges frames on the way."""
        deadline = time.monotonic() + seconds
        while received := self.receive(deadline - time.monotonic()):
            if received[0] != TEXT:
                continue
            message = json.loads(received[1])
            if "frame" in message:
                self.tell({"ack": message["frame"]})
            if wanted in message:
                return message
        return None

    def closing(self, seconds=PATIENCE):
        """Reads until the server closes the socket. Returns the code; None if the connection broke, or stays open."""
        deadline = time.monotonic() + seconds
        while self.close_code is None and self.receive(deadline - time.monotonic()):
            pass
        return self.close_code

    def is_answered(self, seconds=PATIENCE):
        """Returns whether a ping is answered: then everything sent before has been accepted."""
        mark = os.urandom(8)
        self.send(frame(mark, PING))
        deadline = time.monotonic() + seconds
        while received := self.receive(deadline - time.monotonic()):
            if received == (PONG, mark):
                return True
        return False

    def leave(self):
        self.connection.close()
