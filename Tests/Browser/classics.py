"""Shared by the tests of the classics: cells by their names and places, fingers that drag, and other devices."""

from waiting import wait_until_steady

# The names and places of visible cells, in points of the device.
PLACES = """device => {
    const box = device.getBoundingClientRect();
    const scale = box.width / device.offsetWidth;
    return [...device.querySelectorAll("[data-collection] [role=gridcell]")]
        .filter(cell => cell.checkVisibility())
        .map(cell => {
            const { left, top, width, height } = cell.getBoundingClientRect();
            return [cell.ariaLabel, [left - box.left, top - box.top, width, height].map(length => length / scale)];
        })
        .filter(([, [left, top, width, height]]) =>
            left + width > 0 && top + height > 0 && left < device.offsetWidth && top < device.offsetHeight);
}"""


def places(gallery):
    """Returns {name: (left, top, width, height)} of the cells on the device, once they rest."""
    found = wait_until_steady(lambda: gallery.device.evaluate(PLACES), "the cells", looks=4, pause=0.03)
    named = {name: tuple(round(length, 1) + 0 for length in place) for name, place in found}
    assert len(named) == len(found), "no two cells of one name"
    return named


def point(gallery, x, y):
    """Converts a place on the device, in points, to one in the page."""
    box = gallery.device.bounding_box()
    return box["x"] + x, box["y"] + y


def drag(gallery, start, way, steps=20, rest=0.1):
    """Drags a finger from a place on the device, and rests before it lifts."""
    (x, y), (across, down) = point(gallery, *start), way
    gallery.touch("touchStart", (x, y))
    for step in range(1, steps + 1):
        gallery.touch("touchMove", (x + across * step / steps, y + down * step / steps))
        gallery.page.wait_for_timeout(8)
    gallery.page.wait_for_timeout(1000 * rest)
    gallery.touch("touchEnd")


def turn(gallery):
    width, height = gallery.size
    gallery.choose_device("turn")
    gallery.wait_for_size(height, width)
