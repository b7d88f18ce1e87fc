"""The scene Updates as a person sees it: tiles with names in their places, and the scene's own list of them."""

from waiting import wait_until, wait_until_steady

# Visible cells except those that disappear, which have no role any more: name, number among all, letters, place.
TILES = """list => {
    const box = list.getBoundingClientRect();
    const scale = box.width / list.offsetWidth;
    return [...list.querySelectorAll("[role=gridcell]")]
        .filter(cell => cell.checkVisibility())
        .map(cell => {
            const { left, top, width, height } = cell.getBoundingClientRect();
            const points = [left - box.left, top - box.top, width, height].map(length => length / scale);
            return {
                name: cell.ariaLabel, position: cell.layer.access.position, selected: cell.ariaSelected === "true",
                letters: cell.querySelector(".run")?.textContent, place: points,
            };
        })
        .filter(({ place: [, top, , height] }) => top + height > 0 && top < list.offsetHeight);
}"""

# Looks whenever the list has changed, which is once per frame of the app, and before each frame of the page.
WATCH_FOR_TWINS = """list => {
    window.twins = { looks: 0, most: 0, found: [] };
    const look = () => {
        const names = [...list.querySelectorAll("[role=gridcell]")]
            .filter(cell => cell.checkVisibility())
            .map(cell => cell.ariaLabel);
        twins.looks += 1;
        twins.most = Math.max(twins.most, names.length);
        if (new Set(names).size !== names.length) twins.found.push(names.sort().join(" "));
    };
    new MutationObserver(look).observe(list, { subtree: true, childList: true, attributes: true });
    const frame = () => {
        look();
        requestAnimationFrame(frame);
    };
    frame();
}"""

# Where each tile is in every frame of the page for some time: {name: [[x, y, opacity], …]}.
JOURNEYS = """async (list, milliseconds) => {
    const seen = {};
    const start = performance.now();
    while (performance.now() - start < milliseconds) {
        await new Promise(requestAnimationFrame);
        for (const cell of list.querySelectorAll("[role=gridcell]")) {
            if (!cell.checkVisibility()) continue;
            const { left, top } = cell.getBoundingClientRect();
            (seen[cell.ariaLabel] ??= []).push([left, top, Number(getComputedStyle(cell).opacity)]);
        }
    }
    return seen;
}"""


class Updates:
    def __init__(self, gallery, device="tablet"):
        self.gallery = gallery
        self.hand, self.place = None, None
        if device == "tablet":
            gallery.choose_device("tablet")
            gallery.wait_for_size(820, 1180)
        gallery.open("Updates")

    # What the scene says

    @property
    def status(self):
        return self.gallery.device.locator("[aria-description*=': ']")

    @property
    def summary(self):
        return self.status.inner_text()

    @property
    def sections(self):
        """Returns the model: names of sections, and the names of their tiles in order."""
        said = self.status.get_attribute("aria-description")
        sections = [section.split(":") for section in said.split("; ")]
        return {name: tiles.split() for name, tiles in sections}

    @property
    def order(self):
        return [tile for tiles in self.sections.values() for tile in tiles]

    # What the page shows

    @property
    def tiles(self):
        return sorted(self.gallery.list.evaluate(TILES), key=lambda tile: tile["position"])

    def resting_tiles(self):
        return wait_until_steady(lambda: self.tiles, "the tiles", looks=4, pause=0.03)

    @property
    def headers(self):
        return self.gallery.list.evaluate("""list => [...list.querySelectorAll(".run")]
            .filter(run => run.checkVisibility({ opacityProperty: true }) && run.textContent.startsWith("Section "))
            .map(run => run.textContent.slice(8))""")

    def expect_page_and_model_equal(self, rows=True):
        tiles, order = self.resting_tiles(), self.order
        shown = [tile["name"] for tile in tiles]
        first = tiles[0]["position"] - 1 if tiles else 0
        assert shown == order[first:first + len(shown)], "the names, in order and without a gap"
        assert [tile["letters"] for tile in tiles] == shown, "the letters on the tiles"
        if rows:
            read = sorted(tiles, key=lambda tile: (round(tile["place"][1]), tile["place"][0]))
            assert [tile["name"] for tile in read] == shown, "from left to right, row by row"
        return tiles

    def expect_all_equal(self):
        """Expects the whole board to be equal, from its first row to its last."""
        self.wheel(-10_000)
        seen = {tile["name"] for tile in self.expect_page_and_model_equal()}
        self.wheel(10_000)
        seen |= {tile["name"] for tile in self.expect_page_and_model_equal()}
        assert seen <= set(self.order)
        assert len(seen) == len(self.order), "two screens show every tile"

    # Doing something

    def press(self, title):
        self.gallery.tap(self.gallery.button(title))

    def change(self, title):
        """Presses the button, and waits until the scene reports a change."""
        before = self.status.get_attribute("aria-description")
        self.press(title)
        wait_until(lambda: self.status.get_attribute("aria-description") != before, f"{title} changed the board")

    def choose_layout(self, name):
        button = self.gallery.button("Layout")
        while button.get_attribute("aria-description") != name:
            before = button.get_attribute("aria-description")
            self.press("Layout")
            wait_until(lambda: button.get_attribute("aria-description") != before, "the next layout")
            self.resting_tiles()

    def wheel(self, distance):
        self.gallery.page.mouse.move(*self.gallery.middle(self.gallery.list))
        self.gallery.page.mouse.wheel(0, distance)
        self.gallery.resting_offset()

    def journeys(self, title, milliseconds=700):
        """Presses the button, and returns where every tile was in every frame after that."""
        self.gallery.list.evaluate(f"list => {{ window.journeys = ({JOURNEYS})(list, {milliseconds}); }}")
        self.press(title)
        return self.gallery.page.evaluate("journeys")

    # Carrying a tile

    def lift(self, name, by):
        """Holds a tile until it is lifted. `by` is "mouse" or "touch"."""
        self.hand, self.place = by, self.gallery.middle(self.gallery.cell(name))
        if by == "mouse":
            self.gallery.page.mouse.move(*self.place)
            self.gallery.page.mouse.down()
        else:
            self.gallery.touch("touchStart", self.place)
        self.gallery.page.wait_for_timeout(450)

    def carry_to(self, place, steps=15):
        start, self.place = self.place, place
        for step in range(1, steps + 1):
            point = tuple(a + (b - a) * step / steps for a, b in zip(start, place))
            if self.hand == "mouse":
                self.gallery.page.mouse.move(*point)
            else:
                self.gallery.touch("touchMove", point)

    def let_go(self):
        if self.hand == "mouse":
            self.gallery.page.mouse.up()
        else:
            self.gallery.touch("touchEnd")

    # The storm

    def watch_for_twins(self):
        self.gallery.list.evaluate(WATCH_FOR_TWINS)

    @property
    def twins(self):
        return self.gallery.page.evaluate("twins")

    def wait_for_storm_to_end(self):
        wait_until(lambda: not self.summary.startswith("Storm"), "the storm is over", seconds=30, pause=0.1)
