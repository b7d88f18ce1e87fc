"""Mail as a person sees it: rows of messages, and what is said of each."""

from classics import point
from waiting import wait_until, wait_until_steady

# From top to bottom: who and what, what is said of it, and its place on the device, in points.
ROWS = """list => {
    const device = list.closest(".device").getBoundingClientRect();
    const scale = list.getBoundingClientRect().width / list.offsetWidth;
    return [...list.querySelectorAll("[role=gridcell]")]
        .filter(cell => cell.checkVisibility() && cell.ariaLabel)
        .map(cell => {
            const { left, top, width, height } = cell.getBoundingClientRect();
            return {
                name: cell.ariaLabel, said: cell.getAttribute("aria-description"),
                place: [left - device.left, top - device.top, width, height].map(length => length / scale),
            };
        })
        .sort((one, other) => one.place[1] - other.place[1]);
}"""


class Mail:
    def __init__(self, gallery):
        self.gallery = gallery
        self.page = gallery.page
        gallery.open_app("Mail")
        self.list.wait_for()
        self.rows

    @property
    def list(self):
        return self.gallery.device.locator('[data-collection="Inbox"]')

    @property
    def rows(self):
        return wait_until_steady(lambda: self.list.evaluate(ROWS), "the rows", looks=6, pause=0.03)

    @property
    def names(self):
        return [row["name"] for row in self.rows]

    def said(self, name):
        return next(row["said"] for row in self.rows if row["name"] == name)

    def wait_until_said(self, name, word, is_said=True):
        wait_until(lambda: (word in self.said(name)) == is_said, f"{name} is {'' if is_said else 'not '}{word}")

    def middle(self, index):
        left, top, width, height = self.rows[index]["place"]
        return point(self.gallery, left + width / 2, top + height / 2)

    def tap(self, index):
        self.page.mouse.click(*self.middle(index))

    def press(self, title):
        self.gallery.tap(self.gallery.button(title))

    def swipe(self, index, way):
        """By a finger, which rests before it lifts."""
        x, y = self.middle(index)
        x -= way / 2
        self.gallery.touch("touchStart", (x, y))
        for step in range(1, 21):
            self.gallery.touch("touchMove", (x + way * step / 20, y))
            self.page.wait_for_timeout(8)
        self.page.wait_for_timeout(150)
        self.gallery.touch("touchEnd")

    def pull_down(self):
        x, y = point(self.gallery, 200, 250)
        self.gallery.touch("touchStart", (x, y))
        for step in range(1, 41):
            self.gallery.touch("touchMove", (x, y + 10 * step))
            self.page.wait_for_timeout(8)
        self.gallery.touch("touchEnd")

    def screenshot(self, name):
        self.page.wait_for_timeout(300)
        self.gallery.screenshot(f"classic-mail{name}")
