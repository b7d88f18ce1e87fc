"""Many pages at once in one thread: they connect, read, and acknowledge or not."""

import json
import select
import time

from websocket import CLOSE, TEXT, FrameReader, frame, upgrade
from wire import Connection

# The maximum number of simultaneous handshakes: beyond 64 the server would turn strangers away, as it should.
MOST_AT_THE_DOOR = 40


class Guest:
    def __init__(self, server, **options):
        self.connection = Connection(server.port, **options)
        self.connection.send(upgrade(server))
        self.status = self.close_code = self.close_reason = None
        self.frames = 0
        # The number of the last frame that was read.
        self.last = None

    @property
    def is_at_the_door(self):
        return self.status is None and not self.connection.has_ended

    @property
    def is_in(self):
        """Whether the page has been sent its first frame, and hasn't been disconnected."""
        return self.frames > 0 and not self.is_gone

    @property
    def is_gone(self):
        return self.close_code is not None or self.connection.has_ended

    def look(self, acknowledges):
        self.connection.read(0)
        received = self.connection.received
        if self.status is None:
            if b"\r\n\r\n" not in received:
                return
            head, _, _ = bytes(received).partition(b"\r\n\r\n")
            self.status = int(head.split(b" ")[1])
            del received[:len(head) + 4]
        reader = FrameReader(received)
        while read := reader.next():
            self._take(*read, acknowledges)

    def _take(self, opcode, payload, acknowledges):
        if opcode == CLOSE:
            self.close_code = int.from_bytes(payload[:2], "big")
            self.close_reason = payload[2:].decode()
            self.connection.send(frame(payload[:2], CLOSE))
            self.connection.close()
            self.connection.has_ended = True
        elif opcode == TEXT and "frame" in (message := json.loads(payload)):
            self.frames += 1
            self.last = message["frame"]
            if acknowledges:
                self.connection.send(frame(json.dumps({"ack": self.last})))

    def acknowledge_unread(self, last):
        """Acknowledges the frames up to this one and reads nothing. Returns whether the server still takes it."""
        numbers = range(self.last + 1, last + 1)
        self.last = last
        try:
            self.connection.socket.sendall(b"".join(frame(json.dumps({"ack": number})) for number in numbers))
            return True
        except OSError:
            return False


class Crowd:
    def __init__(self, server, acknowledges=True):
        self.server, self.acknowledges, self.guests = server, acknowledges, []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for guest in self.guests:
            guest.connection.close()

    @property
    def inside(self):
        return [guest for guest in self.guests if guest.is_in]

    @property
    def gone(self):
        return [guest for guest in self.guests if guest.is_gone]

    def invite(self, count, **options):
        for _ in range(count):
            self.attend(lambda: sum(guest.is_at_the_door for guest in self.guests) < MOST_AT_THE_DOOR, 8)
            self.guests.append(Guest(self.server, **options))

    def attend(self, until, seconds):
        """Reads for all of them until a condition holds. Returns whether it did."""
        deadline = time.monotonic() + seconds
        while not until():
            here = {guest.connection.fileno(): guest for guest in self.guests if not guest.connection.has_ended}
            readable, _, _ = select.select(list(here), [], [], 0.05)
            for descriptor in readable:
                here[descriptor].look(self.acknowledges)
            if time.monotonic() > deadline:
                return until()
        return True
