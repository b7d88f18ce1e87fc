"""The Gallery as a person sees it: scenes, cells, the bar, and how far something has scrolled."""

from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from waiting import wait_until, wait_until_steady

HERE = Path(__file__).parent
SCREENSHOTS = HERE / "screenshots"
# The height of a navigation bar, below the safe area's top; also on a phone in landscape, where it begins 10 below the
# edge.
BAR_HEIGHT = 54
# The height of the row below the bar with the title of the list of scenes.
LARGE_TITLE = 52


class Insets(NamedTuple):
    """How much of each edge is covered, in points."""
    top: int = 0
    left: int = 0
    bottom: int = 0
    right: int = 0


PHONE, PHONE_SIDE, TABLET, TABLET_SIDE = (393, 852), (852, 393), (820, 1180), (1180, 820)
# What each device covers of its screen, by the screen's size.
SAFE = {
    PHONE: Insets(top=59, bottom=34),
    PHONE_SIDE: Insets(left=59, bottom=21, right=59),
    TABLET: Insets(top=24, bottom=20),
    TABLET_SIDE: Insets(top=24, bottom=20),
}
# On any other screen a bar keeps this distance from the edge.
WINDOW = Insets(top=10)


def bar_end(size):
    """Returns the lower end of a navigation bar. It is below the safe area's top, and its background reaches the
    screen's edge."""
    return SAFE.get(size, WINDOW).top + BAR_HEIGHT


def room(size):
    """Returns left, top, width and height of the area that neither the device nor a navigation bar covers."""
    (width, height), safe, top = size, SAFE[size], bar_end(size)
    return safe.left, top, width - safe.left - safe.right, height - top - safe.bottom


# The scenes whose place in addresses differs from their title.
PLACES = {"Store front": "store", "Stack views": "stacks"}


def place_of(scene):
    """Returns the scene's name in addresses: "a-million-items"."""
    letters = "".join(letter for letter in scene.lower() if letter.isalnum() or letter == " ")
    return PLACES.get(scene) or letters.replace(" ", "-")


# The app hears of everything some time later, as over a slow connection.
SLOW_SOCKET = """() => {
    const socket = probe.sockets.at(-1);
    const send = socket.send.bind(socket);
    socket.send = text => setTimeout(() => send(text), 150);
}"""

VISIBLE_CELLS = """list => {
    const box = list.getBoundingClientRect();
    return [...list.querySelectorAll("[role=gridcell]")]
        .filter(cell => {
            const { top, bottom, height } = cell.getBoundingClientRect();
            return height > 0 && bottom > box.top && top < box.bottom;
        })
        .map(cell => cell.ariaLabel);
}"""

# The offset that the app sends; the page rounds it to whole pixels.
OFFSET = "list => list.layer.scroll"

FRAMES = """cells => cells.filter(cell => cell.checkVisibility())
    .map(cell => [cell.offsetLeft, cell.offsetWidth, cell.offsetHeight])"""

WAITING_PICTURES = """none => [...document.querySelectorAll("[role=gridcell], [role=img]")]
    .filter(layer => layer.checkVisibility() && !layer.hasAttribute("aria-owns"))
    .filter(layer => !layer.querySelector(".content:not(.preview)") || [...layer.querySelectorAll("img")].some(img => !img.complete))
    .map(layer => layer.ariaLabel)
    .filter(label => !none.includes(label))"""


