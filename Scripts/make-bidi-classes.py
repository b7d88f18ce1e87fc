#!/usr/bin/env python3
"""Writes BidiClasses.swift and MirrorPairs.swift in Sources/TextLayout/Directions: the direction of each Unicode character.

Run it again for a later version of Unicode:

    apt install unicode-data
    Scripts/make-bidi-classes.py /usr/share/unicode Sources/TextLayout/Directions
"""
import pathlib
import re
import sys

# The letters are the raw values of BidiClass.
LETTERS = {
    "L": "L", "R": "R", "AL": "A", "EN": "E", "AN": "N", "ES": "P", "ET": "T", "CS": "C", "NSM": "M", "BN": "Z",
    "B": "B", "S": "S", "WS": "W", "ON": "O", "LRE": "G", "LRO": "H", "RLE": "I", "RLO": "J", "PDF": "K",
    "LRI": "U", "RLI": "V", "FSI": "X", "PDI": "Y",
}
# The meaning of the names in the lines for future characters.
LONG_NAMES = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET"}

source, target = map(pathlib.Path, sys.argv[1:])


def version():
    return re.match(r"# DerivedBidiClass-([\d.]+)\.txt", (source / "extracted/DerivedBidiClass.txt").read_text())[1]


def classes():
    """Returns the letter of each scalar. Characters that don't exist yet have the class of their block."""
    text = (source / "extracted/DerivedBidiClass.txt").read_text()
    letters = ["?"] * 0x110000
    for pattern in (r"^# @missing: (\w+)\.\.(\w+); (\w+)", r"^(\w+)(?:\.\.(\w+))? *; (\w+)"):
        for first, last, name in re.findall(pattern, text, re.MULTILINE):
            start, end = int(first, 16), int(last or first, 16) + 1
            letters[start:end] = LETTERS[LONG_NAMES.get(name, name)] * (end - start)
    assert "?" not in letters
    return letters


def runs(letters):
    """Returns consecutive characters of one class: the letter of the class, and how many there are if it's more than
    one."""
    text = "".join(letters)
    return [(run[0][0], len(run[0])) for run in re.finditer(r"(.)\1*", text)]


def fields(name):
    for line in (source / name).read_text().splitlines():
        line = line.split("#")[0].strip()
        if line:
            yield [field.strip() for field in line.split(";")]


def mirror_pairs():
    """Returns `28:29` for brackets, `3C=3E` for others."""
    mirrors = {int(one, 16): int(other, 16) for one, other in fields("BidiMirroring.txt")}
    brackets = {int(one, 16): int(other, 16) for one, other, kind in fields("BidiBrackets.txt") if kind == "o"}
    assert all(mirrors[other] == one for one, other in mirrors.items())
    assert all(mirrors[one] == other for one, other in brackets.items())
    pairs = []
    for one, other in sorted(mirrors.items()):
        if one in brackets:
            pairs.append(f"{one:X}:{other:X}")
        elif other not in brackets and one < other:
            pairs.append(f"{one:X}={other:X}")
    return pairs


def literal(pieces, separator):
    """Returns a string literal. Pieces that belong together stay on one line."""
    lines = [""]
    for piece in pieces:
        if len(lines[-1]) + len(piece) > 104:
            lines.append("")
        lines[-1] += piece + separator
    return "\\\n".join(f"        {line}" for line in lines)


(target / "BidiClasses.swift").write_text(f'''// Made by Scripts/make-bidi-classes.py; do not edit.

/// The direction class of each character, in Unicode {version()}.
///
/// A letter is the raw value of a `BidiClass`. The hexadecimal number after it is the number of consecutive characters
/// with that class, or one if there is none. The first character is U+0000, the last U+10FFFF.
enum BidiClasses {{
    static let runs = """
{literal([letter + (f"{count:x}" if count > 1 else "") for letter, count in runs(classes())], "")}
        """
}}
''')
(target / "MirrorPairs.swift").write_text(f'''// Made by Scripts/make-bidi-classes.py; do not edit.

/// Characters that are mirror images of each other, in Unicode {version()}: `28:29` is a pair of brackets with the opening
/// one first, and `3C=3E` is another pair.
enum MirrorPairs {{
    static let pairs = """
{literal(mirror_pairs(), " ").rstrip()}
        """
}}
''')
