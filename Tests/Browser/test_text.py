"""Text is as wide as the app measured it, in fonts that fit and in fonts that don't, pixel by pixel."""

import re

import pytest

from catalogue import Catalogue, point
from fonts import STAND_INS, require_fonts, stand_in
from gallery import HERE, Gallery, Log, bar_end
from ink import Ink
from server import Server
from waiting import wait_until, wait_until_steady

# Enough for the card Text on one screen, and for the part of it that is there at the largest text size.
WINDOW = {"width": 460, "height": 3400}
# The top of the card's first row, below the bar and the title.
CARD_TOP = 180
# The distance over which content fades in below a bar.
BAR_FADE = 56
SNAPSHOT = HERE.parent / "GalleryTests/__Snapshots__/CatalogueTests/pictures.light.svg"
# From the smallest step to the last: a device's first text size is the fourth of twelve.
STEPS_TO_LARGEST = 8

# Up to so many characters keep their size and stand in the middle of their width, out of which they may reach by so
# much, in em.
MOST_CENTRED, MOST_OVERHANG = 3, 0.15
# How much letters may grow, in any font.
MOST_SIZE = 1.035
# How much a width may differ, in points, and what a browser loses of a long line because it rounds each letter.
WIDTH_TOLERANCE, LOSS = 0.3, 0.002
# Joined letters, whose words are measured only approximately, and how far their size may be from the requested one.
JOINED = re.compile("[\u0600-\u07bf\u0900-\u0dff]")
JOINED_SIZES = 0.75, 1.3
# How far ink may extend beyond the measured box: letters such as "j" and "f" do, and slanted ones more.
OVERHANG, SLANTED_OVERHANG = 0.04, 0.1

PAGES = [("card", 1), ("card", 2), ("card", 3), ("largest", 2), ("list", 2), ("snapshot", 2)]
CASES = [(page, scale, font) for page, scale in PAGES for font in STAND_INS]
CARDS = [case for case in CASES if case[:2] == ("card", 2)]
# Characters with their own colours.
EMOJI = set("👩👧👍🇯🇵❤😀")


def name_of(case):
    page, scale, font = case
    return f"{page} at {scale}, {font.name}"


class Sheet:
    """A page of text in one font: the measured widths, the drawn ones, and the ink."""

    def __init__(self, page, name, scale, font, ends):
        self.page, self.name, self.scale, self.font = page, name, scale, font
        self.top, self.bottom = ends
        stand_in(page, font)
        self.runs = page.evaluate("lettering.read()")
        self._ink = None

    @property
    def measured_runs(self):
        """Returns all runs except short ones in drawings, which have no width."""
        return [run for run in self.runs if run["width"]]

    @property
    def runs_in_view(self):
        """Returns index and run of those on the screen, neither above nor below the scrolling area."""
        return [(index, run) for index, run in enumerate(self.runs) if run["width"]
                and self.top < run["baseline"] - run["size"] and run["baseline"] + run["size"] < self.bottom]

    @property
    def ink(self):
        self._ink = self._ink or Ink(self.page, self.runs, self.scale)
        return self._ink

    @property
    def most_spacing(self):
        return self.font.most_spacing_in_snapshots if self.name == "snapshot" else self.font.most_spacing

    @property
    def pixel(self):
        return 1 / self.scale

    def fonts_of(self, word):
        """Returns the fonts that really draw a text, from the browser's developer tools."""
        protocol = self.page.context.new_cdp_session(self.page)
        for domain in ("DOM", "CSS"):
            protocol.send(f"{domain}.enable")
        find = f"lettering.elements().find(element => element.textContent.includes('{word}'))"
        element = protocol.send("Runtime.evaluate", {"expression": find})["result"]["objectId"]
        protocol.send("DOM.getDocument")
        node = protocol.send("DOM.requestNode", {"objectId": element})["nodeId"]
        fonts = protocol.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        protocol.detach()
        return [font["familyName"] for font in fonts]


class Worst:
    """The largest deviations by page and font, for the report."""

    def __init__(self, numbers):
        self.numbers = numbers

    def note(self, sheet, what, value):
        seen = self.numbers.setdefault(f"{sheet.name} at {sheet.scale}, {sheet.font.name}", {})
        if abs(value) >= abs(seen.get(what, 0)):
            seen[what] = round(value, 3)


