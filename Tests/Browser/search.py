"""The scene Search as a person sees it: cards with the names of mountains, a text that filters them, and the last
change."""

import re

from updates import JOURNEYS
from waiting import wait_until, wait_until_steady

# Texts have no labels, but these two have descriptions.
REPORT = "[aria-description*='apply(_:)']"
FIELD = f".layer[aria-description]:not([role]):not({REPORT}):not([aria-description='None yet'])"

# Looks before each frame of the page for some time: which cards are visible, including those that disappear, which have
# no label.
FRAMES = """async (list, milliseconds) => {
    const frames = [];
    const start = performance.now();
    while (performance.now() - start < milliseconds) {
        await new Promise(requestAnimationFrame);
        frames.push([...list.querySelectorAll("[role=gridcell]")]
            .filter(cell => cell.checkVisibility())
            .map(cell => cell.ariaLabel));
    }
    return frames;
}"""

# In reading order: name and place of each card, in points from the list's corner.
CARDS = """list => {
    const { left, top, width } = list.getBoundingClientRect();
    const scale = width / list.offsetWidth;
    return [...list.querySelectorAll("[role=gridcell]")]
        .filter(cell => cell.checkVisibility())
        .map(cell => {
            const box = cell.getBoundingClientRect();
            return [cell.ariaLabel, Math.round((box.left - left) / scale), Math.round((box.top - top) / scale)];
        })
        .sort(([, x, y], [, left, top]) => y - top || x - left);
}"""


class Search:
    def __init__(self, gallery, device="phone"):
        self.gallery = gallery
        self.page = gallery.page
        if device == "tablet":
            gallery.choose_device("tablet")
            gallery.wait_for_size(820, 1180)
        gallery.open("Search")

    # What the scene says

    @property
    def text(self):
        value = self.gallery.device.locator(FIELD).get_attribute("aria-description")
        return "" if value == "Empty" else value

    @property
    def found(self):
        """Returns how many mountains contain the text."""
        return int(re.sub(r"\D", "", self.gallery.device.get_by_text(re.compile("^[0-9,]+ found$")).inner_text()))

    @property
    def report(self):
        """Returns (inserted, deleted, moved) of the last change."""
        said = self.gallery.device.locator(REPORT).get_attribute("aria-description")
        assert re.search(r"Building the snapshot took \d[\d.]* (µs|ms), apply\(_:\) \d[\d.]* (µs|ms)\.$", said), said
        return tuple(int(number.replace(",", "")) for number in re.findall(r"([\d,]+) (?:inserted|deleted|moved)", said))

    # What the page shows

    @property
    def cards(self):
        return self.gallery.list.evaluate(CARDS)

    def resting_cards(self):
        return wait_until_steady(lambda: self.cards, "the cards", looks=6, pause=0.05)

    @property
    def names(self):
        return [name for name, _, _ in self.resting_cards()]

    # Doing something

    def type(self, text):
        """Types with the keyboard."""
        before = self.text
        self.page.keyboard.type(text)
        wait_until(lambda: self.text == before + text, f"{text} was typed")

    def press(self, title):
        self.gallery.tap(self.gallery.button(title))

    def frames(self, action, milliseconds=700):
        """Does something, and returns which cards were visible in every frame after that."""
        self.gallery.list.evaluate(f"list => {{ window.frames_ = ({FRAMES})(list, {milliseconds}); }}")
        action()
        return self.page.evaluate("frames_")

    def journeys(self, action, milliseconds=700):
        """Does something, and returns where every card was in every frame after that."""
        self.gallery.list.evaluate(f"list => {{ window.journeys = ({JOURNEYS})(list, {milliseconds}); }}")
        action()
        return self.page.evaluate("journeys")

    def screenshot(self, name):
        self.gallery.screenshot(f"search-{name}")
