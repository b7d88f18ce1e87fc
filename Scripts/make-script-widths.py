#!/usr/bin/env python3
"""Writes ScriptAdvances.swift and ArabicForms.swift: the widths of each script's characters in Noto, the fallback font.

In some scripts a letter's width depends on its neighbours (those of India …). Their letters are measured as HarfBuzz shapes them
in words, which come from GTK's and iso-codes' translations: a character gets the width with which the sums come closest to the
words. In scripts whose letters merge, marks get a width, too, usually a negative one. Arabic letters have four widths: alone,
first, inside and last of joined letters. Run the script again for a later version of the fonts:

    pip install fonttools uharfbuzz numpy
    apt install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji unicode-data libgtk-3-common libglib2.0-data iso-codes
    Scripts/make-script-widths.py /usr/share/fonts

You can name several folders with fonts. The script writes to standard error how far the words' widths are off.
"""
import collections
import pathlib
import re
import struct
import sys
import unicodedata

import numpy
import uharfbuzz
from fontTools.ttLib import TTFont

UNITS = 2048
UNICODE = pathlib.Path("/usr/share/unicode")
TRANSLATIONS = pathlib.Path("/usr/share/locale")
CATALOGUES = ["gtk30.mo", "glib20.mo", "iso_3166-1.mo"]

# Scripts in which each letter has its own width.
LETTER_BY_LETTER = [
    "Arabic", "Armenian", "Bengali", "Devanagari", "Georgian", "Gujarati", "Gurmukhi", "Hebrew", "Kannada", "Khmer", "Lao",
    "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thaana", "Thai", "Tibetan",
]
# Scripts of which only the first blocks count: what follows is rare.
LAST_OF_LETTERS = {"Arabic": 0x077F, "Georgian": 0x10FF, "Myanmar": 0x109F, "Devanagari": 0x097F, "Tamil": 0x0BFF}
# Scripts whose letters change their form where they join: letters that don't occur are measured in all four forms.
JOINED = ["Arabic"]
# Scripts whose marks make conjuncts of letters, or are beside them.
MARKS_WITH_WIDTH = [
    "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Oriya", "Sinhala", "Tamil", "Telugu",
]

# Fonts for scripts and blocks that several fonts contain, in order of preference.
SHARED_FONTS = ["NotoSans", "NotoSansMath", "NotoSansSymbols", "NotoSansSymbols2"]
SCRIPTS_OF_SHARED_FONTS = ["Latin", "Greek", "Cyrillic", "Braille"]
FIRST_OF_SCRIPTS = 0x0180
# Common characters: general punctuation, currencies, arrows and operators one by one; other blocks by their average.
CHARACTER_BY_CHARACTER = [(0x2000, 0x206F), (0x20A0, 0x20C0), (0x2190, 0x22FF)]
BY_BLOCK = [
    (0x2070, 0x209C), (0x2100, 0x214F), (0x2150, 0x218B), (0x2300, 0x23FF), (0x2400, 0x2426), (0x2440, 0x244A),
    (0x2460, 0x24FF), (0x25A0, 0x25FF), (0x2600, 0x26FF), (0x2700, 0x27BF), (0x27C0, 0x27EF), (0x27F0, 0x27FF),
    (0x2900, 0x297F), (0x2980, 0x29FF), (0x2A00, 0x2AFF), (0x2B00, 0x2BFF), (0x1D400, 0x1D7FF), (0x1F000, 0x1F02F),
    (0x1F030, 0x1F09F), (0x1F0A0, 0x1F0F5), (0x1F100, 0x1F1AD), (0x1F300, 0x1F5FF), (0x1F650, 0x1F67F),
    (0x1F780, 0x1F7D8), (0x1F800, 0x1F8AD),
]
# Neighbours that differ by less than one hundredth of an em share a width.
TOLERANCE = UNITS // 100

FOLDERS = [pathlib.Path(folder) for folder in sys.argv[1:]]
RESULTS = pathlib.Path(__file__).parent.parent / "Sources/TextLayout/Fonts/Scripts"


