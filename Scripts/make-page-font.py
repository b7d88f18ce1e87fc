#!/usr/bin/env python3
"""Writes Sources/CInterFont/Inter.woff2: the part of Inter that the page brings along (Documentation/Decisions/0101-inter-comes-along.md).

Inter is under the SIL Open Font License, which lies beside the file. The file keeps both axes (weight, optical size), the
kerning and the digits of one width, and has at most 150,000 bytes. Its address contains a hash of these bytes, so browsers may keep
it for ever; the script also writes that address into the page.

Run the script again for other characters or another version of Inter:

    pip install fonttools brotli fontpkg-inter==4.1.post1
    Scripts/make-page-font.py
"""
import hashlib
import importlib.util
import re
import shutil
from pathlib import Path

from fontTools import subset

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Sources/CInterFont"
# Where the address of the file is written.
NAMED_IN = [
    ROOT / "Sources/BrowserScreen/Page/index.html", ROOT / "Sources/BrowserScreen/Page/layers.css",
    ROOT / "Sources/BrowserScreen/Server/PageFile.swift",
]
MOST_BYTES = 150_000

CHARACTERS = {
    "Latin": "0020-007E 00A0-017F 0192 0218-021B 0237 1E80-1E85 1E9E 1EF2-1EF3",
    "accents": "02BB-02BC 02C6-02C7 02D8-02DD 0300-0304 0306-0308 030A-030C 0323 0327-0328",
    "Vietnamese": "01A0-01A1 01AF-01B0 0309 1EA0-1EF9",
    "Greek": "0384-0386 0388-038A 038C 038E-03A1 03A3-03CE",
    "Cyrillic": "0400-045F 0490-0491",
    "spaces and punctuation": "2007-200A 2010-2027 202F-203A 2044",
    "raised and lowered digits": "2070-209C",
    "currencies": "20A0-20C0",
    "letterlike": "2100-2138",
    "fractions": "2150-215E",
    "arrows": "2190-2199 21A9-21AA 21B0-21B5 21BA-21BB 21D0-21D5 21E4-21E7",
    "operators": "2200-22FF",
    "keys": "2300-23FF",
    "shapes": "25A0-25FF 2605-2606 2610-2612 2660-2667 2713-2717",
}
# The copyright and the licence are among the names.
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]


def main():
    package = Path(importlib.util.find_spec("fontpkg_inter").origin).parent
    font = subset.load_font(package / "files/Inter[opsz,wght].ttf", subset.Options())
    options = subset.Options(
        flavor="woff2", layout_features=["kern", "mark", "ccmp", "locl", "tnum"], hinting=False, name_IDs=NAMES)
    keep_to_digits(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for ranges in CHARACTERS.values() for code in codes(ranges)])
    subsetter.subset(font)
    # The same bytes at every run.
    font.recalcTimestamp = False
    subset.save_font(font, FOLDER / "Inter.woff2", options)
    shutil.copyfile(package / "LICENSE", FOLDER / "OFL.txt")

    data = (FOLDER / "Inter.woff2").read_bytes()
    assert len(data) <= MOST_BYTES, f"{len(data)} bytes"
    address = f"inter-{hashlib.sha1(data).hexdigest()[:8]}.woff2"
    for file in NAMED_IN:
        file.write_text(re.sub(r"inter-[0-9a-f]{8}\.woff2", address, file.read_text()))
    print(f"{address}: {len(data)} bytes, {len(font.getBestCmap())} characters")


def keep_to_digits(font):
    """Digits of one width leave signs and spaces as they are, as on iOS: Inter would change those, too."""
    table = font["GSUB"].table
    digits = {font.getBestCmap()[code] for code in range(0x30, 0x3A)}
    numbers = {number for record in table.FeatureList.FeatureRecord if record.FeatureTag == "tnum"
               for number in record.Feature.LookupListIndex}
    for number in numbers:
        for each in table.LookupList.Lookup[number].SubTable:
            each = getattr(each, "ExtSubTable", each)
            each.mapping = {name: other for name, other in each.mapping.items() if name in digits}


def codes(ranges):
    for part in ranges.split():
        first, _, last = part.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


main()
