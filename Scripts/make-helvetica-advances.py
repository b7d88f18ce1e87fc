#!/usr/bin/env python3
"""Writes Sources/TextLayout/Fonts/Helvetica/HelveticaAdvances.swift: the widths of the Helvetica family's characters.

The numbers come from Liberation Sans, whose advance widths are those of Helvetica and Arial. Run the script again only to
cover more characters:

    pip install fonttools          # and the package fonts-liberation
    Scripts/make-helvetica-advances.py /usr/share/fonts/truetype/liberation > Sources/TextLayout/Fonts/Helvetica/HelveticaAdvances.swift
"""
import sys

from fontTools.ttLib import TTFont

# Latin, Latin-1, Latin Extended-A; Greek; Cyrillic; general punctuation; currency; letterlike; arrows; operators.
BLOCKS = [
    (0x0020, 0x007E), (0x00A0, 0x017F), (0x0384, 0x03CE), (0x0400, 0x045F), (0x0490, 0x0491),
    (0x2010, 0x2044), (0x20A0, 0x20BF), (0x2116, 0x2126), (0x2190, 0x2195), (0x2202, 0x2265), (0x25A0, 0x25E6),
]


def advances(path):
    font = TTFont(path)
    assert font["head"].unitsPerEm == 2048
    glyphs, metrics = font.getBestCmap(), font["hmtx"]
    return {code: metrics[glyphs[code]][0] for first, last in BLOCKS for code in range(first, last + 1) if code in glyphs}


folder = sys.argv[1]
faces = [advances(f"{folder}/LiberationSans-{face}.ttf") for face in ("Regular", "Bold")]


def row(face, first, last):
    return "".join(f"{face[code]:03X}" if code in face else "---" for code in range(first, last + 1))


def literal(name, text, indent):
    """Returns a string literal with 32 characters per line."""
    pieces = [text[start:start + 96] for start in range(0, len(text), 96)]
    lines = "\\\n".join(f"{indent}    {piece}" for piece in pieces)
    return f'{indent}{name}: """\n{lines}\n{indent}    """'


print("// Made by Scripts/make-helvetica-advances.py; do not edit.")
print()
print("/// The widths of the Helvetica family's characters: facts about the typeface, read from Liberation Sans.")
print("///")
print("/// Three hexadecimal digits per character, in 1/2048 em, from the first of a block on; `---` if there is none.")
print("enum HelveticaAdvances {")
print("    static let blocks = [")
for first, last in BLOCKS:
    regular, bold = (row(face, first, last) for face in faces)
    print("        AdvanceBlock(")
    print(f"            first: 0x{first:04X},")
    print(literal("regular", regular, "            ") + ",")
    print(literal("bold", bold, "            ") + "),")
print("    ]")
print("}")
