"""The scene Outline as a person sees it: rows of folders and files of this repository."""

import re

from updates import JOURNEYS
from waiting import wait_until, wait_until_steady

# From top to bottom: name, description, start and top, in points.
ROWS = """list => {
    const { top, width } = list.getBoundingClientRect();
    const scale = width / list.offsetWidth;
    return [...list.querySelectorAll("[role=gridcell]")]
        .filter(cell => cell.checkVisibility())
        .map(cell => {
            const name = [...cell.querySelectorAll(".run")].find(run => run.textContent === cell.ariaLabel);
            return {
                name: cell.ariaLabel, said: cell.ariaDescription ?? cell.getAttribute("aria-description"),
                start: name ? Math.round(name.getBoundingClientRect().left / scale) : null,
                top: Math.round((cell.getBoundingClientRect().top - top) / scale),
            };
        })
        .sort((one, other) => one.top - other.top);
}"""


class Outline:
    def __init__(self, gallery):
        self.gallery = gallery
        self.page = gallery.page
        gallery.open("Outline")

    @property
    def rows(self):
        return wait_until_steady(lambda: self.gallery.list.evaluate(ROWS), "the rows", looks=6, pause=0.05)

    @property
    def names(self):
        return [row["name"] for row in self.rows]

    def row(self, name):
        return next(row for row in self.rows if row["name"] == name)

    @property
    def count(self):
        """Returns how many rows there are, in view or not."""
        return int(self.gallery.device.get_by_text(re.compile(r"^[\d,]+ rows?$")).inner_text().split()[0].replace(",", ""))

    def tap(self, name):
        self.gallery.tap(self.gallery.cell(name))

    def press(self, title):
        self.gallery.tap(self.gallery.button(title))

    def expect_said(self, name, said):
        wait_until(lambda: self.row(name)["said"] == said, f"{name} is {said}")

    def journeys(self, action, milliseconds=1500):
        """Does something, and returns where every row was in every frame after that."""
        self.gallery.list.evaluate(f"list => {{ window.journeys = ({JOURNEYS})(list, {milliseconds}); }}")
        action()
        return self.page.evaluate("journeys")

    def screenshot(self, name):
        self.gallery.screenshot(f"outline-{name}")