class Face:
    def __init__(self, path):
        font = TTFont(path, fontNumber=0)
        scale, metrics = UNITS / font["head"].unitsPerEm, font["hmtx"]
        self.advances = {code: metrics[glyph][0] * scale for code, glyph in font.getBestCmap().items()}
        self.shaper = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path))))
        self.scale = UNITS / self.shaper.face.upem

    def clusters(self, word):
        """Returns what is shaped together, and how wide it is."""
        buffer = uharfbuzz.Buffer()
        buffer.add_str(word)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.shaper, buffer)
        widths = collections.Counter()
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions):
            widths[info.cluster] += position.x_advance * self.scale
        starts = sorted(widths) + [len(word)]
        return [(word[start:end], widths[start]) for start, end in zip(starts, starts[1:])]

    def width(self, word):
        return sum(width for _, width in self.clusters(word))


def face(name):
    """Returns the upright sans, or the serif if there is no other. None if the packages have no such font."""
    pattern = re.compile(rf"(?i){name}-Regular\.(ttf|ttc)|{name}\.ttf")
    paths = [path for folder in FOLDERS for path in sorted(folder.rglob("Noto*")) if pattern.fullmatch(path.name)]
    return Face(paths[0]) if paths else None


def face_of_script(script):
    name = script.replace("_", "")
    return face(f"NotoSans{name}") or face(f"NotoSerif{name}")


def ranges(path, wanted):
    """Returns the first and last scalar of each line in a Unicode file for whose value `wanted` is true, with the
    value."""
    for line in (UNICODE / path).read_text().splitlines():
        match = re.match(r"(\w+)(?:\.\.(\w+))? *; *(\w+)", line)
        if match and wanted(match[3]):
            yield int(match[1], 16), int(match[2] or match[1], 16), match[3]


def takes_no_room(code):
    category = unicodedata.category(chr(code))
    return category in ("Me", "Cf", "Cc") or category == "Mn" and SCRIPT.get(code) not in MARKS_WITH_WIDTH


def translations(data):
    """Returns the translated texts of a catalogue, without the first, which describes the catalogue."""
    order = "<" if data[:4] == b"\xDE\x12\x04\x95" else ">"
    count, _, table = struct.unpack_from(f"{order}3I", data, 8)
    for number in range(1, count):
        length, start = struct.unpack_from(f"{order}2I", data, table + 8 * number)
        yield data[start:start + length].decode("utf-8", "ignore").replace("\0", " ")


def words():
    """Returns all words of the translations, and how often each occurs."""
    count = collections.Counter()
    for path in sorted(TRANSLATIONS.glob("*/LC_MESSAGES/*.mo")):
        if path.name in CATALOGUES:
            for text in translations(path.read_bytes()):
                count.update(text.split())
    return count


WORDS = words()
LETTERS = collections.Counter()
for word, count in WORDS.items():
    for letter in word:
        LETTERS[ord(letter)] += count

SCRIPT = {}
for first, last, script in ranges("Scripts.txt", lambda script: script not in ("Common", "Inherited", "Han", "Hangul")):
    for code in range(first, last + 1):
        SCRIPT[code] = script
# Digits and punctuation are often common to several scripts. They belong to the block that contains them.
for first, last, script in ranges("Blocks.txt", lambda name: name in LETTER_BY_LETTER):
    for code in range(first, last + 1):
        if unicodedata.category(chr(code)) != "Cn":
            SCRIPT.setdefault(code, script)


def average(advances):
    """Returns the average of characters, weighted by how often they occur; equally weighted if the translations have
    none. 0 for none."""
    known = {code: advance for code, advance in advances.items() if advance > 0 and not takes_no_room(code)}
    weight = {code: LETTERS[code] + 0.01 for code in known}
    return sum(known[code] * weight[code] for code in known) / max(sum(weight.values()), 0.01)


def unjoined(font, script, code):
    """Returns how wide a character is if nothing is known of its neighbours."""
    if script not in JOINED or unicodedata.category(chr(code)) != "Lo":
        return font.advances[code]
    joiner, letter = "\u200D", chr(code)
    return sum(map(font.width, (letter, letter + joiner, joiner + letter, joiner + letter + joiner))) / 4


