"""The classic Sections and Circle: headers in both directions, tilted cards, and discs that fly in and out of a
circle."""

from math import cos, floor, hypot, radians, sin

import pytest

from gallery import PHONE, TABLET, bar_end, room
from waiting import wait_until, wait_until_steady

BAR = bar_end(PHONE)
# The height between the bar and what the device covers below.
HEIGHT = room(PHONE)[3]
BACKGROUND = {"light": (255, 255, 255), "dark": (0, 0, 0)}
BLUE = {"light": (0, 136, 255), "dark": (0, 145, 255)}

# For a cell with a name: its place in the list without the rotation, its bounding box, and its angle in degrees.
CARD = """(list, label) => {
    const cell = [...list.querySelectorAll("[role=gridcell]")]
        .find(cell => cell.ariaLabel === label && cell.checkVisibility());
    if (!cell) return null;
    const around = list.getBoundingClientRect();
    const { left, top, width, height } = cell.getBoundingClientRect();
    const [x, y, w, h] = [left - around.left, top - around.top, cell.offsetWidth, cell.offsetHeight];
    const { a, b } = new DOMMatrix(getComputedStyle(cell).transform);
    return {
        cell: [x + (width - w) / 2, y + (height - h) / 2, w, h], card: [x, y, width, height],
        degrees: Math.atan2(b, a) * 180 / Math.PI, text: cell.innerText,
    };
}"""

# Visible lines of text, each with the box of the header or footer around it.
BANNERS = """list => [...list.querySelectorAll(".run")]
    .filter(run => run.checkVisibility() && /^(Section|End of section) /.test(run.textContent))
    .map(run => {
        const around = list.getBoundingClientRect();
        const { left, top, width, height } = run.closest(".layer").parentElement.closest(".layer").getBoundingClientRect();
        return [run.textContent, left - around.left, top - around.top, width, height];
    })"""

# Where the middle of each disc is in every frame of the page, and how visible it is; also after it has lost its name.
FLIGHTS = """async (list, milliseconds) => {
    const discs = new Map();
    const notice = () => {
        for (const cell of list.querySelectorAll("[role=gridcell]")) discs.set(cell, cell.ariaLabel);
    };
    notice();
    const flights = {};
    const start = performance.now();
    while (performance.now() - start < milliseconds) {
        await new Promise(requestAnimationFrame);
        notice();
        for (const [cell, name] of discs) {
            if (!cell.checkVisibility()) continue;
            const { left, top, width, height } = cell.getBoundingClientRect();
            const opacity = Number(getComputedStyle(cell).opacity);
            (flights[name] ??= []).push([left + width / 2, top + height / 2, width, opacity]);
        }
    }
    return flights;
}"""


