"""The scene Store front as a person sees it: shelves below each other, each of which scrolls sideways on its own."""

from auto_layout import PLACES
from waiting import wait_until_steady


class Store:
    def __init__(self, gallery):
        self.gallery = gallery
        self.page = gallery.page
        gallery.open_app("Store front")
        gallery.wait_for_list("Store front")

    @property
    def places(self):
        """Returns left, top, width and height of each visible cell by its name, in points of the list. If cells
        share a name, of the last one."""
        return self.gallery.cells.evaluate_all(PLACES)

    def resting_places(self):
        return wait_until_steady(lambda: self.places, "the cells", looks=6, pause=0.05)

    def heroes(self):
        """Returns the names of the large pictures, and the distance of each one's middle from the middle of the
        list."""
        width = self.gallery.size[0]
        return {
            name: left + wide / 2 - width / 2
            for name, (left, _, wide, _) in self.resting_places().items() if name.endswith("picture of the day")
        }

    @property
    def hero(self):
        """Returns the picture in the middle."""
        heroes = self.heroes()
        return min(heroes, key=lambda name: abs(heroes[name]))

    def wheel(self, dx, dy, at=260):
        self.page.mouse.move(*self.point(at))
        self.page.mouse.wheel(dx, dy)
        self.gallery.resting_offset()

    def point(self, y):
        """Converts a point in the middle of the list, at this distance below its top, to the page."""
        box = self.gallery.list.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + y * box["height"] / self.gallery.size[1]

    def swipe(self, dx, dy, at=260, speed=1500):
        """Swipes a finger, and the content with it."""
        x, y = self.point(at)
        self.gallery.protocol.send("Input.synthesizeScrollGesture", {
            "x": x, "y": y, "xDistance": dx, "yDistance": dy, "speed": speed, "gestureSourceType": "touch",
            "preventFling": False})
        self.gallery.resting_offset()

    def screenshot(self, name):
        self.gallery.screenshot(f"store-{name}")
