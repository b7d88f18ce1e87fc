#!/usr/bin/env python3
"""Writes the tables of Sources/TextLayout/Fonts/SystemFont: what is known of the widths of iOS's system font.

The 95 characters of ASCII come from recordings (Fixtures/system-font.json). Everything else is estimated from Inter, an open
typeface with a similar design (Documentation/Decisions/0005-text-metrics.md):

- the widths of other characters: a letter with an accent is as wide as the letter; any other character is as wide as
  Inter's, times how much wider the system font's letters are than Inter's (capitals, small letters and signs apart);
- the kerning of pairs: as in Inter Display, times a factor that reproduces the widths of the recorded strings.

Run the script again only to cover more characters or another recording:

    pip install fonttools uharfbuzz          # and the package fonts-inter
    Scripts/make-system-font.py /usr/share/fonts/opentype/inter
"""
import json
import sys
import unicodedata
from pathlib import Path

import uharfbuzz

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Sources/TextLayout/Fonts/SystemFont"
MASTERS = {  # name: recorded size and weight, its tracking (Apple's table, in 1/2048 em), Inter's face
    "textRegular": (17, "regular", -52, "Inter-Regular"), "textBold": (17, "bold", -52, "Inter-Bold"),
    "displayRegular": (34, "regular", 23, "InterDisplay-Regular"), "displayBold": (34, "bold", 23, "InterDisplay-Bold"),
}
# Latin; Greek; Cyrillic; Vietnamese; punctuation; raised digits; currency; letterlike; arrows; operators; shapes.
BLOCKS = [
    (0x00A0, 0x024F), (0x0370, 0x03FF), (0x0400, 0x04FF), (0x1E00, 0x1EFF), (0x2010, 0x205E), (0x2070, 0x209C),
    (0x20A0, 0x20C0), (0x2100, 0x215F), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x237F), (0x25A0, 0x25FF),
]
PLAIN = {"liga": False, "clig": False, "calt": False, "ccmp": False, "locl": False}

recording = json.loads((ROOT / "Fixtures/system-font.json").read_text())
ASCII = recording["characters"]


class Face:
    def __init__(self, name):
        face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(f"{sys.argv[1]}/{name}.otf"))
        self.font, self.scale = uharfbuzz.Font(face), 2048 / face.upem

    def has(self, character):
        return self.font.get_nominal_glyph(ord(character)) not in (None, 0)

    def width(self, text, kerning=False):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.font, buffer, {**PLAIN, "kern": kerning})
        return sum(position.x_advance for position in buffer.glyph_positions) * self.scale

    def kerning(self, text):
        return self.width(text, kerning=True) - self.width(text)


def table(size, weight):
    return next(font for font in recording["fonts"] if (font["size"], font["weight"]) == (size, weight))


def units(points, size):
    """Recorded with four digits; the typeface has at most halves of a unit."""
    return round(points * 2048 / size * 2) / 2


faces = {name: Face(face) for name, (_, _, _, face) in MASTERS.items()}
masters = {
    name: {character: units(points, size) - tracking
           for character, points in zip(ASCII, table(size, weight)["advances"])}
    for name, (size, weight, tracking, _) in MASTERS.items()
}


def group(character):
    return "capital" if character.isupper() else "small" if character.isalpha() else "sign"


ratios = {
    (name, kind): sum(masters[name][c] for c in ASCII if group(c) == kind)
    / sum(faces[name].width(c) for c in ASCII if group(c) == kind)
    for name in MASTERS for kind in ("capital", "small", "sign")
}


def base(character):
    """Returns the ASCII character from which this one is made, if it is that character with marks above or below it."""
    first, *marks = unicodedata.normalize("NFD", character)
    first = {"ı": "i", "ȷ": "j", "\u00a0": " "}.get(first, first)
    return first if first in ASCII and all(unicodedata.combining(mark) for mark in marks) else None


def width(character, name):
    letter = base(character)
    if letter: return masters[name][letter]
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Mn", "Me"): return 0
    if not all(face.has(character) for face in faces.values()): return None
    return round(faces[name].width(character) * ratios[name, group(character)])


def lines(text, indent, length, raw=""):
    """Returns a string literal with several lines that is one line."""
    pieces = [text[start:start + length] for start in range(0, len(text), length)]
    return f"\\{raw}\n".join(f"{indent}{piece}" for piece in pieces)


def header(what):
    return f"// Made by Scripts/make-system-font.py; do not edit.\n\n{what}\n"


def ascii_table():
    text = header("""/// The widths of the system font's ASCII characters, from the space to the tilde, in 1/2048 em, without tracking
/// (R790).""")
    text += "enum SystemFontMasters {\n"
    for name, widths in masters.items():
        row, rows = [], []
        for character in ASCII:
            number = f"{widths[character]:g}"
            if len(", ".join(row + [number])) > 108:
                rows.append(", ".join(row)); row = []
            row.append(number)
        rows.append(", ".join(row))
        text += f"    static let {name}: [Double] = [\n"
        text += ",\n".join(f"        {row}" for row in rows) + ",\n    ]\n"
    return text + "}\n"


