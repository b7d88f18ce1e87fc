"""A person at a page: looks at the layers, taps, and turns the wheel."""

import json
import time

from tree import Tree
from websocket import TEXT, Page

SCENE = "A million items"


class Person:
    def __init__(self, server):
        self.page = Page(server)
        self.tree = Tree()
        self.run = None
        self.frames = 0
        self._start = time.monotonic()

    def look(self, seconds):
        """Processes what comes next, if anything does. Acknowledges frames as every page does."""
        received = self.page.receive(seconds)
        if received is None or received[0] != TEXT:
            return received is not None
        message = json.loads(received[1])
        if "hello" in message:
            self.run = message["hello"]["run"]
        if "frame" in message:
            self.tree.apply(message)
            self.page.tell({"ack": message["frame"]})
            self.frames += 1
        return True

    def find(self, role, label, seconds=10):
        deadline = time.monotonic() + seconds
        while (layer := self.tree.find(role, label)) is None:
            assert time.monotonic() < deadline, f"There is no {role} named {label}."
            self.look(0.1)
        return layer

    def look_until_still(self, quiet=0.4, seconds=10):
        """Waits until no frame has come for a moment: nothing moves any more."""
        deadline = time.monotonic() + seconds
        last = time.monotonic()
        while time.monotonic() < min(last + quiet, deadline):
            before = self.frames
            self.look(0.05)
            if self.frames > before:
                last = time.monotonic()

    def open(self, scene):
        x, y = self.tree.centre(self.find("cell", scene))
        for phase in ("began", "ended"):
            self.tell({"kind": "pointer", "phase": phase, "x": x, "y": y, "modifiers": 0})
        self.find("collection", scene)
        self.look_until_still()

    def wheel(self, x, y, distance):
        self.tell({"kind": "wheel", "x": x, "y": y, "dx": 0, "dy": distance, "precise": True, "modifiers": 0})

    def tell(self, event):
        self.page.tell({"events": [{**event, "time": time.monotonic() - self._start}]})
