"""Valid messages and requests, with bytes and words changed at random.

Everything follows from a seed and a number: `ATTACK_SEED=7` makes the same again.
"""

import json
import random

FAR = {"x": 90000, "y": -90000}
SCREEN = {"width": 393, "height": 852, "scale": 2, "safeArea": [0, 0, 0, 0]}


def one(kind, **fields):
    return {"events": [{"kind": kind, "time": 12.5, **fields}]}


# They touch nothing that an honest page of the same app looks at: far outside, or in no view.
HARMLESS = {
    "pointer": one("pointer", phase="hovered", **FAR, modifiers=0),
    "touch": one("touch", phase="moved", finger=63, **FAR),
    "wheel": one("wheel", **FAR, dx=0, dy=40.25, precise=True, modifiers=8),
    "transform": one("transform", phase="cancelled", **FAR, scale=1.5, rotation=-0.25),
    "key": one("key", phase="up", key="F13", modifiers=15, repeats=False),
    "failure": {"imageFailed": 999999},
}
# Layer numbers far beyond those in use: a small one may soon belong to the status bar, which scrolls to the top.
VALID = {
    **HARMLESS,
    "focus": {"events": [{"kind": "focus", "time": 4, "layer": None}, {"kind": "focus", "time": 4.5, "layer": 999999}]},
    "activation": one("activate", layer=999999),
    "resize": one("resize", **SCREEN),
    "appearance": one("appearance", appearance="dark"),
    "preferences": one(
        "preferences", reducesMotion=False, reducesTransparency=True, wantsMoreContrast=False, invertsColors=False),
}

WORDS = [
    b"1e999", b"-0", b"1e-400", b"9" * 30, b"9" * 400, b"0." + b"3" * 300, b"-1", b"1.0", b"2147483648",
    b"9223372036854775808", b"NaN", b"null", b"true", b"[]", b"{}", b'""', b'"\\ud800"', b'"\\u0000"',
    b'"\xff"', b'"\\"',
    b"[[[[[[[[[[1]]]]]]]]]]", b'{"a":{"a":{"a":{}}}}', b'"began"', b'"events"', b'"kind"', b":", b",", b"{", b"}", b"[",
    b"]", b'"', b" ", b"\t\r\n", b"\xef\xbb\xbf",
]
KNOWN_FIELDS = [b'"time":1,', b'"kind":"focus",', b'"layer":null,', b'"imageFailed":1,']
UNKNOWN_FIELDS = [b'"more":1,', b'"a":[1,2,{"b":null}],', b'"\\u0061":"\\ud83d\\ude00",']


def tokens(data):
    """Returns the places of words, numbers and strings of JSON, or of a request: (start, end)."""
    places, start = [], None
    for place, byte in enumerate(data):
        is_letter = chr(byte).isalnum() or byte in b'"-+._\\'
        if is_letter and start is None:
            start = place
        if not is_letter and start is not None:
            places.append((start, place))
            start = None
    return places or [(0, len(data))]


def flipped(data, chance):
    place = chance.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << chance.randrange(8)]) + data[place + 1:]


def inserted(data, chance):
    place = chance.randrange(len(data) + 1)
    return data[:place] + bytes([chance.randrange(256)]) * chance.choice([1, 1, 2, 300]) + data[place:]


def deleted(data, chance):
    place = chance.randrange(len(data))
    return data[:place] + data[place + chance.choice([1, 1, 2, 10]):]


def cut(data, chance):
    return data[:chance.randrange(len(data))]


def doubled(data, chance):
    start, end = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    return data[:end] + data[start:end] + data[end:]


def swapped(data, chance):
    (one, two), (three, four) = sorted(chance.choice(tokens(data)) for _ in range(2))
    return data if three < two else data[:one] + data[three:four] + data[two:three] + data[one:two] + data[four:]


def replaced(data, chance):
    start, end = chance.choice(tokens(data))
    return data[:start] + chance.choice(WORDS) + data[end:]


def recounted(data, chance):
    """Returns a number in place of a number: usually small, or slightly or far beyond the limits."""
    numbers = [(start, end) for start, end in tokens(data) if data[start:end].lstrip(b"-")[:1].isdigit()]
    if not numbers:
        return data
    start, end = chance.choice(numbers)
    small, broken = chance.randrange(1, 16), chance.uniform(-2, 2)
    number = chance.choice([small, small, small, broken, chance.uniform(-2e5, 2e5), 10 ** chance.randrange(30)])
    return data[:start] + str(number).encode() + data[end:]


def spaced(data, chance):
    start, _ = chance.choice(tokens(data))
    return data[:start] + chance.choice([b" ", b"\n", b"\t ", b" " * 2000]) + data[start:]


def extended(data, chance):
    """Adds a field at the beginning of an object: usually unknown, usually in the innermost."""
    places = [place + 1 for place, byte in enumerate(data) if byte in b"{"] or [0]
    is_odd = chance.random() < 0.2
    place = chance.choice(places) if is_odd else places[-1]
    return data[:place] + chance.choice(KNOWN_FIELDS if is_odd else UNKNOWN_FIELDS) + data[place:]


def nested(data, chance):
    start, end = chance.choice(tokens(data))
    depth = chance.choice([1, 2, 5, 6, 600])
    return data[:start] + b"[" * depth + data[start:end] + b"]" * depth + data[end:]


CHANGES = [flipped, inserted, deleted, cut, doubled, swapped, replaced, nested]
# The result is often still valid.
MILD_CHANGES = [recounted, recounted, spaced, extended]


def mutated(valid, seed, number):
    """Returns the message with this number: a valid one, changed once or several times."""
    chance = random.Random(f"{seed}-{number}")
    data = chance.choice(valid)
    changes = MILD_CHANGES if chance.random() < 0.6 else CHANGES
    for _ in range(chance.choice([1, 1, 1, 1, 2, 4])):
        data = chance.choice(changes)(data or b" ", chance)
    return data


def messages(valid, seed, count):
    texts = [json.dumps(message).encode() for message in valid.values()]
    return [mutated(texts, seed, number) for number in range(count)]
