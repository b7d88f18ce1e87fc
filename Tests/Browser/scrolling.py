"""The scene Scrolling as a person sees it: what scrolls, the numbers beside it, and the delegate's calls."""

import re
from math import log

from gallery import OFFSET
from waiting import wait_until, wait_until_steady

# The list's offset in every frame of the page for some time: [[milliseconds, x, y], …].
JOURNEY = f"""async (list, milliseconds) => {{
    const offset = {OFFSET};
    const seen = [];
    const start = performance.now();
    for (let now = start; now - start < milliseconds;) {{
        await new Promise(requestAnimationFrame);
        now = performance.now();
        seen.push([now, ...offset(list)]);
    }}
    return seen;
}}"""


class Scrolling:
    def __init__(self, gallery, page="List", device="phone"):
        self.gallery = gallery
        self.page = gallery.page
        if device != "phone":
            gallery.choose_device(device)
            gallery.wait_for_size(820, 1180)
        gallery.open_app("Scrolling")
        self.choose(page)

    def choose(self, page):
        segment = self.gallery.device.get_by_role("radio", name=page, exact=True)
        segment.wait_for()
        self.gallery.tap(segment)
        self.name = page
        if page == "Zoom":
            self.gallery.device.get_by_role("group", name="Zoom", exact=True).wait_for()
            return
        self.list.locator("[role=gridcell]:visible").first.wait_for()
        wait_until_steady(self.list.bounding_box, "the page")

    # What there is

    @property
    def list(self):
        return self.named(self.name)

    def named(self, name):
        """Returns a list by its name: "List", or "Row 2" of a nested page."""
        return self.gallery.device.locator(f'[data-collection="{name}"]')

    def offset(self, name=None):
        return self.named(name or self.name).evaluate(OFFSET)

    def resting_offset(self, name=None):
        return wait_until_steady(lambda: self.offset(name), "the offset", looks=8)

    def wait_for_offset(self, condition, what, name=None):
        wait_until(lambda: condition(*self.offset(name)), f"the offset is {what}")
        return self.resting_offset(name)

    def cell(self, label):
        return self.list.get_by_role("gridcell", name=label, exact=True)

    def button(self, title):
        return self.gallery.button(title)

    # What the scene says

    @property
    def calls(self):
        """Returns the delegate's calls, without the time."""
        said = self.log.get_attribute("aria-description") if self.log.count() else ""
        return [line.partition("  ")[2] for line in said.split("; ") if line]

    @property
    def log(self):
        """Its lines have two spaces after the time."""
        return self.gallery.device.locator("[aria-description*='  ']")

    def wait_for_call(self, call):
        wait_until(lambda: self.calls and self.calls[-1].startswith(call), f"the last call is {call}")

    @property
    def announcement(self):
        """Returns the velocity, in points per millisecond, and the target of the last time that a finger was lifted."""
        line = next(call for call in reversed(self.calls) if call.startswith("willEndDragging"))
        velocity, target = re.fullmatch(r"willEndDragging  v (\S+)  target (\S+)", line).groups()
        return number(velocity), number(target)

    @property
    def shown_offset(self):
        return self._reading("pt")

    @property
    def shown_velocity(self):
        return self._reading("pt/ms")

    def _reading(self, unit):
        said = self.gallery.device.locator(f"[aria-description$=' {unit}']").get_attribute("aria-description")
        return number(said.split(" ")[0])

    # A finger

    def middle(self, name=None):
        return self.gallery.middle(self.named(name or self.name))

    def flick(self, way, name=None, speed=1500):
        """Makes the browser's own swipe, at its own rate, which leaves the content with momentum."""
        x, y = self.middle(name)
        self.gallery.protocol.send("Input.synthesizeScrollGesture", {
            "x": x - way[0] / 2, "y": y - way[1] / 2, "xDistance": way[0], "yDistance": way[1], "speed": speed,
            "gestureSourceType": "touch", "preventFling": False})

    def drag(self, start, end, steps=12):
        """Drags; the finger stays down."""
        self.gallery.touch("touchStart", start)
        for step in range(1, steps + 1):
            share = step / steps
            self.gallery.touch("touchMove", tuple(a + (b - a) * share for a, b in zip(start, end)))

    def let_go(self):
        self.gallery.touch("touchEnd")

    def pinch(self, middle, start, end, steps=12):
        """Pinches with two fingers beside a place, `start` and then `end` points from it; they stay down."""
        def send(kind, distance):
            points = [{"x": middle[0] + side * distance, "y": middle[1], "id": id} for id, side in ((1, -1), (2, 1))]
            self.gallery.protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        send("touchStart", start)
        for step in range(1, steps + 1):
            send("touchMove", start + (end - start) * step / steps)

    def lift_all(self):
        self.gallery.touch("touchEnd")

    def wait_for_call_with(self, call):
        wait_until(lambda: any(said.startswith(call) for said in self.calls), f"there was a call of {call}")

    # Frame by frame

    def watch(self, milliseconds):
        self.list.evaluate(f"list => {{ window.journey = ({JOURNEY})(list, {milliseconds}); }}")

    @property
    def journey(self):
        return self.page.evaluate("journey")

    def screenshot(self, name):
        self.gallery.screenshot(f"scrolling-{name}")


def number(text):
    return float(text.replace("−", "-"))


def rate_of_decay(samples, target):
    """Returns what is left of the way to the target after a millisecond: the velocity shrinks as the way does.
    Computed as the slope of a line through the logarithms, by least squares."""
    points = [(time, log(abs(target - place))) for time, place in samples]
    count = len(points)
    mean_time = sum(time for time, _ in points) / count
    mean_way = sum(way for _, way in points) / count
    slope = sum((time - mean_time) * (way - mean_way) for time, way in points) \
        / sum((time - mean_time) ** 2 for time, _ in points)
    return 2.718281828459045 ** slope