class Gallery:
    """One page of the app in one browser tab."""

    def __init__(self, page, log):
        self.page = page
        self.log = log
        self._protocol = None

    # Finding

    @property
    def device(self):
        return self.page.locator(".device")

    @property
    def list(self):
        """Returns the collection that fills the screen."""
        return self.page.locator("[data-collection]")

    @property
    def cells(self):
        return self.list.locator("[role=gridcell]")

    def wait_for_cells(self):
        """Waits until a cell is visible. Cells that wait for reuse are hidden, wherever they are."""
        self.cells.locator("visible=true").first.wait_for()

    def cell(self, label):
        return self.list.get_by_role("gridcell", name=str(label), exact=True)

    def photo(self, name):
        """Returns the photo that fills the screen."""
        return self.page.locator('[data-collection="Photo"]').get_by_role("gridcell", name=name, exact=True)

    def button(self, title):
        return self.device.get_by_role("button", name=title, exact=True)

    @property
    def size(self):
        width, height = self.page.locator(".size").inner_text().split(" × ")
        return int(width), int(height)

    @property
    def offset(self):
        """Returns how far the list has scrolled from its rest position at the top."""
        return self.list.evaluate(OFFSET)[1] + self.top_inset

    @property
    def top_inset(self):
        """Returns how much of the list is behind the bar at its top rest position; 0 for a list that begins below
        the bar."""
        if self._top_of(self.list) > self._top_of(self.device) + 1:
            return 0
        is_upright = self.size != PHONE_SIDE
        has_large_title = is_upright and self.list.get_attribute("data-collection") == "Scenes"
        return bar_end(self.size) + (LARGE_TITLE if has_large_title else 0)

    def _top_of(self, element):
        """Returns the top of an element that the page may be rebuilding, as after a reconnection."""
        return wait_until(element.bounding_box, "the element is on the page")["y"]

    @property
    def visible_labels(self):
        return self.list.evaluate(VISIBLE_CELLS)

    @property
    def focused_label(self):
        return self.page.evaluate("document.activeElement.ariaLabel")

    @property
    def columns(self):
        """Returns how many different left edges cells have, without cells that wait for reuse out of sight."""
        return len({left for left, _, _ in self.frames_of_cells})

    @property
    def frames_of_cells(self):
        return self.cells.evaluate_all(FRAMES)

    # Going somewhere

    def wait_until_told(self, name):
        """Waits until screen readers know the rows of a collection, and the Tab key the order of the screen."""
        self.page.locator(f'.grids [role=grid][aria-label="{name}"] [role=row]').first.wait_for(state="attached")

    def open(self, scene):
        """Opens a scene whose list has its name, by its address: finding its row in the list takes seconds."""
        self._go_to(scene)
        self.wait_for_list(scene)

    def open_app(self, title):
        """Opens any scene by its address. Returns when it has slid in; until then it ignores touches."""
        self._go_to(title)
        self.page.locator('[data-collection="Scenes"]').wait_for(state="detached")

    def _go_to(self, scene):
        self.page.evaluate("place => { location.hash = place }", f"/{place_of(scene)}")

    def row(self, title):
        """Returns a row of the list of scenes, and scrolls to it: it may be below the others."""
        row = self.cell(title)
        # After a device was turned or changed, it has its new size before its rows are in their new places.
        wait_until_steady(lambda: self.frames_of_cells, "the rows", looks=4, pause=0.03)
        while not (row.is_visible() and self._is_inside(row, self.list)):
            before = self.offset
            self.page.mouse.move(*self.middle(self.list))
            self.page.mouse.wheel(0, self.list.bounding_box()["height"] / 2)
            assert self.resting_offset() > before, f"there is no scene {title}"
        return row

    def _is_inside(self, target, container):
        inner, outer = target.bounding_box(), container.bounding_box()
        return inner["y"] >= outer["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"]

    def wait_for_list(self, label):
        """Waits until the list's screen has come, and the one before has gone."""
        self.page.locator(f'[data-collection="{label}"] [role=gridcell]:visible').first.wait_for()
        self.page.locator(f'[data-collection]:not([data-collection="{label}"])').wait_for(state="detached")

    def wait_for_size(self, width, height):
        """Waits until the device has this size: while it turns it has other sizes."""
        wait_until(lambda: self.size == (width, height), f"the device is {width} × {height}")
        assert wait_until_steady(lambda: self.size, "the size") == (width, height)

    def choose_device(self, name):
        self.page.locator(f"[data-device={name}]").click()

    # Touching

    def tap(self, target):
        """Presses the middle of the target, because layers themselves get no pointer events."""
        self.page.mouse.click(*self.middle(target))

    def click(self, target, key):
        """Clicks with a key held down."""
        self.page.keyboard.down(key)
        self.tap(target)
        self.page.keyboard.up(key)

    def middle(self, target):
        box = target.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(self, kind, *points, time=None):
        """Moves fingers. `time` is when, in seconds since 1970; None stands for the moment of the call."""
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points, start=1)]
        when = {} if time is None else {"timestamp": time}
        self.protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers, **when})

    def scroll_by_hand(self, distance, source, speed=1500):
        """Makes the browser's own gesture at its own rate. `source` is "touch" or "mouse" (the wheel)."""
        x, y = self.middle(self.list)
        self.protocol.send("Input.synthesizeScrollGesture", {
            "x": x, "y": y, "yDistance": -distance, "speed": speed, "gestureSourceType": source,
            "preventFling": source == "mouse"})

    @property
    def protocol(self):
        self._protocol = self._protocol or self.page.context.new_cdp_session(self.page)
        return self._protocol

    # Waiting

    def wait_for_offset(self, condition, what):
        wait_until(lambda: condition(self.offset), f"the offset is {what}")
        return self.resting_offset()

    def resting_offset(self):
        return wait_until_steady(lambda: self.offset, "the offset")

    def wait_for_pictures(self, without=()):
        """Waits until each picture is decoded or has failed. The cells in `without` have no picture."""
        def is_complete():
            return not self.page.evaluate(WAITING_PICTURES, list(without))

        wait_until(is_complete, "all pictures are decoded", seconds=30, pause=0.1)

    # Looking

    def picture(self, target):
        """Returns the real pixels on screen."""
        box = target.bounding_box()
        whole = Image.open(BytesIO(self.page.screenshot())).convert("RGB")
        scale = whole.width / self.page.viewport_size["width"]
        left, top = round(box["x"] * scale), round(box["y"] * scale)
        # Not with the browser's own clipping, which rounds to points.
        return whole.crop((left, top, left + round(box["width"] * scale), top + round(box["height"] * scale)))

    def screenshot(self, name):
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    # Sockets, as the probe saw them

    def frames(self):
        return self.page.evaluate("probe.frames")

    def send_raw(self, text):
        self.page.evaluate("text => probe.sockets.at(-1).send(text)", text)

    @property
    def closes(self):
        return self.page.evaluate("probe.closes")


class Log:
    """What a page logged and requested while it was open."""

    def __init__(self, page, origin):
        self.errors, self.foreign, self.responses = [], [], []
        self._may_complain = False
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self._request(request.url, origin))
        page.on("websocket", lambda socket: self._request(socket.url.replace("ws", "http", 1), origin))
        page.on("response", lambda response: self.responses.append(response))

    @contextmanager
    def complaints_expected(self, to_the_end=False):
        """Browsers log refused connections to the console; here that is what the test is about."""
        self._may_complain = True
        yield
        self._may_complain = to_the_end

    def check(self):
        assert not self.errors, f"the console has errors: {self.errors}"
        assert not self.foreign, f"the page asked another host: {self.foreign}"

    def _console(self, message):
        if message.type == "error" and not self._may_complain:
            self.errors.append(message.text)

    def _request(self, url, origin):
        if not url.startswith((origin, "blob:", "data:")):
            self.foreign.append(url)
