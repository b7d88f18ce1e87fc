"""The classic Flow, three ways as a person sees it: tiles in their places, and the numbers that the ruler shows over
them."""

from waiting import wait_until_steady

# The visible tiles, and the ruler's numbers, in points from the list's corner on the screen.
LOOK = """list => {
    const box = list.getBoundingClientRect();
    const scale = box.width / list.offsetWidth;
    const place = element => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left - box.left, top - box.top, width, height].map(length => length / scale);
    };
    const tiles = [...list.querySelectorAll("[role=gridcell]")]
        .filter(cell => cell.checkVisibility({ opacityProperty: true }))
        .map(cell => ({ name: cell.ariaLabel, position: cell.layer.access.position, place: place(cell) }))
        .filter(({ place: [, top, , height] }) => top + height > 0 && top < list.offsetHeight)
        .sort((a, b) => a.position - b.position);
    const numbers = [...document.querySelectorAll(".device .run")]
        .filter(run => run.checkVisibility({ opacityProperty: true }) && !list.contains(run))
        // Of 10 points, a little more or less where the browser's font has other widths.
        .filter(run => Math.abs(parseFloat(run.style.fontSize) - 10) < 1)
        .map(run => ({ text: run.textContent, place: place(run) }));
    return { tiles, numbers };
}"""


class FlowThreeWays:
    def __init__(self, gallery, scene="Flow, three ways"):
        self.gallery = gallery
        gallery.open_app(scene)
        gallery.wait_for_cells()

    def choose(self, way):
        self.gallery.tap(self.gallery.device.get_by_text(way, exact=True))

    @property
    def look(self):
        return self.gallery.list.evaluate(LOOK)

    def resting_look(self):
        return wait_until_steady(lambda: self.look, "tiles and numbers", looks=6, pause=0.05)

    def tiles(self, section):
        """Returns the numbers and places of a section's tiles that are at least partly visible."""
        named = [(tile["name"].partition(", item "), tile["place"]) for tile in self.resting_look()["tiles"]]
        return [(int(item), place) for (name, _, item), place in named if name == f"Section {section}"]

    def lines(self, section):
        """Returns the tiles of a section in lines from left to right, as far as lines are visible from top to
        bottom. In a line that the view's edge cuts off, the lower tiles, which are centred in the line, may be out
        of sight."""
        lines = []
        for _, place in self.tiles(section):
            if lines and place[0] >= right(lines[-1][-1]) - 0.01:
                lines[-1].append(place)
            else:
                lines.append([place])
        height = self.gallery.list.evaluate("list => list.offsetHeight")
        return [line for line in lines if min(place[1] for place in line) >= 0 and max(map(bottom, line)) <= height]

    def wheel(self, distance):
        self.gallery.page.mouse.move(*self.gallery.middle(self.gallery.list))
        self.gallery.page.mouse.wheel(0, distance)
        self.gallery.resting_offset()


def right(place):
    return place[0] + place[2]


def bottom(place):
    return place[1] + place[3]


def middle(place):
    return place[1] + place[3] / 2


def gaps(line):
    return [right_one[0] - right(left_one) for left_one, right_one in zip(line, line[1:])]
