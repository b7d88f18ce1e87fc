"""Text as it was painted: which pixels have ink, and which run it belongs to."""

from io import BytesIO

from PIL import Image, ImageChops

# Paper is white. Each of these colours removes one of its three channels: neighbours have their ink in different
# channels.
COLORS = ["#00ffff", "#ff00ff", "#ffff00"]
# How far around a run to look for its ink, in points.
REACH = 8
# Of 255: a pixel of which a quarter is covered.
COVERED = 64

NOTHING_BUT_TEXT = """
    * { background: none !important; box-shadow: none !important; border-color: transparent !important;
        filter: none !important; opacity: 1 !important; animation: none !important; }
    html { background: #ffffff !important; }
    header, .surroundings, .layer::before, .layer::after, canvas, img { visibility: hidden !important; }
    :is(path, rect, image, circle):not(clipPath *, mask *) { visibility: hidden !important; }
"""
NOTHING_CLIPPED = """
    .layer, .layer *, svg { overflow: visible !important; }
    .layer, .layer *, svg * { clip-path: none !important; mask: none !important; }
"""


class Ink:
    """The text of a page in colours, and again without any clipping."""

    def __init__(self, page, runs, scale):
        self.runs, self.scale = runs, scale
        self.channels_of_runs = alternating_channels(runs)
        page.evaluate("rules => lettering.style('only text', rules)", NOTHING_BUT_TEXT)
        page.evaluate("colors => lettering.paint(colors)", [COLORS[channel] for channel in self.channels_of_runs])
        self.picture = painted(page)
        page.evaluate("rules => lettering.style('unclipped', rules)", NOTHING_CLIPPED)
        self.unclipped = painted(page)
        page.evaluate("lettering.style('unclipped'); lettering.style('only text')")
        # Ink is bright here.
        self.channels = ImageChops.invert(self.picture).split()

    def extent(self, index):
        """Returns from where to where a run has ink, in points from its left edge; None if it has none."""
        run = self.runs[index]
        box = self._pixels(run)
        ink = self.channels[self.channels_of_runs[index]].crop(box).point(lambda value: 255 if value >= COVERED else 0)
        found = ink.getbbox()
        if found is None:
            return None
        return (box[0] + found[0]) / self.scale - run["left"], (box[0] + found[2]) / self.scale - run["left"]

    def overlap(self, index, other):
        """Returns how many pixels have ink of both runs, around the place where one ends and the other begins."""
        box = self._pixels(self.runs[index])
        one, two = (self.channels[self.channels_of_runs[which]].crop(box) for which in (index, other))
        both = ImageChops.darker(one, two).point(lambda value: 255 if value >= 128 else 0)
        return both.histogram()[255]

    def cut_off(self, run):
        """Returns how many pixels have more ink without clipping."""
        box = self._pixels(run)
        difference = ImageChops.difference(self.picture.crop(box), self.unclipped.crop(box)).convert("L")
        return sum(difference.histogram()[8:])

    def _pixels(self, run):
        top, bottom = run["baseline"] - 0.8 * run["size"], run["baseline"] + 0.2 * run["size"]
        left, right = run["left"] - REACH, run["left"] + run["width"] + REACH
        return round(left * self.scale), round(top * self.scale), round(right * self.scale), round(bottom * self.scale)


def alternating_channels(runs):
    """Gives different channels to two runs that are near each other on a line, also if one is raised."""
    channels = [None] * len(runs)
    for index in sorted(range(len(runs)), key=lambda index: runs[index]["left"]):
        taken = {channels[other] for other, run in enumerate(runs) if are_near(runs[index], run)}
        channels[index] = next((channel for channel in range(len(COLORS)) if channel not in taken), 0)
    return channels


def are_near(one, other):
    def ends(run):
        return run["left"] - REACH, run["left"] + (run["width"] or run["drawnWidth"]) + REACH

    is_level = (one["baseline"] - 0.8 * one["size"] < other["baseline"] + 0.2 * other["size"]
                and other["baseline"] - 0.8 * other["size"] < one["baseline"] + 0.2 * one["size"])
    return is_level and ends(one)[0] < ends(other)[1] and ends(other)[0] < ends(one)[1]


def painted(page):
    return Image.open(BytesIO(page.screenshot())).convert("RGB")
