"""The scene Store front as a person sees it: shelves one below the other, each of which goes sideways on its own."""

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
        """Left, top, width and height of each cell in view by its name, of those that share one the last; in points of the list."""
        return self.gallery.cells.evaluate_all(PLACES)

    def resting_places(self):
        return wait_until_steady(lambda: self.places, "the cells", looks=6, pause=0.05)

    def heroes(self):
        """Names of the large pictures, and how far the middle of each is from the middle of the list."""
        width = self.gallery.size[0]
        return {
            name: left + wide / 2 - width / 2
            for name, (left, _, wide, _) in self.resting_places().items() if name.endswith("picture of the day")
        }

    @property
    def hero(self):
        """The one in the middle."""
        heroes = self.heroes()
        return min(heroes, key=lambda name: abs(heroes[name]))

    def wheel(self, dx, dy, at=260):
        self.page.mouse.move(*self.point(at))
        self.page.mouse.wheel(dx, dy)
        self.gallery.resting_offset()

    def point(self, y):
        """In the middle of the list, so far below its top; where it is on the page."""
        box = self.gallery.list.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + y * box["height"] / self.gallery.size[1]

    def swipe(self, dx, dy, at=260, speed=1500):
        """A finger goes so far, and content with it."""
        x, y = self.point(at)
        self.gallery.protocol.send("Input.synthesizeScrollGesture", {
            "x": x, "y": y, "xDistance": dx, "yDistance": dy, "speed": speed, "gestureSourceType": "touch",
            "preventFling": False})
        self.gallery.resting_offset()

    def screenshot(self, name):
        self.gallery.screenshot(f"store-{name}")