class Screens:
    """The present page: the same one for all substitutes of the system font."""

    def __init__(self, browser):
        self.browser = browser
        self.server = self.context = self.shown = None

    def show(self, name, scale, font):
        if self.shown != (name, scale) or font.bold is None:
            self.close()
            self.shown = name, scale
            self.context = self.browser.new_context(viewport=WINDOW, device_scale_factor=scale)
            self.context.set_default_timeout(10_000)
            self.context.add_init_script(path=HERE / "lettering.js")
            self.page = self.context.new_page()
            self.ends = self._open_snapshot() if name == "snapshot" else self._open_app(name)
        return Sheet(self.page, name, scale, font, self.ends)

    def close(self):
        if self.context:
            self.context.close()
        if self.server:
            self.server.stop()
        self.server = self.context = None

    def _open_snapshot(self):
        self.page.goto(SNAPSHOT.as_uri())
        require_fonts(self.page)
        self.page.evaluate("document.documentElement.classList.add('snapshot')")
        # Only the card: the page is longer than a screen.
        self.page.evaluate("""() => {
            const title = [...document.querySelectorAll("text")].find(text => text.textContent === "Text size");
            const top = title.getScreenCTM().f - 100;
            document.documentElement.setAttribute("viewBox", `0 ${top} ${innerWidth} ${innerHeight}`);
            document.documentElement.setAttribute("width", innerWidth);
            document.documentElement.setAttribute("height", innerHeight);
        }""")
        return 0, WINDOW["height"]

    def _open_app(self, name):
        self.server = Server()
        gallery = Gallery(self.page, Log(self.page, self.server.origin))
        self.page.goto(self.server.url)
        gallery.wait_for_cells()
        require_fonts(self.page)
        gallery.choose_device("free")
        wait_until_steady(lambda: gallery.size, "the size")
        scroller = gallery.list if name == "list" else open_card(gallery, is_largest=name == "largest")
        box, bar = scroller.bounding_box(), gallery.device.bounding_box()["y"] + bar_end(gallery.size)
        return max(box["y"], bar + BAR_FADE), box["y"] + box["height"]


def open_card(gallery, is_largest):
    """Opens the card. Returns what scrolls."""
    catalogue = Catalogue(gallery)
    stepper = catalogue.control("spinbutton", "Text size")

    def is_at_top():
        distance = gallery.middle(stepper)[1] - CARD_TOP
        if abs(distance) > 20:
            catalogue.wheel(distance)
            wait_until_steady(lambda: catalogue.offset, "the offset")
        return abs(distance) <= 20

    # At three pixels per point the browser scrolls a third of the requested way, so this takes a dozen turns.
    wait_until(is_at_top, "the card Text is at the top", seconds=30)
    for _ in range(STEPS_TO_LARGEST if is_largest else 0):
        gallery.page.mouse.click(*point(stepper, (0.75, 0.5)))
    if is_largest:
        catalogue.expect_value(stepper, "Accessibility 5")
    wait_until_steady(lambda: catalogue.offset, "the offset")
    return catalogue.scroller


@pytest.fixture(scope="module")
def screens(browser):
    screens = Screens(browser)
    yield screens
    screens.close()


@pytest.fixture(scope="module")
def worst(report):
    return Worst(report.setdefault("text", {}))


@pytest.fixture(scope="module", params=CASES, ids=name_of)
def sheet(screens, request):
    return screens.show(*request.param)


def is_centred(run):
    return run["gaps"] < MOST_CENTRED and not JOINED.search(run["letters"])


def test_text_is_as_wide_as_it_was_measured(sheet, worst):
    assert len(sheet.measured_runs) > (10 if sheet.name == "list" else 200)
    for run in sheet.measured_runs:
        tolerance = WIDTH_TOLERANCE + LOSS * run["width"]
        if is_centred(run):
            worst.note(sheet, "overhang, em", (run["drawnWidth"] - run["width"]) / run["size"])
            assert run["drawnWidth"] <= run["width"] + MOST_OVERHANG * run["size"] + tolerance, run
            middle = run["left"] + run["width"] / 2
            assert run["drawnLeft"] + run["drawnWidth"] / 2 == pytest.approx(middle, abs=WIDTH_TOLERANCE), run
        else:
            worst.note(sheet, "width, points", run["drawnWidth"] - run["width"])
            assert run["drawnWidth"] == pytest.approx(run["width"], abs=tolerance), run
            assert run["drawnLeft"] == pytest.approx(run["left"], abs=WIDTH_TOLERANCE), run


def test_letters_are_neither_far_apart_nor_of_another_size(sheet, worst):
    for run in sheet.measured_runs:
        is_joined = JOINED.search(run["letters"])
        least, most = JOINED_SIZES if is_joined else (sheet.font.least_size, MOST_SIZE)
        if is_centred(run) and (sheet.font.bold is None or least == 0.95 and run["letters"].isascii()):
            least = most = 1
        size, spacing = run["drawnSize"] / run["size"], run["spacing"] / run["size"]
        worst.note(sheet, "spacing, em", spacing)
        worst.note(sheet, "size of joined letters" if is_joined else "size", size - 1)
        assert abs(spacing) <= sheet.most_spacing + 0.001, run
        assert least - 0.005 <= size <= most, run