def letter_by_letter(font, script, codes):
    """Returns the widths whose sums come closest to those of the words, each pulled a little towards the font's own
    width."""
    codes = [code for code in codes if code in font.advances and not takes_no_room(code)]
    index = {chr(code): place for place, code in enumerate(codes)}
    prior = numpy.array([unjoined(font, script, code) for code in codes])
    own = "".join(chr(code) for code, owner in SCRIPT.items() if owner == script)
    inside = re.compile(f"[{own}][{own}\u200C\u200D]*")
    pieces, clusters = collections.Counter(), collections.Counter()
    for word, count in WORDS.items():
        for piece in inside.findall(word):
            pieces[piece] += count
            for cluster in font.clusters(piece):
                clusters[cluster] += count
    # Each cluster counts as often as it occurs, with any number of letters, so that the total width of all words is
    # right.
    matrix, target = numpy.eye(len(codes)), prior.copy()
    for (cluster, width), count in clusters.items():
        row = numpy.zeros(len(codes))
        for letter in cluster:
            if letter in index:
                row[index[letter]] += 1
        if row.any():
            matrix += count / row.sum() * numpy.outer(row, row)
            target += count / row.sum() * width * row
    widths = numpy.linalg.solve(matrix, target)
    for place, code in enumerate(codes):
        if unicodedata.category(chr(code)) != "Mn":
            widths[place] = max(widths[place], 0)
    report(script, font, pieces, lambda letter: widths[index[letter]] if letter in index else 0)
    return dict(zip(codes, widths))


def report(script, font, pieces, width_of):
    words = [(count, font.width(piece), sum(map(width_of, piece))) for piece, count in pieces.items()]
    total = sum(count * width for count, width, _ in words)
    all_off = sum(count * (guess - width) for count, width, guess in words) / total
    one_off = sum(count * abs(guess - width) for count, width, guess in words) / total
    print(f"{script}: {len(words)} words; all are off by {all_off:+.1%}, one by {one_off:.1%}", file=sys.stderr)


def script_widths():
    widths = {}
    shared = [face(name) for name in SHARED_FONTS]
    by_code = {code: advance for font in reversed(shared) for code, advance in font.advances.items()}

    for script in sorted(set(SCRIPT.values())):
        codes = [code for code, own in SCRIPT.items() if own == script and code >= FIRST_OF_SCRIPTS]
        font = face_of_script(script)
        if script in SCRIPTS_OF_SHARED_FONTS:
            # One average per range, because a block belongs to one language, or to one purpose.
            for block, group in grouped(codes).items():
                known = {code: by_code[code] for code in group if code in by_code}
                widths.update(dict.fromkeys(known, average(known)))
        elif font:
            known = {code: font.advances[code] for code in codes if code in font.advances}
            widths.update(dict.fromkeys(codes, average(known)))
            if script in LETTER_BY_LETTER:
                last = LAST_OF_LETTERS.get(script, 0x10FFFF)
                own = letter_by_letter(font, script, [code for code in codes if code <= last])
                widths.update(dict.fromkeys(codes, average(own)))
                widths.update(own)

    for first, last in CHARACTER_BY_CHARACTER:
        widths.update({code: by_code[code] for code in range(first, last + 1) if code in by_code})
    for first, last in BY_BLOCK:
        known = {code: by_code[code] for code in range(first, last + 1) if code in by_code}
        widths.update(dict.fromkeys(range(first, last + 1), average(known)))
    widths.update(east_asian_widths())
    widths.update(emoji_widths())
    return widths


def grouped(codes):
    blocks = [(first, last) for first, last, _ in ranges("Blocks.txt", lambda _: True)]
    groups = collections.defaultdict(list)
    for code in codes:
        groups[next(block for block in blocks if block[0] <= code <= block[1])].append(code)
    return groups


def east_asian_widths():
    """Returns an em for what Unicode calls wide, except Korean. What Unicode calls half as wide is measured, too."""
    font = face("NotoSansCJK")
    korean = {code for first, last, _ in ranges("Scripts.txt", lambda script: script == "Hangul")
              for code in range(first, last + 1)}
    widths = {}
    for first, last, kind in ranges("EastAsianWidth.txt", lambda kind: kind in "WFH"):
        for code in range(first, last + 1):
            widths[code] = font.advances.get(code, UNITS) if kind == "H" or code in korean else UNITS
    # Korean vowels and final consonants join the consonant in front.
    for first, last in [(0x1160, 0x11FF), (0xD7B0, 0xD7FF)]:
        widths.update(dict.fromkeys(range(first, last + 1), 0))
    return widths


def emoji_widths():
    font = face("NotoColorEmoji")
    advance = font.advances[ord("🙂")]
    codes = [code for first, last, _ in ranges("emoji/emoji-data.txt", lambda kind: kind == "Emoji_Presentation")
             for code in range(first, last + 1)]
    assert all(font.advances.get(code, advance) == advance for code in codes)
    return dict.fromkeys(codes, advance)


