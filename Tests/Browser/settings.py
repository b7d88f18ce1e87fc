"""Settings as a person sees it: rows of the page in front, and of the list beside it on a tablet."""

from classics import point
from waiting import wait_until, wait_until_steady

# From top to bottom: what a row says, and its place on the device, in points.
ROWS = """list => {
    const device = list.closest(".device").getBoundingClientRect();
    const scale = list.getBoundingClientRect().width / list.offsetWidth;
    return [...list.querySelectorAll("[role=gridcell]")]
        .filter(cell => cell.checkVisibility() && cell.ariaLabel)
        .map(cell => {
            const { left, top, width, height } = cell.getBoundingClientRect();
            return {
                name: cell.ariaLabel,
                place: [left - device.left, top - device.top, width, height].map(length => length / scale),
            };
        })
        .sort((one, other) => one.place[1] - other.place[1]);
}"""


class Settings:
    def __init__(self, gallery):
        self.gallery = gallery
        self.page = gallery.page
        gallery.open_app("Settings")
        self.list("Settings").wait_for()

    def list(self, name):
        return self.gallery.device.locator(f'[data-collection="{name}"]')

    def rows(self, name):
        return wait_until_steady(lambda: self.list(name).evaluate(ROWS), f"the rows of {name}", looks=6, pause=0.03)

    def names(self, name):
        return [row["name"] for row in self.rows(name)]

    def row(self, name, title):
        """By the first words it says."""
        return next(row for row in self.rows(name) if row["name"] == title or row["name"].startswith(title + ","))

    def wait_for_row(self, name, says):
        wait_until(lambda: says in self.names(name), f"{name} says {says}")

    def middle(self, name, title):
        left, top, width, height = self.row(name, title)["place"]
        return left + width / 2, top + height / 2

    def tap(self, name, title):
        """The middle of a row."""
        self.page.mouse.click(*point(self.gallery, *self.middle(name, title)))

    def tap_end(self, name, title, before_end):
        """What stands so far before the end of a row."""
        left, top, width, height = self.row(name, title)["place"]
        self.page.mouse.click(*point(self.gallery, left + width - before_end, top + height / 2))

    def tap_start(self, name, title, after_start):
        left, top, _, height = self.row(name, title)["place"]
        self.page.mouse.click(*point(self.gallery, left + after_start, top + height / 2))

    def open(self, title, frm="Settings"):
        self.tap(frm, title)
        self.list(title).wait_for()
        self.rows(title)

    def go_back(self, frm):
        self.page.keyboard.press("Escape")
        self.list(frm).wait_for(state="detached")

    def swipe(self, name, title, way, pause=8):
        """By a finger, which rests before it lifts."""
        x, y = point(self.gallery, *self.middle(name, title))
        self.gallery.touch("touchStart", (x, y))
        for step in range(1, 21):
            self.gallery.touch("touchMove", (x + way * step / 20, y))
            self.page.wait_for_timeout(pause)
        self.page.wait_for_timeout(150)
        self.gallery.touch("touchEnd")

    def screenshot(self, name):
        self.page.wait_for_timeout(300)
        self.gallery.screenshot(f"classic-settings{name}")