def test_ink_lies_in_the_box_that_was_measured(sheet, worst):
    for index, run in sheet.runs_in_view:
        slack = (SLANTED_OVERHANG if run["isItalic"] else OVERHANG) * run["size"] + sheet.pixel
        extent = sheet.ink.extent(index)
        assert extent, f"nothing is painted of {run['letters']}"
        start, end = extent
        worst.note(sheet, "ink left of the box, points", min(start, 0))
        worst.note(sheet, "ink right of the box, points", max(end - run["width"], 0))
        assert start >= -slack and end <= run["width"] + slack, (extent, run)


def test_no_letter_is_cut_off(sheet):
    for _, run in sheet.runs_in_view:
        assert sheet.ink.cut_off(run) == 0, run


def test_neighbours_on_a_line_do_not_overlap(sheet):
    pairs = list(neighbours(sheet))
    assert pairs or sheet.name == "list"
    for index, other in pairs:
        assert sheet.ink.overlap(index, other) <= 2 * sheet.scale, (sheet.runs[index], sheet.runs[other])


def neighbours(sheet):
    """Returns pairs of runs of which one begins where the other ends."""
    runs = [(index, run) for index, run in sheet.runs_in_view if not set(run["letters"]) & EMOJI]
    for index, run in runs:
        end = run["left"] + run["width"]
        yield from ((index, other) for other, next in runs
                    if next["baseline"] == run["baseline"] and abs(next["left"] - end) < 0.5)


# With the card's scripts


@pytest.mark.parametrize("sheet", CARDS, indirect=True, ids=name_of)
@pytest.mark.parametrize("words", [
    # In visual order from left to right.
    [("טובה", True), ("2026", False), ("שנת", True)],
    [("من الكتاب", True), ("42", False), ("صفحة", True)],
    # A number after a Hebrew word is read after it.
    [("She said", False), ("3", None), ("שלום", True), ("times", False)],
])
def test_words_of_two_directions_lie_in_reading_order(sheet, words):
    first = next(run for run in sheet.runs if run["letters"].strip() == words[0][0])
    line = sorted((run for run in sheet.runs if abs(run["baseline"] - first["baseline"]) < 0.5),
                  key=lambda run: run["drawnLeft"])
    seen = [(run["letters"].strip(), run["isSeenRightToLeft"] if run["gaps"] else None) for run in line]
    assert seen[:len(words)] == words


@pytest.mark.parametrize("sheet", CARDS, indirect=True, ids=name_of)
@pytest.mark.parametrize("word, font", [
    ("שנת", "Noto Sans Hebrew"), ("صفحة", "Noto Sans Arabic"), ("नमस्ते", "Noto Sans Devanagari"),
    ("สวัสดี", "Noto Sans Thai"), ("敏捷", "WenQuanYi Micro Hei"), ("カタカナ", "WenQuanYi Micro Hei"),
    ("다람쥐", "WenQuanYi Micro Hei"), ("👍🏽", "Noto Color Emoji"),
])
def test_every_script_has_a_font(sheet, word, font):
    """Otherwise the tests above would look at empty boxes. DejaVu has its own Hebrew and Arabic letters."""
    own = {sheet.font.name} if font in ("Noto Sans Hebrew", "Noto Sans Arabic") else set()
    assert {font, *own} & set(sheet.fonts_of(word))


@pytest.mark.parametrize("sheet", CARDS, indirect=True, ids=name_of)
def test_other_scripts_fill_their_boxes(sheet):
    """Nothing of them is missing at either end: emoji of several characters, ideographs, joined letters."""
    for index, run in sheet.runs_in_view:
        if run["letters"].isascii() or run["letters"] == "…":
            continue
        start, end = sheet.ink.extent(index)
        # A space may be at either end, and an ideographic full stop fills less than half of its square.
        room = (0.8 if run["letters"].endswith("。") else 0.45) * run["size"]
        assert start < room and end > run["width"] - room, (start, end, run)


# Fonts that come later


def test_text_is_fitted_again_when_a_font_comes(screens):
    inter, wide = STAND_INS[0], STAND_INS[2]
    before = screens.show("list", 2, inter).runs
    after = screens.show("list", 2, wide).runs
    assert [run["letters"] for run in before] == [run["letters"] for run in after]
    assert any(run["drawnSize"] < 0.9 * was["drawnSize"] for run, was in zip(after, before))
    for run in after:
        assert run["drawnWidth"] == pytest.approx(run["width"], abs=WIDTH_TOLERANCE + LOSS * run["width"]), run