class Run:
    """Consecutive characters that are about equally wide; None for characters of which nothing is known."""

    def __init__(self, width, count):
        self.low = self.high = width
        self.count = count

    def takes(self, width):
        return self.low is not None and max(self.high, width) - min(self.low, width) < TOLERANCE

    def add(self, width):
        self.low, self.high = min(self.low, width), max(self.high, width)
        self.count += 1


def runs(widths):
    """Returns the runs. Characters without width, and future characters between those of a script, belong to what is
    in front of them."""
    runs, next_code = [Run(None, 0)], 0
    for code in sorted(code for code in widths if not takes_no_room(code)):
        gap = range(next_code, code)
        if len(gap) > 256 or any(unicodedata.category(chr(other)) not in ("Cn", "Mn", "Me", "Cf") for other in gap):
            runs.append(Run(None, len(gap)))
        else:
            runs[-1].count += len(gap)
        if runs[-1].takes(widths[code]):
            runs[-1].add(widths[code])
        else:
            runs.append(Run(widths[code], 1))
        next_code = code + 1
    return runs[1:]


def hexadecimal(width):
    return f"{round(width):03X}" if width >= 0 else f"-{round(-width):02X}"


def literal(words):
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) > 104:
            lines.append("")
        lines[-1] += word + " "
    return "\\\n".join(f"        {line}" for line in lines).rstrip()


def word(run):
    width = "---" if run.low is None else hexadecimal((run.low + run.high) / 2)
    return width + (f"*{run.count:X}" if run.count > 1 else "")


def arabic_forms():
    """Returns for each letter that joins others: D if it joins the next one as well as the one before, otherwise R;
    and its widths."""
    font, joiner, forms = face_of_script("Arabic"), "\u200D", {}
    for line in (UNICODE / "ArabicShaping.txt").read_text().splitlines():
        fields = [field.strip() for field in line.split(";")]
        if line.startswith("#") or len(fields) < 3 or fields[2] not in "DRC":
            continue
        code, letter = int(fields[0], 16), chr(int(fields[0], 16))
        if SCRIPT.get(code, "Arabic") == "Arabic" and code in font.advances and code <= LAST_OF_LETTERS["Arabic"]:
            shapes = [letter, letter + joiner, joiner + letter + joiner, joiner + letter]
            forms[code] = "R" if fields[2] == "R" else "D", *(round(font.width(shape)) for shape in shapes)
    return forms


def forms_by_letter(forms):
    """Returns the different forms, and the form of each character from the first to the last, with the number of
    consecutive ones."""
    kinds, runs = sorted(set(forms.values())), []
    for code in range(min(forms), max(forms) + 1):
        kind = f"{kinds.index(forms[code]):02X}" if code in forms else "--"
        if runs and runs[-1][0] == kind:
            runs[-1][1] += 1
        else:
            runs.append([kind, 1])
    return kinds, [kind + (f"*{count:X}" if count > 1 else "") for kind, count in runs]


(RESULTS / "ScriptAdvances.swift").write_text(f'''// Made by Scripts/make-script-widths.py; do not edit.

/// The widths of the characters of each script in Noto, the font that shows what others lack.
///
/// A hexadecimal number is a width in 1/2048 em, and `---` is unknown. `*` precedes the number of consecutive
/// characters with this width. The first is U+0000. In scripts whose letters merge, marks make text narrower. Other
/// marks have the width of the character in front of them, and aren't looked up.
enum ScriptAdvances {{
    static let runs = """
{literal(map(word, runs(script_widths())))}
        """
}}
''')
FORMS = arabic_forms()
KINDS, LETTER_RUNS = forms_by_letter(FORMS)
(RESULTS / "ArabicForms.swift").write_text(f'''// Made by Scripts/make-script-widths.py; do not edit.

/// The widths of letters that join their neighbours, in Noto Sans Arabic.
enum ArabicForms {{
    static let first: UInt32 = 0x{min(FORMS):04X}
    /// R for letters that join only the one before, D for others; then their widths in 1/2048 em: alone, first, inside,
    /// last.
    static let kinds = """
{literal(".".join([kind, *map(hexadecimal, widths)]) for kind, *widths in KINDS)}
        """
    /// The kind of each letter, from ``first`` on; `*` precedes the number of consecutive letters with the same kind.
    static let letters = """
{literal(LETTER_RUNS)}
        """
}}
''')
