"""The scene Feed as a person sees it: posts, what opens in them, and the sheet with the text size."""

import re

from auto_layout import JOURNEYS, PLACES, UNTIDY_TEXTS
from waiting import wait_until, wait_until_steady


class Feed:
    def __init__(self, gallery):
        self.gallery = gallery
        self.page = gallery.page
        gallery.open_app("Feed")
        gallery.wait_for_list("Feed")

    # Posts

    @property
    def places(self):
        """Returns left, top, width and height of each visible post, in points of the list."""
        return self.gallery.cells.evaluate_all(PLACES)

    def resting_places(self):
        return wait_until_steady(lambda: self.places, "the posts", looks=5, pause=0.05)

    @property
    def order(self):
        """Returns the names of the visible posts, from top to bottom."""
        places = self.resting_places()
        return sorted(places, key=lambda name: places[name][1])

    def expect_tidy_posts(self):
        places = self.resting_places()
        assert self.gallery.cells.evaluate_all(UNTIDY_TEXTS) == []
        rows = sorted(places.values(), key=lambda place: place[1])
        gaps = [below[1] - above[1] - above[3] for above, below in zip(rows, rows[1:])]
        assert all(abs(gap - 12) < 1 for gap in gaps), f"12 points between posts: {gaps}"
        return places

    def button(self, post, name):
        """Returns one of a post's buttons. `name` may be a pattern."""
        exact = {} if isinstance(name, re.Pattern) else {"exact": True}
        return self.gallery.cell(post).get_by_role("button", name=name, **exact)

    def press(self, post, name):
        self.gallery.tap(self.button(post, name))

    def replies_of(self, post):
        return self.button(post, re.compile("^[123] repl(y|ies)$"))

    def wheel(self, distance):
        self.page.mouse.move(*self.gallery.middle(self.gallery.list))
        self.page.mouse.wheel(0, distance)
        self.gallery.resting_offset()

    def journeys(self, action, milliseconds=700):
        """Does something, and returns where every post was in every frame after that."""
        self.gallery.list.evaluate(f"list => {{ window.journeys = ({JOURNEYS})(list, {milliseconds}); }}")
        action()
        return self.page.evaluate("journeys")

    @property
    def counter(self):
        return self.gallery.device.get_by_text(re.compile(r"posts$|µs per frame$")).inner_text()

    # The sheet

    def show_controls(self):
        self.gallery.tap(self.gallery.button("Controls"))
        slider = self.text_size
        slider.wait_for()
        wait_until_steady(slider.bounding_box, "the sheet")

    def hide_controls(self):
        x, _ = self.gallery.middle(self.gallery.device)
        self.page.mouse.click(x, self.gallery.device.bounding_box()["y"] + 160)
        self.text_size.wait_for(state="hidden")

    @property
    def text_size(self):
        return self.gallery.device.get_by_role("slider", name="Text size", exact=True)

    def enlarge_text(self, steps):
        self.text_size.focus()
        for _ in range(steps):
            before = self.text_size.get_attribute("aria-valuetext")
            self.page.keyboard.press("ArrowRight")
            wait_until(lambda: self.text_size.get_attribute("aria-valuetext") != before, "the text is larger")
        return self.text_size.get_attribute("aria-valuetext")

    def turn_round(self):
        self.gallery.tap(self.gallery.device.get_by_role("switch", name="Right to left", exact=True))

    def screenshot(self, name):
        self.gallery.screenshot(f"feed-{name}")
