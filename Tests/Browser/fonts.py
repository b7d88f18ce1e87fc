"""Substitutes for the system font, inserted into an open page, which only hears that fonts were loaded."""

from typing import NamedTuple

import pytest


class StandIn(NamedTuple):
    """A font by the names of its faces, how much the size of longer text may differ from the requested one, and how much its spaces:
    those that a browser makes, and those of snapshots, which fit text by spaces alone, in em."""
    name: str
    bold: str | None
    italic: str | None
    least_size: float
    most_spacing: float
    most_spacing_in_snapshots: float


STAND_INS = [
    # The font that comes along with the page.
    StandIn("Inter", None, None, 0.97, 0.05, 0.08),
    StandIn("Liberation Sans", "Liberation Sans Bold", "Liberation Sans Italic", 0.95, 0.06, 0.09),
    # Much too wide, and much too narrow.
    StandIn("DejaVu Sans", "DejaVu Sans Bold", "DejaVu Sans Oblique", 0.75, 0.06, 0.22),
    StandIn("Liberation Sans Narrow", "Liberation Sans Narrow Bold", "Liberation Sans Narrow Italic", 0.95, 0.3, 0.3),
]

# The fonts that the tests need, and the Debian package with each.
PACKAGES = {
    "Inter": "fonts-inter",
    "Liberation Sans": "fonts-liberation",
    "Liberation Sans Narrow": "fonts-liberation, or fonts-liberation-sans-narrow in later versions of Debian",
    "DejaVu Sans": "fonts-dejavu-core",
    "Noto Sans Arabic": "fonts-noto-core",
    "Noto Sans Hebrew": "fonts-noto-core",
    "Noto Sans Devanagari": "fonts-noto-core",
    "Noto Sans Thai": "fonts-noto-core",
    "WenQuanYi Micro Hei": "fonts-wqy-microhei",
    "Noto Color Emoji": "fonts-noto-color-emoji",
}

HAS_FONT = """name => new FontFace("looked for", `local("${name}"), local("${name} Regular")`).load()
    .then(() => true, () => false)"""

# Resolves when the page has heard of the fonts and laid out its text again.
STAND_IN = """async ([families, faces]) => {
    document.fonts.clear();
    // The page's own font, too. A snapshot has no style sheets.
    for (const sheet of document.styleSheets) {
        [...sheet.cssRules].forEach((rule, index) => rule instanceof CSSFontFaceRule && sheet.deleteRule(index));
    }
    const loaded = new Promise(resolve => document.fonts.addEventListener("loadingdone", resolve, { once: true }));
    const added = families.flatMap(family => faces.map(([source, descriptors]) => {
        const face = new FontFace(family, source, descriptors);
        document.fonts.add(face);
        return face.load();
    }));
    await Promise.all(added);
    await loaded;
    await new Promise(requestAnimationFrame);
}"""


def require_fonts(page):
    missing = [name for name in PACKAGES if not page.evaluate(HAS_FONT, name)]
    if missing:
        lines = [f"{name} (apt install {PACKAGES[name]})" for name in missing]
        pytest.fail("Tests of text need fonts that are not installed: " + "; ".join(lines), pytrace=False)


def stand_in(page, font):
    """Shows all text in the system font with this font. The page must have had no substitute before, or another one
    of these."""
    if font.bold is None:
        return
    faces = [
        [source(font.name, f"{font.name} Regular"), {"weight": "100 500", "style": "normal"}],
        [source(font.bold), {"weight": "600 900", "style": "normal"}],
        [source(font.italic), {"weight": "100 900", "style": "italic"}],
    ]
    page.evaluate(STAND_IN, [["Inter"], faces])


def source(*names):
    return ", ".join(f'local("{name}")' for name in names)
