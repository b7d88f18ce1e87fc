"""The classic Pages that span as a person sees it: the photos of a page in their places, and the dots below."""

from math import floor
from time import time

from gallery import SAFE, bar_end
from waiting import wait_until, wait_until_steady

# Cells of which at least half is on the device, in the device's points from the list's corner.
PHOTOS = """list => {
    const box = list.getBoundingClientRect();
    const scale = box.width / list.offsetWidth;
    return [...list.querySelectorAll("[role=gridcell]")]
        .filter(cell => cell.checkVisibility({ opacityProperty: true }))
        .map(cell => {
            const { left, top, width, height } = cell.getBoundingClientRect();
            const place = [left - box.left, top - box.top, width, height].map(length => length / scale);
            return { name: cell.ariaLabel, position: cell.layer.access.position, place };
        })
        .filter(({ place: [left, , width] }) => left + width / 2 > 0 && left + width / 2 < list.offsetWidth)
        .sort((a, b) => a.position - b.position);
}"""

# The column, row, columns and rows of the twelve places of a page.
PLACES = [
    (0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 2, 2), (0, 1, 1, 1), (1, 1, 1, 1), (0, 2, 1, 2),
    (1, 2, 1, 1), (2, 2, 1, 1), (3, 2, 1, 1), (1, 3, 1, 1), (2, 3, 1, 1), (3, 3, 1, 1),
]
MARGIN = 8
DOTS = 44
FRAME = 1 / 60


class Pages:
    def __init__(self, gallery, scene="Pages that span"):
        self.gallery = gallery
        gallery.open_app(scene)
        gallery.wait_for_cells()

    @property
    def dots(self):
        return self.gallery.device.get_by_role("slider", name="Page", exact=True)

    @property
    def page(self):
        """Returns the page that the dots show, and how many there are."""
        return int(self.dots.get_attribute("aria-valuenow")), int(self.dots.get_attribute("aria-valuemax"))

    @property
    def photos(self):
        return self.gallery.list.evaluate(PHOTOS)

    def resting_photos(self):
        return wait_until_steady(lambda: self.photos, "the photos", looks=4, pause=0.03)

    def wait_for_page(self, number):
        wait_until(lambda: self.page[0] == number, f"the dots say page {number}")
        return self.resting_photos()

    def flick(self, distance, steps=6):
        """Flicks: a quick finger that lifts while it moves. The events say when, so that a busy machine doesn't make
        the finger slow."""
        x, y = self.gallery.middle(self.gallery.list)
        start = time()
        self.gallery.touch("touchStart", (x, y), time=start)
        for step in range(1, steps + 1):
            self.gallery.touch("touchMove", (x + distance * step / steps, y), time=start + step * FRAME)
        self.gallery.touch("touchEnd", time=start + (steps + 0.5) * FRAME)

    def tap_dots(self, side):
        """Taps beside the middle of the dots: 1 is the next page, -1 the one before."""
        x, y = self.gallery.middle(self.dots)
        self.gallery.page.mouse.click(x + 60 * side, y)

    def expected_places(self, size, scale):
        """Computes the places from the rule alone: four columns and rows with margins and gaps of 8 points, edges on
        the nearest pixel. A page is as wide as the device, and its photos are in the area that the device doesn't
        cover, between the bar and the dots."""
        safe, width = SAFE[size], size[0]
        height = size[1] - bar_end(size) - safe.bottom - DOTS

        def edge(start, length, index):
            # Rounds halves up; Python rounds them to the even number.
            return floor((start + index * (length + MARGIN) / 4) * scale + 0.5) / scale

        def side(start, length, first, count):
            begin = edge(start, length, first)
            return begin, edge(start, length, first + count) - MARGIN - begin

        left = safe.left + MARGIN
        across = [side(left, width - left - MARGIN - safe.right, column, columns) for column, _, columns, _ in PLACES]
        down = [side(MARGIN, height - MARGIN, row, rows) for _, row, _, rows in PLACES]
        return [[x, y, w, h] for (x, w), (y, h) in zip(across, down)]
