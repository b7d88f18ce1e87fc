"""Short text has the size of its neighbours: digits, capitals, single letters and digits of one width, in all recorded sizes and weights,
on machines with the font Inter and without."""

import json
import os
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from gallery import HERE
from waiting import wait_until, wait_until_steady

SCALE = 2
RECORDED = json.loads((HERE.parents[1] / "Fixtures/system-font.json").read_text())
FONTS = [(font["size"], font["weight"]) for font in RECORDED["fonts"]]
# Those whose pixels are compared.
PAINTED = [(11, "regular"), (13, "bold"), (17, "regular"), (17, "semibold"), (20, "regular"), (34, "bold")]
WINDOW = {"width": 2100, "height": 1900}
WEIGHTS = {"regular": 400, "medium": 500, "semibold": 600, "bold": 700}

DIGITS, CAPITALS = "0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SMALL, SIGNS = "abcdefghijklmnopqrstuvwxyz", "!#%&()*+,-./:;<=>?@[]{|}$"
SHORT = [*DIGITS, *CAPITALS, *SMALL, *SIGNS, "11", "17", "71", "22", "88", "OK", "Mo", "ill", "111", "100", "$9", "7%"]
LONG = ["1111", "2222", "11111111", "1234567890", "Illinois", "WWWW", "MMMM", "iiii", "llllllll", "Tuesday", "$111.11"]
# Letters without curves, which reach beyond the line on which the others stand.
FLAT = "EFHILTZ"

# How much the size of longer text may differ from the requested one.
MOST_RESIZING = 0.035
# How far the middle may be from that of the measured width, in points.
TOLERANCE = 0.1
# How far ink may leave the measured box, in em: Inter's "@" is wider than San Francisco's.
OVERHANG = 0.06
# What text loses because a browser's spaces are multiples of 1/64 pixel, and letters of another size a little narrower or wider
# than in proportion: in points, and of its width.
WIDTH_TOLERANCE, LOSS = 0.3, 0.005

TABULAR = 2
# Where the labels begin: not in a round corner of the device.
LEFT, TOP = 60, 100

# Shows runs in the app's place; returns how each was drawn.
SHOW = """runs => {
    const root = document.querySelector(".device .layer");
    for (const child of root.querySelectorAll(".layer")) child.style.display = "none";
    root.layer.set({ frame: [0, 0, 4000, 4000], fill: "#ffffff", content: { text: runs } });
    return [...root.querySelectorAll(":scope > .content > .run")].map(run => {
        const range = document.createRange();
        range.selectNodeContents(run);
        const { left, width } = range.getBoundingClientRect();
        const { fontSize, letterSpacing } = getComputedStyle(run);
        const spacing = parseFloat(letterSpacing) || 0;
        const corner = root.getBoundingClientRect();
        return { left: left - corner.left, width: width - spacing, size: parseFloat(fontSize), spacing };
    });
}"""

