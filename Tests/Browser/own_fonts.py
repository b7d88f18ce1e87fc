"""Fonts made for a test: every letter is a box, and its width on each axis is known."""

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.hvar import add_HVAR

LETTERS = [chr(code) for code in range(0x21, 0x7F)]


def box(width, height=700):
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for point in [(50, height), (width - 50, height), (width - 50, 0)]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def advance(letter):
    return 400 + ord(letter) * 37 % 311


def make_variable(path, family, axes):
    """`axes`: for each tag the minimum, default and maximum, and how many units wider letters become at most."""
    builder = FontBuilder(1000)
    names = [".notdef", "space", *(f"letter{ord(letter)}" for letter in LETTERS)]
    widths = {"space": 250, ".notdef": 500, **{f"letter{ord(letter)}": advance(letter) for letter in LETTERS}}
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x20: "space", **{ord(letter): f"letter{ord(letter)}" for letter in LETTERS}})
    glyphs = {name: TTGlyphPen(None).glyph() if name == "space" else box(widths[name]) for name in names}
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (widths[name], 0 if name == "space" else 50) for name in names})
    builder.setupHorizontalHeader(ascent=950, descent=-250)
    builder.setupNameTable({
        "familyName": family, "styleName": "Regular", "fullName": family, "psName": f"{family}-Regular"})
    builder.setupOS2(sTypoAscender=950, sTypoDescender=-250, usWinAscent=950, usWinDescent=250, sxHeight=500, sCapHeight=700)
    builder.setupPost()
    builder.setupFvar([(tag, *values, tag) for tag, (values, _) in axes.items()], [])
    builder.setupGvar({name: [wider(glyphs[name], tag, wide) for tag, (_, wide) in axes.items()] for name in names})
    add_HVAR(builder.font)
    builder.save(path)


def wider(glyph, tag, wide):
    # The right edge of the box moves, and so does the second of the four points that state a glyph's extent.
    corners = [(0, 0), (0, 0), (wide, 0), (wide, 0)] if glyph.numberOfContours else []
    return TupleVariation({tag: (0, 1, 1)}, [*corners, (0, 0), (wide, 0), (0, 0), (0, 0)])