class Sections:
    def __init__(self, gallery, scene="Sections and Circle"):
        self.gallery = gallery
        gallery.open_app(scene)
        gallery.wait_for_cells()

    @property
    def list(self):
        return self.gallery.list

    def card(self, section, row):
        return self.list.evaluate(CARD, f"Section {section}, row {row}")

    @property
    def banners(self):
        """Returns the text on each, and its place."""
        return {text: box for text, *box in self.list.evaluate(BANNERS)}

    def choose(self, direction):
        self.gallery.tap(self.gallery.device.get_by_role("radio", name=direction, exact=True))
        self.rest()

    def rest(self):
        wait_until_steady(lambda: self.list.evaluate("list => list.innerHTML"), "the page", looks=5)

    def scroll(self, x, y):
        self.gallery.page.mouse.move(*self.gallery.middle(self.list))
        self.gallery.page.mouse.wheel(x, y)
        self.rest()

    def turn(self):
        width, height = self.gallery.size
        self.gallery.choose_device("turn")
        self.gallery.wait_for_size(height, width)
        self.rest()

    # The circle

    def open_circle(self):
        self.gallery.tap(self.gallery.button("Circle"))
        self.gallery.cell("Section 0, row 0").wait_for(state="detached")
        self.rest()

    def open_ring(self):
        self.open_circle()
        self.choose("Ring")

    @property
    def discs(self):
        names = self.gallery.visible_labels
        return sorted(int(name.removeprefix("Disc ")) for name in names if name.startswith("Disc "))

    def middle(self, disc):
        return self.gallery.middle(self.gallery.cell(f"Disc {disc}"))

    def pinch(self, middle, start, end, steps=8):
        """Pinches with two fingers beside a place, `start` and then `end` points from it; they stay down."""
        x, y = middle
        self.gallery.touch("touchStart", (x - start, y), (x + start, y))
        for step in range(1, steps + 1):
            reach = start + (end - start) * step / steps
            self.gallery.touch("touchMove", (x - reach, y), (x + reach, y))

    def flights(self, action, milliseconds=600):
        self.list.evaluate(f"list => {{ window.flights = ({FLIGHTS})(list, {milliseconds}); }}")
        action()
        return self.gallery.page.evaluate("flights")

    @property
    def center(self):
        """Returns the middle of the area that neither the bar nor the device covers."""
        box, (left, top, width, height) = self.list.bounding_box(), room(self.gallery.size)
        return box["x"] + left + width / 2, box["y"] + top + height / 2

    def place_on_circle(self, position, count):
        """Computes the place as in the course: around the middle of the frame, from the right, on whole points."""
        box = self.list.bounding_box()
        (x, y), angle = (box["width"] / 2, box["height"] / 2), radians(360 / count * position)
        radius = min(box["width"], box["height"]) / 2 - 100
        return box["x"] + floor(x + radius * cos(angle)), box["y"] + floor(y + radius * sin(angle))

    def place_on_ring(self, position, count):
        """Returns where the middle of a disc belongs: clockwise from the top, 100 points from the nearest edges of
        the area. Its frame begins at a whole point."""
        (x, y), (_, _, width, height) = self.center, room(self.gallery.size)
        radius, angle = min(width, height) / 2 - 100, radians(360 / count * position)
        return floor(x + radius * sin(angle)), floor(y - radius * cos(angle))


@pytest.fixture
def sections(gallery):
    return Sections(gallery)


