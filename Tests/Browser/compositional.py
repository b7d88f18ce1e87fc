"""The scene Compositional as a person sees it: a page of cards, each with its own small collection."""

from gallery import OFFSET
from waiting import wait_until, wait_until_steady

# Left and top of each tile of a visible card, by its number, in points from the card's collection.
TILES = """card => {
    const { left, top, width } = card.getBoundingClientRect();
    const scale = width / card.offsetWidth;
    return Object.fromEntries([...card.querySelectorAll("[role=gridcell]")]
        .filter(cell => cell.checkVisibility())
        .map(cell => {
            const box = cell.getBoundingClientRect();
            return [cell.ariaLabel, [box.left - left, box.top - top].map(point => Math.round(point / scale))];
        }));
}"""

# The heights of the bar at the top and of the area that the device covers at the bottom, in points.
BAR, BOTTOM = 130, 40


class Compositional:
    def __init__(self, gallery):
        self.gallery = gallery
        self.page = gallery.page
        gallery.open_app("Compositional")
        self.card("Fractions").wait_for()
        self.resting_offset()

    # What there is

    def card(self, title):
        return self.gallery.device.locator(f'[data-collection="{title}"]')

    @property
    def offset(self):
        return self.card("Compositional").evaluate(OFFSET)[1]

    def resting_offset(self, looks=8):
        return wait_until_steady(lambda: self.offset, "the offset", looks=looks)

    def tiles(self, title):
        return wait_until_steady(lambda: self.card(title).evaluate(TILES), "the tiles", looks=6, pause=0.05)

    def colors(self, title):
        """Returns each visible colour of a card's collection, and how often it occurs."""
        picture = self.gallery.picture(self.card(title))
        return {color: count for count, color in picture.getcolors(picture.width * picture.height)}

    # Going somewhere

    @property
    def scale(self):
        """Returns the size of a point on the page."""
        return self.gallery.device.bounding_box()["width"] / self.gallery.size[0]

    def scroll_to(self, title):
        """Turns the wheel at the edge of the page until the whole collection of the card is in view."""
        card = self.card(title)
        # No step is longer than the visible area, so the wheel skips no card.
        while not card.is_visible():
            before = self.offset
            self.wheel(600, looks=3)
            assert self.offset > before, f"there is no card {title}"
        # On the way, cards above may become longer or shorter.
        while (way := self._way_into_view(card)) != 0:
            self.wheel(way)
        return card

    def _way_into_view(self, card):
        """Returns how far the page has to scroll, in points; 0 if the whole collection of the card is in view."""
        box, device = card.bounding_box(), self.gallery.device.bounding_box()
        top, bottom = device["y"] + BAR * self.scale, device["y"] + device["height"] - BOTTOM * self.scale
        if box["y"] >= top and box["y"] + box["height"] <= bottom:
            return 0
        return round((box["y"] + box["height"] / 2 - (top + bottom) / 2) / self.scale)

    def wheel(self, distance, looks=8):
        device = self.gallery.device.bounding_box()
        self.page.mouse.move(device["x"] + 6, device["y"] + device["height"] / 2)
        self.page.mouse.wheel(0, distance)
        self.resting_offset(looks)

    # Touching

    def swipe(self, title, dx, dy, speed=1500):
        """Swipes a finger from the middle of a card's collection."""
        x, y = self.gallery.middle(self.card(title))
        self.gallery.protocol.send("Input.synthesizeScrollGesture", {
            "x": x, "y": y, "xDistance": dx, "yDistance": dy, "speed": speed, "gestureSourceType": "touch",
            "preventFling": False})
        self.resting_offset()

    def wheel_over(self, title, dx, dy):
        self.page.mouse.move(*self.gallery.middle(self.card(title)))
        self.page.mouse.wheel(dx, dy)
        self.resting_offset()

    def press(self, name):
        self.gallery.tap(self.gallery.button(name))

    def expect_tiles(self, title, condition, what):
        wait_until(lambda: condition(self.card(title).evaluate(TILES)), f"{title}: {what}")
        return self.tiles(title)

    def screenshot(self, name):
        self.gallery.screenshot(f"compositional-{name}")
