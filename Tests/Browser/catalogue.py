"""The scene Catalogue as a person sees it, and the three ways in which a person uses its controls."""

from gallery import OFFSET
from waiting import wait_until, wait_until_steady

# The words of a row: what the control is, and the value that the row shows.
WORDS = """control => [...control.parentElement.children]
    .filter(part => part !== control)
    .flatMap(part => [...part.querySelectorAll(".run")].map(run => run.textContent))"""

# The place of the layer after the one with these letters, in every frame until some words appear.
JOURNEYS = """([names, words]) => new Promise(resolve => {
    const layers = names.map(name => [...document.querySelectorAll(".device .run")]
        .find(run => run.textContent === name).closest(".layer").nextElementSibling);
    const seen = layers.map(() => []);
    const start = performance.now();
    const look = () => {
        layers.forEach((layer, index) => seen[index].push(layer.getBoundingClientRect().x));
        const isOver = [...document.querySelectorAll(".device .run")].some(run => run.textContent === words);
        if (isOver || performance.now() - start > 8000) resolve(seen);
        else requestAnimationFrame(look);
    };
    look();
})"""

# All rotations of the layers below an element, until some words appear.
TURNS = """(element, words) => new Promise(resolve => {
    const seen = new Set();
    const start = performance.now();
    const look = () => {
        for (const layer of [element, ...element.querySelectorAll(".layer")]) {
            const { transform } = getComputedStyle(layer);
            if (transform !== "none") seen.add(transform);
        }
        const isOver = [...document.querySelectorAll(".device .run")].some(run => run.textContent === words);
        if (isOver || performance.now() - start > 8000) resolve([...seen]);
        else requestAnimationFrame(look);
    };
    look();
})"""

# Frames in which something changed other than the spinners that always turn: the busy button's, and the large one.
RESTLESS_FRAMES = """spinners => {
    const turning = new Set(spinners.flatMap(spinner => [...spinner.querySelectorAll(".layer")])
        .map(element => element.layer.id));
    return probe.frames.filter(({ layers }) => !layers.every(id => turning.has(id))).length;
}"""


class Catalogue:
    def __init__(self, gallery):
        self.gallery = gallery
        self.page = gallery.page
        gallery.open_app("Catalogue")
        self.button("Plain style").wait_for()
        wait_until_steady(lambda: self.button("Plain style").bounding_box(), "the page", looks=3)

    def leave(self):
        self.page.emulate_media(color_scheme="light")
        self.gallery.tap(self.button("Gallery"))
        self.gallery.wait_for_list("Scenes")
        # The next test opens the scene by its address, which does nothing if that is still the page's address.
        wait_until(lambda: self.page.evaluate("location.hash") == "#/", "the address is that of the scenes")

    # Finding

    @property
    def scroller(self):
        return self.gallery.device.get_by_role("group").first

    def control(self, role, name):
        return self.gallery.device.get_by_role(role, name=name, exact=True)

    def button(self, name):
        return self.control("button", name)

    def segment(self, group, title):
        return self.control("radiogroup", group).get_by_role("radio", name=title, exact=True)

    def text(self, words):
        return self.gallery.device.get_by_text(words, exact=True)

    def stage(self, button):
        """Returns the place where a section's things move: the layer before its button."""
        return self.button(button).locator("xpath=preceding-sibling::div[1]")

    # Reading

    def value(self, control):
        """Returns the value that the row shows for its control."""
        return control.evaluate(WORDS)[1]

    def expect_value(self, control, words):
        wait_until(lambda: self.value(control) == words, f"the row says {words}")

    def expect_attribute(self, control, name, value):
        wait_until(lambda: control.get_attribute(name) == value, f"{name} is {value}")

    def section(self, button):
        """Returns a section in which something moves: words, a stage, and the button below it."""
        return self.button(button).locator("xpath=..")

    def expect_words(self, section, words):
        section.get_by_text(words, exact=True).wait_for()

    @property
    def offset(self):
        return self.scroller.evaluate(OFFSET)[1]

    def place(self, target):
        """Returns left, top, width and height in the device, in points."""
        box, device = target.bounding_box(), self.gallery.device.bounding_box()
        return box["x"] - device["x"], box["y"] - device["y"], box["width"], box["height"]

    def journeys(self, names, until):
        return self.page.evaluate(JOURNEYS, [names, until])

    @property
    def restless_frames(self):
        return self.page.locator("[role=progressbar][aria-label=Large], [aria-label=Busy]").evaluate_all(RESTLESS_FRAMES)

    def expect_quiet(self):
        wait_until_steady(lambda: self.restless_frames, "the number of frames", looks=10)

    # Going there

    def reveal(self, target):
        """Turns the wheel until the target is in the middle of the screen, or as near as the page's ends allow."""
        if self.scroller.count() == 0:
            return
        box = self.scroller.bounding_box()
        middle = box["y"] + box["height"] / 2
        distance = self.gallery.middle(target)[1] - middle
        if abs(distance) < 250:
            return
        self.wheel(distance)
        wait_until(
            lambda: box["y"] < self.gallery.middle(target)[1] < box["y"] + box["height"], "the control is in view")
        wait_until_steady(lambda: self.offset, "the offset", looks=3)

    def wheel(self, distance):
        box = self.scroller.bounding_box()
        # Beside the controls, in the page's margin.
        self.page.mouse.move(box["x"] + 6, box["y"] + box["height"] / 2)
        self.page.mouse.wheel(0, distance)


