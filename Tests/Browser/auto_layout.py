"""The scene Auto Layout as a person sees it: rows, their texts, and what changes their sizes."""

import re

from waiting import wait_until, wait_until_steady

# The place of each visible row in the list, in points: left, top, width, height.
PLACES = """cells => Object.fromEntries(cells
    .filter(cell => cell.checkVisibility())
    .map(cell => {
        const box = cell.getBoundingClientRect();
        const list = cell.closest("[data-collection]");
        const { left, top, width } = list.getBoundingClientRect();
        const scale = width / list.offsetWidth;
        return [cell.ariaLabel, [box.left - left, box.top - top, box.width, box.height].map(point => point / scale)];
    }))"""

# Rows with a visible line of text that extends beyond the row, or overlaps another line.
UNTIDY_TEXTS = """cells => cells
    .filter(cell => cell.checkVisibility())
    .filter(cell => {
        const box = cell.getBoundingClientRect();
        const runs = [...cell.querySelectorAll(".run")]
            .filter(run => run.checkVisibility({ opacityProperty: true }))
            .map(run => run.getBoundingClientRect());
        const isOutside = run =>
            run.left < box.left + 12 || run.right > box.right - 12 || run.top < box.top + 8 || run.bottom > box.bottom - 8;
        // A run's box is a little taller than its letters.
        const isOn = (run, other) => run !== other && run.left < other.right && other.left < run.right
            && run.top + run.height * 0.3 < other.bottom - other.height * 0.3
            && other.top + other.height * 0.3 < run.bottom - run.height * 0.3;
        return runs.length < 3 || runs.some(isOutside) || runs.some(run => runs.some(other => isOn(run, other)));
    })
    .map(cell => cell.ariaLabel)"""

# The distance of each row from the list's top, in every frame of the page for some time: {name: [top, …]}.
JOURNEYS = """async (list, milliseconds) => {
    const seen = {};
    const start = performance.now();
    while (performance.now() - start < milliseconds) {
        await new Promise(requestAnimationFrame);
        const top = list.getBoundingClientRect().top;
        for (const cell of list.querySelectorAll("[role=gridcell]")) {
            if (cell.checkVisibility()) (seen[cell.ariaLabel] ??= []).push(cell.getBoundingClientRect().top - top);
        }
    }
    return seen;
}"""


class AutoLayout:
    def __init__(self, gallery):
        self.gallery = gallery
        self.page = gallery.page
        gallery.open_app("Auto Layout")
        gallery.wait_for_list("Auto Layout")

    # Rows

    @property
    def places(self):
        return self.gallery.cells.evaluate_all(PLACES)

    def resting_places(self):
        return wait_until_steady(lambda: self.places, "the rows", looks=5, pause=0.05)

    @property
    def untidy_texts(self):
        return self.gallery.cells.evaluate_all(UNTIDY_TEXTS)

    def expect_tidy_rows(self):
        places = self.resting_places()
        assert self.untidy_texts == []
        rows = sorted(places.values(), key=lambda place: place[1])
        gaps = [below[1] - above[1] - above[3] for above, below in zip(rows, rows[1:])]
        assert all(abs(gap - 12) < 1 for gap in gaps), "12 points between rows"
        return places

    def part(self, row, text):
        """Returns where a text in a row is on the page."""
        return self.gallery.cell(row).get_by_text(text, exact=True).bounding_box()

    def wheel(self, distance):
        box = self.gallery.list.bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40)
        self.page.mouse.wheel(0, distance)
        self.gallery.resting_offset()

    def tap_row(self, name):
        """Taps the picture, which isn't a button."""
        box = self.gallery.cell(name).bounding_box()
        self.page.mouse.click(box["x"] + 44, box["y"] + 44)

    def journeys(self, action, milliseconds=700):
        """Does something, and returns where every row was in every frame after that."""
        self.gallery.list.evaluate(f"list => {{ window.journeys = ({JOURNEYS})(list, {milliseconds}); }}")
        action()
        return self.page.evaluate("journeys")

    # Controls

    @property
    def panel(self):
        return self.gallery.device.get_by_role("group", name="Controls")

    def show_panel(self):
        if not self.panel.is_visible():
            self.gallery.tap(self.gallery.button("Controls"))
        self.panel.wait_for()
        wait_until_steady(self.panel.bounding_box, "the panel")

    def hide_panel(self):
        self.gallery.tap(self.gallery.button("Done"))
        self.panel.wait_for(state="hidden")

    def slider(self, title):
        return self.panel.get_by_role("slider", name=title, exact=True)

    def press(self, title, key, times):
        slider = self.slider(title)
        slider.focus()
        for _ in range(times):
            before = slider.get_attribute("aria-valuetext")
            self.page.keyboard.press(key)
            wait_until(lambda: slider.get_attribute("aria-valuetext") != before, f"{title} has another value")
        return slider.get_attribute("aria-valuetext")

    def flip(self, title):
        """Clicks the switch, after turning the wheel until it is in view."""
        switch = self.panel.get_by_role("switch", name=title, exact=True)

        def distance():
            (_, y), box = self.gallery.middle(switch), self.panel.bounding_box()
            return y - min(max(y, box["y"] + 30), box["y"] + box["height"] - 50)

        if distance():
            self.page.mouse.move(*self.gallery.middle(self.panel))
            self.page.mouse.wheel(0, distance() + (30 if distance() > 0 else -30))
            wait_until(lambda: distance() == 0, f"{title} is in view")
            wait_until_steady(switch.bounding_box, "the switch")
        before = switch.get_attribute("aria-checked")
        self.gallery.tap(switch)
        wait_until(lambda: switch.get_attribute("aria-checked") != before, f"{title} has turned")

    # The conflict

    @property
    def headline(self):
        return self.gallery.device.get_by_role("heading", name=re.compile("^Unable to simultaneously"))

    @property
    def explanation(self):
        return self.gallery.device.get_by_role("group", name="Explanation")

    def screenshot(self, name):
        self.gallery.screenshot(f"auto-layout-{name}")