def characters_table():
    text = header("""/// The widths of the system font's other characters, without tracking: estimated (Decisions/0005).
///
/// Three hexadecimal digits per character, in 1/2048 em, from the first of a block on; `---` if the width isn't known.
/// `letters` has the ASCII character with the same kerning, or a space for none.""")
    text += "enum SystemFontCharacters {\n    static let blocks = [\n"
    for first, last in BLOCKS:
        text += f"        SystemFontBlock(\n            first: 0x{first:04X},\n"
        codes = [chr(code) for code in range(first, last + 1)]
        for name in MASTERS:
            widths = [width(character, name) for character in codes]
            digits = "".join("---" if w is None else f"{min(round(w), 0xFFF):03X}" for w in widths)
            text += f'            {name}: """\n{lines(digits, " " * 16, 96)}\n                """,\n'
        letters = "".join(kerned(character) for character in codes)
        # Editors would trim consecutive blanks, so an underscore means none.
        letters = letters.replace(" ", "_")
        text += f'            letters: """\n{lines(letters, " " * 16, 96)}\n                """),\n'
    return text + "    ]\n}\n"


KERNED_SIGNS = {"‘": "'", "’": "'", "“": '"', "”": '"', "‚": ",", "„": ",", "…": ".", "–": "-", "—": "-"}


def kerned(character):
    letter = base(character) or KERNED_SIGNS.get(character, " ")
    return letter if letter.isalnum() or character in KERNED_SIGNS else " "


def letters_kind(character):
    return "digits" if character.isdigit() else "small" if character.islower() else "others"


def kind_of_pair(first, second):
    return letters_kind(first) if letters_kind(first) == letters_kind(second) else "others"


STRINGS = {"digits": "0123456789", "small": "The quick brown fox jumps over the lazy dog", "others": "AVAST Wavy To. LT"}


def kerning_table():
    model = faces["displayRegular"]
    pairs = {(a, b): round(model.kerning(a + b)) for a in ASCII for b in ASCII}
    rows, columns = {}, {}
    for character in ASCII:
        row = tuple(pairs[character, other] for other in ASCII)
        rows.setdefault((row, any(row) and letters_kind(character)), []).append(character)
        column = tuple(pairs[other, character] for other in ASCII)
        columns.setdefault((column, any(column) and letters_kind(character)), []).append(character)
    # The row and the column of characters without kerning come first.
    lefts = sorted(rows.values(), key=lambda group: any(pairs[group[0], other] for other in ASCII))
    rights = sorted(columns.values(), key=lambda group: any(pairs[other, group[0]] for other in ASCII))

    def classes(groups):
        return "".join(chr(48 + next(i for i, group in enumerate(groups) if c in group)) for c in ASCII)

    text = header("""/// How much closer together pairs of characters are than their widths say (R792).
///
/// Three sums are recorded in each master. They are divided among the pairs as in Inter Display (Decisions/0005).""")
    text += "enum SystemFontKerning {\n"
    text += "    /// The factors for Inter's kerning: for pairs of digits, of small letters, and for all others.\n"
    for name, (size, weight, _, _) in MASTERS.items():
        font, factors = table(size, weight), {}
        for kind, string in STRINGS.items():
            sums = {other: sum(pairs[a, b] for a, b in zip(string, string[1:]) if kind_of_pair(a, b) == other)
                    for other in STRINGS}
            recorded = units(font["widths"][string] - sum(font["advances"][ASCII.index(c)] for c in string), size)
            known = sum(factors[other] * sums[other] for other in factors)
            factors[kind] = (recorded - known) / sums[kind]
        values = ", ".join(f"{kind}: {factor:.6f}" for kind, factor in factors.items())
        text += f"    static let {name} = KerningFactors({values})\n"
    for name, what, groups in (("lefts", "first", lefts), ("rights", "second", rights)):
        text += f"\n    /// The row or column of each character as the {what} of a pair, from the space to the tilde.\n"
        text += f'    static let {name} = #"""\n{lines(classes(groups), " " * 8, 95, "#")}\n        """#\n'
    values = sorted(set(pairs.values()), key=lambda value: (value != 0, value))
    text += "\n    static let columns = " + str(len(rights)) + "\n"
    text += "\n    /// The values in 1/2048 em, as in Inter Display.\n    static let values = [\n"
    rows = [values[start:start + 18] for start in range(0, len(values), 18)]
    text += ",\n".join("        " + ", ".join(map(str, row)) for row in rows) + ",\n    ]\n"
    text += "\n    /// One character per pair, row by row: the index of the value, counted from the digit 0.\n"
    digits = "".join(chr(48 + values.index(pairs[left[0], right[0]])) for left in lefts for right in rights)
    return text + f'    static let pairs = #"""\n{lines(digits, " " * 8, 108, "#")}\n        """#\n}}\n'


for name, text in (("Masters", ascii_table()), ("Characters", characters_table()), ("Kerning", kerning_table())):
    (FOLDER / f"SystemFont{name}.swift").write_text(text)
