"""The scene Configurations as a person sees it: every kind of list content in every state, and cells that react to
input."""

from waiting import wait_until

# The colour behind a cell: that of the first layer inside that is as large as the cell and has one.
GROUND = """cell => {
    const inside = [...cell.querySelectorAll(".layer")];
    const ground = inside.find(layer => layer.offsetWidth === cell.offsetWidth
        && !["rgba(0, 0, 0, 0)", ""].includes(getComputedStyle(layer).backgroundColor));
    return ground ? getComputedStyle(ground).backgroundColor : null;
}"""

# systemGray4 and systemGray5, and the colour of a cell in a grouped list, in light appearance.
PRESSED, FOCUSED, NORMAL = "rgb(209, 209, 214)", "rgb(229, 229, 234)", "rgb(255, 255, 255)"


class Configurations:
    def __init__(self, gallery, device="phone"):
        self.gallery = gallery
        self.page = gallery.page
        if device == "tablet":
            gallery.choose_device("tablet")
            gallery.wait_for_size(820, 1180)
        gallery.open("Configurations")
        self.row("Grouped").wait_for()

    def row(self, name):
        """Returns a live cell, which is labelled with its name and its state."""
        return self.gallery.list.locator(f'[role=gridcell][aria-label^="{name}"]:visible').first

    def ground(self, name):
        return self.row(name).evaluate(GROUND)

    def expect(self, name, state, ground=None):
        said = f"{name}, {state}"
        wait_until(lambda: self.row(name).get_attribute("aria-label") == said, f"{name} is {state}")
        if ground:
            wait_until(lambda: self.ground(name) == ground, f"{name} has the ground {ground}")

    def press(self, title):
        self.gallery.tap(self.gallery.button(title))

    def wheel(self, distance):
        self.page.mouse.move(*self.gallery.middle(self.gallery.list))
        self.page.mouse.wheel(0, distance)
        return self.gallery.resting_offset()

    def screenshot(self, name):
        self.gallery.screenshot(f"configurations-{name}")