WITHOUT_INTER = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
    <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
    <selectfont><rejectfont><glob>*/inter*/*</glob></rejectfont></selectfont>
</fontconfig>
"""

# Asks the machine, not the page.
HAS_INTER = "() => new FontFace('looked for', 'local(\"Inter\"), local(\"Inter Regular\")').load().then(() => true, () => false)"


def advances(size, weight):
    font = next(font for font in RECORDED["fonts"] if (font["size"], font["weight"]) == (size, weight))
    return dict(zip(RECORDED["characters"], font["advances"]))


class Label:
    """A text at a place, as wide as iOS draws it."""

    def __init__(self, letters, size, weight, left, baseline, flags=0):
        table = advances(size, weight)
        self.letters, self.size, self.weight, self.left, self.baseline = letters, size, weight, left, baseline
        # Digits of one width are as wide as "+".
        widths = [table["+"] if flags and letter in DIGITS else table[letter] for letter in letters]
        self.width = sum(widths)
        self.run = [left, baseline, letters, size, WEIGHTS[weight], "#000000", self.width, flags]

    @property
    def middle(self):
        return self.left + self.width / 2


def labels(words, fonts, flags=0, pitch=3):
    """Puts the words of each font into rows, `pitch` em apart, below those of the font before it."""
    made, baseline = [], TOP
    for size, weight in fonts:
        left, baseline = LEFT, baseline + 1.2 * size
        for word in words:
            if left + pitch * size > WINDOW["width"] - 100:
                left, baseline = LEFT, baseline + 1.3 * size
            made.append(Label(word, size, weight, left, baseline, flags))
            left += pitch * size
        baseline += 0.5 * size
    return made


@pytest.fixture(scope="module")
def machines(launch, tmp_path_factory):
    file = tmp_path_factory.mktemp("fonts") / "fonts.conf"
    file.write_text(WITHOUT_INTER)
    browsers = {"Inter installed": launch(), "no Inter": launch(env={**os.environ, "FONTCONFIG_FILE": str(file)})}
    yield browsers
    for browser in browsers.values():
        browser.close()


class Paper:
    """The page of an app on a machine, whose text the test replaces."""

    def __init__(self, gallery):
        self.page = gallery.page
        self.device = gallery.device
        wait_until(lambda: self.page.evaluate("document.fonts.status") == "loaded", "the font is there")

    def show(self, labels):
        drawn = self.page.evaluate(SHOW, [label.run for label in labels])
        return list(zip(labels, drawn))

    def picture(self):
        return Image.open(BytesIO(self.page.screenshot())).convert("L")

    def ink(self, picture, label):
        """Returns left, top, right and bottom of a label's ink, in points from its left end and its baseline."""
        corner = self.device.bounding_box()
        left, baseline, reach = corner["x"] + label.left, corner["y"] + label.baseline, 0.25 * label.size
        box = [left - reach, baseline - label.size, left + label.width + reach, baseline + reach]
        found = picture.crop([round(edge * SCALE) for edge in box]).point(lambda value: 255 if value < 128 else 0).getbbox()
        assert found, f"nothing is painted of {label.letters}"
        start, end = found[0] / SCALE - reach, found[2] / SCALE - reach
        return start, found[1] / SCALE - label.size, end, found[3] / SCALE - label.size


@pytest.fixture(params=["Inter installed", "no Inter"])
def paper(machines, start, visit, request):
    return paper_on(machines, start, visit, request.param)


def paper_on(machines, start, visit, name):
    gallery = visit(start(), browser=machines[name], device_scale_factor=SCALE, viewport=WINDOW)
    assert gallery.page.evaluate(HAS_INTER) == (name == "Inter installed")
    gallery.page.locator("button[data-device=free]").click()
    wait_until_steady(lambda: gallery.size, "the size")
    return Paper(gallery)


def test_one_to_three_characters_keep_their_size_and_stand_in_the_middle(paper):
    for label, drawn in paper.show(labels(SHORT, FONTS)):
        assert drawn["size"] == label.size and drawn["spacing"] == 0, (label.run, drawn)
        assert drawn["left"] + drawn["width"] / 2 == pytest.approx(label.middle, abs=TOLERANCE), (label.run, drawn)


def test_longer_text_is_spaced_and_hardly_resized(paper, report):
    worst = report.setdefault("short text", {})
    for label, drawn in paper.show(labels(LONG, FONTS, pitch=8)):
        resizing, spacing = drawn["size"] / label.size - 1, drawn["spacing"] / label.size
        worst["size"] = max(worst.get("size", 0), abs(resizing))
        worst["spacing, em"] = max(worst.get("spacing, em", 0), abs(spacing))
        assert abs(resizing) <= MOST_RESIZING, (label.run, drawn)
        assert drawn["left"] == pytest.approx(label.left, abs=TOLERANCE)
        assert drawn["width"] == pytest.approx(label.width, abs=WIDTH_TOLERANCE + LOSS * label.width), (label.run, drawn)


def test_neighbours_have_ink_of_the_same_height(paper):
    for letters in (DIGITS, FLAT):
        made = labels(letters, FONTS)
        paper.show(made)
        picture = paper.picture()
        for size, weight in FONTS:
            tops = {label.letters: -paper.ink(picture, label)[1] for label in made if (label.size, label.weight) == (size, weight)}
            # Curves reach a little above the line, and letters begin on any part of a pixel.
            assert max(tops.values()) - min(tops.values()) <= 1 / SCALE + 0.02 * size, (size, weight, tops)


def test_ink_lies_in_the_box_that_was_measured(paper):
    made = labels(SHORT, PAINTED)
    paper.show(made)
    picture = paper.picture()
    for label in made:
        left, _, right, _ = paper.ink(picture, label)
        slack = OVERHANG * label.size + 1 / SCALE
        assert left >= -slack and right <= label.width + slack, (label.run, left, right)


def test_digits_of_one_width_stand_below_each_other(paper):
    for label, drawn in paper.show(labels(DIGITS, FONTS, TABULAR)):
        assert drawn["size"] == label.size
        assert drawn["left"] + drawn["width"] / 2 == pytest.approx(label.middle, abs=TOLERANCE)
    drawn = {(label.size, label.weight, label.letters[0]): run for label, run
             in paper.show(labels([digit * 6 for digit in "18"], FONTS, TABULAR, pitch=8))}
    for size, weight in FONTS:
        ones, eights = drawn[size, weight, "1"], drawn[size, weight, "8"]
        assert (ones["width"], ones["size"]) == pytest.approx((eights["width"], eights["size"]), abs=0.05)


def test_a_page_looks_the_same_with_inter_and_without(machines, start, visit):
    pictures = []
    for name in machines:
        paper = paper_on(machines, start, visit, name)
        paper.show(labels([*SHORT, *LONG], PAINTED, pitch=8))
        corner = paper.device.bounding_box()
        area = {"x": corner["x"] + LEFT, "y": corner["y"] + TOP - 20, "width": 1600, "height": 1200}
        pictures.append(paper.page.screenshot(clip=area))
    difference = ImageChops.difference(*(Image.open(BytesIO(picture)).convert("L") for picture in pictures))
    # Now and then a browser paints a pixel or two of an edge otherwise.
    assert sum(difference.histogram()[16:]) <= 8


def test_the_font_is_loaded_once_and_kept(machines, server, visit):
    gallery = visit(server, browser=machines["no Inter"])
    loads = "performance.getEntriesByType('resource').filter(entry => entry.name.endsWith('.woff2')).map(entry => entry.transferSize)"
    first = gallery.page.evaluate(loads)
    assert len(first) == 1 and first[0] > 100_000
    gallery.page.reload()
    gallery.wait_for_cells()
    assert gallery.page.evaluate(loads) == [0], "the browser has it"
