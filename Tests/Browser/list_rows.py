"""Rows of a list on the device, as a person sees and swipes them."""

from classics import point
from waiting import wait_until_steady

# From top to bottom: sender and subject, description, and place on the device, in points.
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


def rows_of(collection, what="the rows"):
    return wait_until_steady(lambda: collection.evaluate(ROWS), what, looks=6, pause=0.03)


def middle_of(row):
    left, top, width, height = row["place"]
    return left + width / 2, top + height / 2


def swipe_row(gallery, row, way, pause=8):
    """Swipes a finger across the middle of the row, and rests before it lifts. `pause` is in milliseconds, after
    each of 20 steps."""
    x, y = point(gallery, *middle_of(row))
    x -= way / 2
    gallery.touch("touchStart", (x, y))
    for step in range(1, 21):
        gallery.touch("touchMove", (x + way * step / 20, y))
        gallery.page.wait_for_timeout(pause)
    gallery.page.wait_for_timeout(150)
    gallery.touch("touchEnd")