def expect_straight(way, start, end):
    """Expects that every point is on the line from start to end, and none is nearer to the start than the one
    before."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    before = 0
    for x, y, *_ in way:
        gone = hypot(x - start[0], y - start[1])
        assert gone + hypot(x - end[0], y - end[1]) == pytest.approx(length, abs=0.2)
        assert gone >= before - 0.2
        before = gone


# Sections


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_cards_lie_askew_in_frames_of_100(gallery, scheme):
    gallery.page.emulate_media(color_scheme=scheme)
    sections = Sections(gallery)
    for row, (left, degrees) in enumerate([(20, -10), (146.67, -5), (273, 0)]):
        card = sections.card(0, row)
        assert card["cell"] == pytest.approx([left, BAR + 85, 100, 100], abs=0.1)
        assert card["degrees"] == pytest.approx(degrees, abs=0.01)
        side = 100 * (cos(radians(abs(degrees))) + sin(radians(abs(degrees))))
        assert card["card"][2:] == pytest.approx([side, side], abs=0.1)
        assert card["text"] == f"0,{row}"
    assert sections.banners["Section 0"] == pytest.approx([0, BAR, 393, 65], abs=0.1)

    # The first card is rotated to the left: its frame's corner is empty, and it extends beyond the frame's left edge
    # below.
    screen = gallery.picture(sections.list)
    left, top, *_ = map(round, sections.card(0, 0)["cell"])
    assert screen.getpixel((left + 2, top + 2)) == BACKGROUND[scheme]
    assert screen.getpixel((left - 2, top + 30)) == BLUE[scheme]
    # The third is upright: the other way round.
    left, top, *_ = map(round, sections.card(0, 2)["cell"])
    assert screen.getpixel((left + 2, top + 30)) == BLUE[scheme]
    assert screen.getpixel((left - 2, top + 30)) == BACKGROUND[scheme]
    gallery.screenshot(f"classic-sections-{scheme}")


def test_to_the_end_and_back_every_card_keeps_its_angle(sections):
    angles = [-10, -5, 0, 5, 10, 5, 0, -5]
    seen = {}
    for distance in [900] * 8 + [-900] * 8:
        sections.scroll(0, distance)
        for label in sections.gallery.visible_labels:
            section, row = label.removeprefix("Section ").split(", row ")
            card = sections.card(section, row)
            assert card["text"] == f"{section},{row}"
            assert card["degrees"] == pytest.approx(angles[int(row) % 8], abs=0.01), label
            seen[label] = seen.get(label, 0) + 1
    assert len(seen) == 150
    assert min(seen.values()) >= 2, "each was seen on the way there and on the way back"


def test_sideways_headers_stand_upright(sections):
    sections.choose("Horizontal")
    assert sections.banners["Section 0"] == pytest.approx([0, BAR, 50, HEIGHT], abs=0.1)
    # Of 705 points the insets take 20 and 40. Six cards would leave five gaps of 9, and 10 is the minimum. Five: 645 -
    # 500 leave four gaps of 36¼, and places are on thirds.
    assert sections.card(0, 1)["cell"] == pytest.approx([70, BAR + 20 + 136 + 1 / 3, 100, 100], abs=0.1)
    assert sections.card(0, 5)["cell"] == pytest.approx([190, BAR + 20, 100, 100], abs=0.1)
    # Ten columns of 100 and nine gaps of 20, after a header of 50 and an inset of 20, and before another: the footer is
    # at 1,270.
    sections.scroll(1020, 0)
    assert sections.banners["End of section 0"] == pytest.approx([250, BAR, 50, HEIGHT], abs=0.1)
    assert sections.banners["Section 1"] == pytest.approx([300, BAR, 50, HEIGHT], abs=0.1)
    sections.gallery.screenshot("classic-sections-horizontal")
    # A finger moves it sideways, but not up or down.
    x, y = sections.gallery.middle(sections.list)
    sections.gallery.touch("touchStart", (x, y))
    for step in range(1, 11):
        sections.gallery.touch("touchMove", (x + 10 * step, y + step))
    sections.gallery.page.wait_for_timeout(200)
    sections.gallery.touch("touchMove", (x + 100, y + 10))
    sections.gallery.touch("touchEnd")
    sections.rest()
    left, top, *_ = sections.banners["Section 1"]
    assert left == pytest.approx(390, abs=1) and top == BAR


def test_a_change_of_direction_slides_every_card(sections):
    before = sections.card(0, 5)["cell"]
    sections.list.evaluate(f"list => {{ window.flights = ({FLIGHTS})(list, 700); }}")
    sections.choose("Horizontal")
    ways = sections.gallery.page.evaluate("flights")
    after = sections.card(0, 5)["cell"]
    box = sections.list.bounding_box()
    start, end = [(box["x"] + left + 50, box["y"] + top + 50) for left, top, *_ in (before, after)]
    way = ways["Section 0, row 5"]
    assert len({(round(x), round(y)) for x, y, *_ in way}) > 5, "it is seen on its way"
    expect_straight(way, start, end)
    assert {opacity for *_, opacity in way} == {1}


@pytest.mark.parametrize("direction", ["Vertical", "Horizontal"])
def test_a_turned_device_shows_the_same_place(sections, direction):
    sections.choose(direction)
    sections.scroll(*((0, 1000) if direction == "Vertical" else (700, 0)))
    labels = sections.gallery.visible_labels
    first = min((label for label in labels), key=lambda label: int(label.split("row ")[1]) + 100 * int(label[8]))
    sections.turn()
    assert first in sections.gallery.visible_labels
    sections.gallery.screenshot(f"classic-sections-turned-{direction.lower()}")
    sections.turn()
    assert first in sections.gallery.visible_labels


def test_on_a_tablet(sections):
    sections.gallery.choose_device("tablet")
    sections.gallery.wait_for_size(820, 1180)
    sections.rest()
    # Seven cards: 780 - 700 leave six gaps of 13⅓.
    assert sections.card(0, 6)["cell"] == pytest.approx([700, bar_end(TABLET) + 85, 100, 100], abs=0.1)
    assert sections.card(0, 7)["cell"] == pytest.approx([20, bar_end(TABLET) + 205, 100, 100], abs=0.1)
    sections.gallery.screenshot("classic-sections-tablet")


# Sizes


def test_the_delegate_gives_other_sizes(sections):
    sections.gallery.tap(sections.gallery.button("Sizes"))
    sections.rest()
    # 100 + 60 + 80 of 353 points leave two gaps of 56½, on thirds. The third is 60 high, in the middle of its row.
    for row, (left, top, width, height) in enumerate([(20, 85, 100, 100), (176.67, 85, 60, 100), (293, 105, 80, 60)]):
        assert sections.card(0, row)["cell"] == pytest.approx([left, BAR + top, width, height], abs=0.5)
    sections.gallery.screenshot("classic-sections-sizes")


def test_made_from_xibs_it_looks_the_same(gallery):
    looks = []
    for scene in ["Sections and Circle", "Sections from nibs"]:
        sections = Sections(gallery, scene)
        sections.rest()
        # Below the bar, because the clock above it changes.
        sheets = [gallery.picture(sections.list).crop((0, BAR, *PHONE)).tobytes()]
        # After scrolling, an indicator fades beside them.
        sections.scroll(0, 2000)
        places = {label: sections.card(*label.removeprefix("Section ").split(", row ")) for label in gallery.visible_labels}
        banners = sections.banners
        sections.scroll(0, -2000)
        sections.open_circle()
        sheets.append(gallery.picture(sections.list).crop((0, BAR, *PHONE)).tobytes())
        looks.append((sheets, places, banners))
        gallery.page.evaluate("location.hash = '/'")
        gallery.page.locator('[data-collection="Scenes"]').wait_for()
    assert len(looks[0][1]) > 10
    assert looks[0] == looks[1]


# Circle, as it is taught


def test_discs_stand_on_the_circle_and_count_up_on_the_right(gallery):
    sections = Sections(gallery)
    sections.open_circle()
    for disc in range(1, 9):
        assert sections.middle(disc) == pytest.approx(sections.place_on_circle(disc - 1, 8), abs=0.1)
    screen, box = gallery.picture(gallery.device), gallery.device.bounding_box()
    # zIndex 0, 0, 1, 2, 1, 0, -1, -2. The first two share a number.
    for behind, front in [(2, 3), (3, 4), (5, 4), (6, 5), (7, 6), (8, 7), (8, 1)]:
        (x1, y1), (x2, y2) = sections.middle(behind), sections.middle(front)
        looks = [screen.getpixel((round(x1 + (x2 - x1) * part - box["x"]), round(y1 + (y2 - y1) * part - box["y"])))
                 for part in (0.55, 1.4)]
        assert looks[0] == looks[1], (behind, front)
    gallery.screenshot("classic-circle-taught")


def test_a_finger_beside_the_discs_adds_one_and_on_a_disc_removes_it(sections):
    sections.open_circle()
    box = sections.list.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    way = sections.flights(lambda: (sections.gallery.touch("touchStart", middle), sections.gallery.touch("touchEnd")))["Disc 9"]
    assert sections.discs == list(range(1, 10))
    assert hypot(way[0][0] - middle[0], way[0][1] - middle[1]) < 60, "it flies out of the middle"
    assert sections.middle(9) == pytest.approx(sections.place_on_circle(0, 9), abs=0.1)
    assert sections.middle(1) == pytest.approx(sections.place_on_circle(1, 9), abs=0.1)
    sections.gallery.screenshot("classic-circle-added")
    sections.gallery.touch("touchStart", sections.middle(9))
    sections.gallery.touch("touchEnd")
    sections.rest()
    assert sections.discs == list(range(1, 9))


def test_two_fingers_lift_a_disc_and_it_flies_back(sections):
    sections.open_circle()
    before = sections.gallery.cell("Disc 3").bounding_box()
    x, y = sections.middle(3)
    sections.pinch((x, y), 20, 60)
    wait_until(lambda: sections.gallery.cell("Disc 3").bounding_box()["width"] > 1.5 * before["width"], "the disc is larger")
    screen, box = sections.gallery.picture(sections.gallery.device), sections.gallery.device.bounding_box()
    # In front of all others, it covers the place where disc 4 was.
    other = sections.middle(4)
    assert screen.getpixel((round(other[0] - box["x"] + 20), round(other[1] - box["y"]))) == screen.getpixel(
        (round(x - box["x"] + 30), round(y - box["y"])))
    sections.gallery.screenshot("classic-circle-pinched")
    sections.gallery.touch("touchEnd")
    sections.rest()
    assert sections.gallery.cell("Disc 3").bounding_box() == pytest.approx(before, abs=0.1)
    assert sections.discs == list(range(1, 9))


def test_two_fingers_in_the_middle_make_the_circle_wider(sections):
    sections.gallery.choose_device("tablet")
    sections.gallery.wait_for_size(820, 1180)
    sections.open_circle()
    box = sections.list.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def radius():
        return hypot(sections.middle(1)[0] - middle[0], sections.middle(1)[1] - middle[1])

    before = radius()
    sections.pinch(middle, 100, 60)
    sections.gallery.touch("touchEnd")
    sections.rest()
    assert 0.5 * before < radius() < 0.75 * before
    sections.gallery.screenshot("classic-circle-narrow")
    assert sections.discs == list(range(1, 9)), "no finger was a tap"


def test_the_segment_slides_every_disc_into_the_ring(sections):
    sections.open_circle()
    before = {disc: sections.middle(disc) for disc in sections.discs}
    ways = sections.flights(lambda: sections.choose("Ring"))
    for disc in sections.discs:
        assert sections.middle(disc) == pytest.approx(sections.place_on_ring(disc - 1, 8), abs=0.1)
        expect_straight(ways[f"Disc {disc}"], before[disc], sections.middle(disc))


# Circle, as a ring


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_lower_on_the_circle_is_in_front(gallery, scheme):
    gallery.page.emulate_media(color_scheme=scheme)
    sections = Sections(gallery)
    sections.open_ring()
    gallery.screenshot(f"classic-circle-{scheme}")
    assert sections.discs == list(range(1, 9))
    screen, box = gallery.picture(gallery.device), gallery.device.bounding_box()

    def color(x, y):
        return screen.getpixel((round(x - box["x"]), round(y - box["y"])))

    # Where two discs overlap, halfway between their middles, is the colour of the one in front.
    for behind, front in [(1, 2), (2, 3), (3, 4), (4, 5), (6, 5), (7, 6), (8, 7), (1, 8)]:
        (x1, y1), (x2, y2) = sections.middle(behind), sections.middle(front)
        # Beside the numbers in the middles.
        own = color(x2 + (x2 - x1) * 0.4, y2 + (y2 - y1) * 0.4)
        assert color((x1 + x2) / 2 + (x2 - x1) * 0.05, (y1 + y2) / 2 + (y2 - y1) * 0.05) == own, (behind, front)


def test_a_tapped_disc_flies_into_the_centre_and_the_others_close_ranks(sections):
    sections.open_ring()
    places = {disc: sections.middle(disc) for disc in sections.discs}
    ways = sections.flights(lambda: sections.gallery.page.mouse.click(*places[3]))
    assert sections.discs == [1, 2, 4, 5, 6, 7, 8]
    way = ways["Disc 3"]
    moving = [look for look in way if look[3] < 1]
    assert len(moving) > 4, "it is seen on its way"
    expect_straight(way, places[3], sections.center)
    assert [opacity for *_, opacity in way] == sorted((opacity for *_, opacity in way), reverse=True), "it fades"
    assert moving[-1][2] < 50, "and shrinks"
    assert hypot(moving[-1][0] - sections.center[0], moving[-1][1] - sections.center[1]) < 40
    for disc in sections.discs:
        expect_straight(ways[f"Disc {disc}"], places[disc], sections.middle(disc))
        assert {(round(width), opacity) for _, _, width, opacity in ways[f"Disc {disc}"]} == {(100, 1)}, "it only slides"


def test_a_new_disc_flies_out_of_the_centre(sections):
    sections.open_ring()
    ways = sections.flights(lambda: sections.gallery.tap(sections.gallery.button("Add")))
    assert sections.discs == list(range(1, 10))
    way = ways["Disc 9"]
    assert len({round(opacity, 2) for *_, opacity in way}) > 4, "it is seen on its way"
    assert hypot(way[0][0] - sections.center[0], way[0][1] - sections.center[1]) < 40
    expect_straight(way, sections.center, sections.middle(9))
    assert way[-1][2:] == [100, 1]


def test_discs_go_in_quick_succession_down_to_none_and_come_back(sections):
    sections.open_ring()
    top, bottom = sections.place_on_ring(0, 2), sections.place_on_ring(1, 2)
    # In the middle of 393 and of the 705 from 113 on, at 196.5 and 465.5; the radius is 96.5. Halves are rounded down.
    box = sections.list.bounding_box()
    assert [(x - box["x"], y - box["y"]) for x, y in (top, bottom)] == [(196, 369), (196, 562)]
    for count in range(8, 0, -1):
        # On its way to the top the next one can be touched there already, as on iOS.
        sections.gallery.touch("touchStart", top)
        sections.gallery.touch("touchEnd")
        wait_until(lambda: len(sections.discs) == count - 1, f"{count - 1} are left")
        if count == 5:
            sections.gallery.screenshot("classic-circle-flying")
    sections.rest()
    assert sections.list.locator(".run").evaluate_all("runs => runs.filter(run => run.checkVisibility()).length") == 0
    for count in (1, 2):
        sections.gallery.tap(sections.gallery.button("Add"))
        wait_until(lambda: len(sections.discs) == count, f"{count} are there")
    sections.rest()
    assert sections.discs == [9, 10]
    assert sections.middle(9) == pytest.approx(top, abs=0.1)
    assert sections.middle(10) == pytest.approx(bottom, abs=0.1)


def test_turned_in_the_middle_of_a_flight_the_circle_is_round_again(sections):
    sections.open_ring()
    sections.gallery.page.mouse.click(*sections.middle(2))
    sections.turn()
    assert sections.discs == [1, 3, 4, 5, 6, 7, 8]
    # In landscape 318 are left between a bar of 54 and the 21 below: their middle is at 213, and the radius is 59.
    box = sections.list.bounding_box()
    assert sections.center == (box["x"] + 426, box["y"] + 213)
    for position, disc in enumerate(sections.discs):
        assert sections.middle(disc) == pytest.approx(sections.place_on_ring(position, 7), abs=0.1)
    sections.gallery.screenshot("classic-circle-turned")
    sections.gallery.tap(sections.gallery.button("Sections"))
    sections.gallery.cell("Section 0, row 0").wait_for()


def test_a_key_takes_a_disc_away(sections):
    sections.open_ring()
    sections.gallery.page.keyboard.press("Tab")
    wait_until(lambda: sections.gallery.focused_label is not None, "something has the focus")
    for _ in range(12):
        if (sections.gallery.focused_label or "").startswith("Disc"):
            break
        sections.gallery.page.keyboard.press("Tab")
    name = sections.gallery.focused_label
    sections.gallery.page.keyboard.press("Enter")
    wait_until(lambda: int(name.removeprefix("Disc ")) not in sections.discs, f"{name} is gone")
    assert len(sections.discs) == 7
