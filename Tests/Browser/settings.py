"""Settings as a person sees it: the rows of the front page, and of the list beside it on a tablet."""

from classics import point
from list_rows import middle_of, rows_of, swipe_row
from waiting import wait_until


class Settings:
    def __init__(self, gallery):
        self.gallery = gallery
        self.page = gallery.page
        gallery.open_app("Settings")
        self.list("Settings").wait_for()

    def list(self, name):
        return self.gallery.device.locator(f'[data-collection="{name}"]')

    def rows(self, name):
        return rows_of(self.list(name), f"the rows of {name}")

    def names(self, name):
        return [row["name"] for row in self.rows(name)]

    def row(self, name, title):
        """Returns a row by its first words."""
        return next(row for row in self.rows(name) if row["name"] == title or row["name"].startswith(title + ","))

    def wait_for_row(self, name, says):
        wait_until(lambda: says in self.names(name), f"{name} says {says}")

    def tap(self, name, title):
        """Taps the middle of a row."""
        self.page.mouse.click(*point(self.gallery, *middle_of(self.row(name, title))))

    def tap_end(self, name, title, before_end):
        """Taps this far before the end of a row."""
        left, top, width, height = self.row(name, title)["place"]
        self.page.mouse.click(*point(self.gallery, left + width - before_end, top + height / 2))

    def tap_start(self, name, title, after_start):
        left, top, _, height = self.row(name, title)["place"]
        self.page.mouse.click(*point(self.gallery, left + after_start, top + height / 2))

    def open(self, title, frm="Settings"):
        self.tap(frm, title)
        self.list(title).wait_for()
        self.rows(title)

    def go_back(self, frm):
        self.page.keyboard.press("Escape")
        self.list(frm).wait_for(state="detached")

    def swipe(self, name, title, way, pause=8):
        swipe_row(self.gallery, self.row(name, title), way, pause)

    def screenshot(self, name):
        self.page.wait_for_timeout(300)
        self.gallery.screenshot(f"classic-settings{name}")
