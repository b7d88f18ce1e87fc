"""Friends and Feed as a person sees it: who is in the list and where, and the photos of a feed."""

from gallery import bar_end
from updates import WATCH_FOR_TWINS
from waiting import wait_until, wait_until_steady

# The list after one batch of the service, after two, and so on. A star is a mark.
BATCHES = [
    "Elif Kaya, Ada Moreno, Bela Novak*, Anton Fischer, David Okafor, Ines Costa, Zoe Papadakis, Jonas Weber*, "
    "Keiko Tanaka, Liam Byrne, Mina Park, Nadia Haddad, Omar Farouk, Wen Li, Petra Horvat, Vera Petrova, Yara Mansour",
    "Ada Moreno, Cem Demir, Bela Novak*, David Okafor*, Ines Costa, Keiko Tanaka, Zoe Papadakis, Bianca Rossi, "
    "Liam Byrne, Mina Park*, Nadia Haddad, Vera Petrova, Omar Farouk",
    "Cem Demir, Ines Costa, Zoe Papadakis, Keiko Tanaka*, Ada Moreno, Emil Jensen, Dora Kovacs, Liam Byrne, "
    "Mina Park*, Omar Farouk*",
    "Cem Demir*, Keiko Tanaka*, Freya Olsen, Dora Kovacs*, Liam Byrne, Omar Farouk*, Ada Moreno",
    "Goran Ilic, Ada Moreno, Cem Demir*, Freya Olsen*, Omar Farouk*",
    "Cem Demir*, Hana Sato, Ada Moreno*",
]
BATCHES = [batch.split(", ") for batch in BATCHES]

# The visible cells: the name with a star for a mark, the number among all, and the place in the visible part of the
# list.
CELLS = """list => {
    const box = list.getBoundingClientRect();
    const scale = box.width / list.offsetWidth;
    return [...list.querySelectorAll("[role=gridcell]")]
        .filter(cell => cell.checkVisibility())
        .map(cell => {
            const { left, top, width, height } = cell.getBoundingClientRect();
            return {
                name: cell.ariaLabel + (cell.getAttribute("aria-description") === "Updated" ? "*" : ""),
                position: cell.layer.access.position,
                rows: list.layer.access.rows, columns: list.layer.access.columns,
                place: [left - box.left, top - box.top, width, height]
                    .map(length => Math.round(length / scale * 10) / 10),
            };
        })
        .filter(({ place: [, top, , height] }) => top + height > 0 && top < list.offsetHeight)
        .sort((one, other) => one.position - other.position);
}"""

# The names of visible cells whose picture has neither arrived nor failed.
WAITING = """list => [...list.querySelectorAll("[role=gridcell]")]
    .filter(cell => cell.checkVisibility())
    .filter(cell => !cell.querySelector(".placeholder, canvas.content") &&
        ![...cell.querySelectorAll("img.content")].some(image => image.complete && image.naturalWidth > 0))
    .map(cell => cell.ariaLabel)"""


def is_one_of(cell, count):
    """Whether this number of items fills the reported rows, with at least one in the last row."""
    return cell["rows"] == -(-count // cell["columns"])


class Friends:
    def __init__(self, gallery, scene="Friends and Feed"):
        self.gallery = gallery
        gallery.open_app(scene)
        self.cloud.wait_for()
        self.resting_cells()

    # What there is

    def list(self, name="Friends"):
        return self.gallery.device.locator(f'[data-collection="{name}"]')

    @property
    def cloud(self):
        return self.gallery.button("Get updates")

    def cells(self, name="Friends"):
        return self.list(name).evaluate(CELLS)

    def resting_cells(self, name="Friends"):
        return wait_until_steady(lambda: self.cells(name), f"the list {name}", looks=6, pause=0.03)

    def first_below_bar(self, name="Friends"):
        """Returns the first cell that is at least partly visible, in the resting list."""
        bar = bar_end(self.gallery.size)
        return next(cell for cell in self.resting_cells(name) if sum(cell["place"][1::2]) > bar + 0.5)

    def expect(self, people):
        """Expects that the page shows these people in this order, as far as they are in view."""
        cells = self.resting_cells()
        first = cells[0]["position"] - 1 if cells else 0
        names = [cell["name"] for cell in cells]
        assert names == people[first:first + len(names)]
        assert all(is_one_of(cell, len(people)) for cell in cells)
        # From left to right, row by row.
        assert sorted(cells, key=lambda cell: (cell["place"][1], cell["place"][0])) == cells
        return cells

    def wait_for_pictures(self, name="Friends", without=()):
        def missing():
            return [label for label in self.list(name).evaluate(WAITING) if label not in without]

        wait_until(lambda: not missing(), "all pictures are there", seconds=60, pause=0.1)

    def people_without_picture(self):
        """Returns the people who still have no picture when none has arrived for three seconds."""
        def missing():
            return self.list().evaluate(WAITING)

        wait_until(lambda: len(missing()) < len(self.resting_cells()), "the first picture is there", seconds=60)
        return wait_until_steady(missing, "who has no picture", looks=20, pause=0.15, seconds=90)

    # Doing something

    def press_cloud(self):
        self.gallery.tap(self.cloud)

    def open(self, name):
        self.gallery.tap(self.list().get_by_role("gridcell", name=name, exact=True))
        self.list("Feed").wait_for()
        self.list().wait_for(state="detached")
        return self.resting_cells("Feed")

    def turn(self):
        width, height = self.gallery.size
        self.gallery.choose_device("turn")
        self.gallery.wait_for_size(height, width)

    def drag(self, start, end, steps=25):
        """Drags with a finger that rests before it lifts."""
        self.gallery.touch("touchStart", start)
        for step in range(1, steps + 1):
            self.gallery.touch("touchMove", tuple(a + (b - a) * step / steps for a, b in zip(start, end)))
            self.gallery.page.wait_for_timeout(8)
        self.gallery.page.wait_for_timeout(120)
        self.gallery.touch("touchMove", end)
        self.gallery.touch("touchEnd")

    def pull_down(self):
        x, y = self.gallery.middle(self.list())
        self.drag((x, y - 200), (x, y + 150))

    def swipe_from_edge(self, distance):
        box = self.gallery.device.bounding_box()
        y = box["y"] + 400
        self.drag((box["x"] + 3, y), (box["x"] + 3 + distance, y), steps=30)

    # Watching

    def watch_for_twins(self):
        self.list().evaluate(WATCH_FOR_TWINS)

    @property
    def twins(self):
        return self.gallery.page.evaluate("twins")