class Mouse:
    def __init__(self, catalogue):
        self.catalogue = catalogue
        self.mouse = catalogue.page.mouse

    def press(self, target, at=(0.5, 0.5)):
        self.catalogue.reveal(target)
        self.mouse.click(*point(target, at))

    def hold(self, target, at, until, what):
        self.catalogue.reveal(target)
        self.mouse.move(*point(target, at))
        self.mouse.down()
        wait_until(until, what)
        self.mouse.up()

    def drag(self, target, start, end):
        """Drags between two points, which are given as fractions of the target's width and height."""
        self.catalogue.reveal(target)
        self.drag_points(point(target, start), point(target, end))

    def drag_points(self, start, end):
        self.mouse.move(*start)
        self.mouse.down()
        self.mouse.move(*end, steps=12)
        self.mouse.up()


class Finger:
    def __init__(self, catalogue):
        self.catalogue = catalogue
        self.touch = catalogue.gallery.touch

    def press(self, target, at=(0.5, 0.5)):
        self.catalogue.reveal(target)
        self.touch("touchStart", point(target, at))
        self.touch("touchEnd")

    def hold(self, target, at, until, what):
        self.catalogue.reveal(target)
        self.touch("touchStart", point(target, at))
        wait_until(until, what)
        self.touch("touchEnd")

    def drag(self, target, start, end):
        self.catalogue.reveal(target)
        self.drag_points(point(target, start), point(target, end))

    def drag_points(self, start, end, steps=12):
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            share = step / steps
            self.touch("touchMove", tuple(a + (b - a) * share for a, b in zip(start, end)))
        self.touch("touchEnd")


class Keyboard:
    """Moves to the control with the Tab key, and presses a key."""

    def __init__(self, catalogue):
        self.catalogue = catalogue
        self.keyboard = catalogue.page.keyboard

    def go_to(self, target):
        """Moves the focus from the stop before the target, whichever that is."""
        target.focus()
        self.keyboard.press("Shift+Tab")
        wait_until(lambda: not target.evaluate("target => document.activeElement === target"), "Tab left the control")
        self.keyboard.press("Tab")
        wait_until(lambda: target.evaluate("target => document.activeElement === target"), "Tab reached the control")

    def press(self, target, key=" "):
        self.go_to(target)
        self.keyboard.press(key)


def point(target, share):
    box = target.bounding_box()
    return box["x"] + box["width"] * share[0], box["y"] + box["height"] * share[1]
