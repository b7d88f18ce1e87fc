"""Mail as a person sees it: rows of messages, and the description of each."""

from classics import point
from list_rows import middle_of, rows_of, swipe_row
from waiting import wait_until


class Mail:
    def __init__(self, gallery):
        self.gallery = gallery
        self.page = gallery.page
        gallery.open_app("Mail")
        self.list.wait_for()
        self.rows

    @property
    def list(self):
        return self.gallery.device.locator('[data-collection="Inbox"]')

    @property
    def rows(self):
        return rows_of(self.list)

    @property
    def names(self):
        return [row["name"] for row in self.rows]

    def said(self, name):
        return next(row["said"] for row in self.rows if row["name"] == name)

    def wait_until_said(self, name, word, is_said=True):
        wait_until(lambda: (word in self.said(name)) == is_said, f"{name} is {'' if is_said else 'not '}{word}")

    def middle(self, index):
        return point(self.gallery, *middle_of(self.rows[index]))

    def tap(self, index):
        self.page.mouse.click(*self.middle(index))

    def press(self, title):
        self.gallery.tap(self.gallery.button(title))

    def swipe(self, index, way):
        swipe_row(self.gallery, self.rows[index], way)

    def pull_down(self):
        x, y = point(self.gallery, 200, 250)
        self.gallery.touch("touchStart", (x, y))
        for step in range(1, 41):
            self.gallery.touch("touchMove", (x, y + 10 * step))
            self.page.wait_for_timeout(8)
        self.gallery.touch("touchEnd")

    def screenshot(self, name):
        self.page.wait_for_timeout(300)
        self.gallery.screenshot(f"classic-mail{name}")
