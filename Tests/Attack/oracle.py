"""Decides whether a message is valid by Documentation/ScreenProtocol.md, with Python's own JSON."""

import json
from decimal import Decimal, InvalidOperation
from enum import Enum

LARGEST = 1 << 16
DEEPEST = 8


class Verdict(Enum):
    VALID, INVALID, EITHER = range(3)


class Wrong(Exception):
    pass


class Doubtful(Exception):
    """The protocol doesn't say."""


class Number(str):
    @property
    def value(self):
        if len(self) > 100:
            raise Doubtful
        try:
            return Decimal(self)
        except InvalidOperation:
            raise Wrong from None


def verdict(message):
    try:
        check(message)
    except (Wrong, ValueError, RecursionError):
        return Verdict.INVALID
    except Doubtful:
        return Verdict.EITHER
    return Verdict.VALID


def check(message):
    if len(message) > LARGEST:
        raise Wrong
    text = message.decode()
    if text.startswith("\ufeff"):
        raise Doubtful
    top = json.loads(text, object_pairs_hook=pairs, parse_int=Number, parse_float=Number, parse_constant=constant)
    if not isinstance(top, Fields) or len(top.pairs) != 1:
        raise Wrong
    doubts = []
    look_at_the_rest(top, 1, doubts)
    (key, value), = top.pairs
    if key == "ack":
        whole(value, -(1 << 63), (1 << 63) - 1)
        raise Doubtful
    if key == "imageFailed":
        whole(value, -(1 << 63), (1 << 63) - 1)
    elif key == "events":
        events(value)
    else:
        raise Wrong
    if doubts:
        raise Doubtful


class Fields:
    def __init__(self, pairs):
        self.pairs = pairs

    def __getitem__(self, key):
        values = [value for name, value in self.pairs if name == key]
        if len(values) != 1:
            raise Wrong
        return values[0]


def pairs(found):
    return Fields(found)


def constant(_):
    raise Wrong


def look_at_the_rest(value, depth, doubts):
    """Checks what holds for known and unknown fields alike. The protocol doesn't mention odd numbers in unknown
    fields."""
    if isinstance(value, (Fields, list)) and depth > DEEPEST:
        raise Wrong
    if isinstance(value, Fields):
        names = [name for name, _ in value.pairs]
        if len(set(names)) < len(names):
            raise Wrong
        for name, field in value.pairs:
            look_at_the_rest(name, depth + 1, doubts)
            look_at_the_rest(field, depth + 1, doubts)
    elif isinstance(value, list):
        for element in value:
            look_at_the_rest(element, depth + 1, doubts)
    elif isinstance(value, Number):
        try:
            if not -Decimal("1e300") < value.value < Decimal("1e300"):
                doubts.append(value)
        except (Doubtful, Wrong):
            doubts.append(value)
    elif isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:
            raise Wrong from None


def events(value):
    if not isinstance(value, list) or len(value) > 256:
        raise Wrong
    doubts = [0] if not value else []
    for event in value:
        if not isinstance(event, Fields):
            raise Wrong
        try:
            number(event["time"], 0, 10 ** 9)
        except Doubtful:
            doubts.append(event)
        kind = event["kind"]
        if not isinstance(kind, str) or isinstance(kind, Number) or kind not in KINDS:
            raise Wrong
        for field, check in KINDS[kind].items():
            try:
                check(event[field])
            except Doubtful:
                doubts.append(event)
    if doubts:
        raise Doubtful


def number(value, least, most):
    if not isinstance(value, Number):
        raise Wrong
    is_within = least <= value.value <= most
    if is_within != (least <= float(value) <= most):
        # So near to the limit that a Double is on its other side.
        raise Doubtful
    if not is_within:
        raise Wrong


def whole(value, least, most):
    number(value, least, most)
    if float(value) % 1:
        raise Wrong
    # 1.0, 1e0 and 1e-400 are whole as a Double, but aren't how a page writes a whole number.
    if not value.lstrip("-").isdigit() or value.startswith("-0"):
        raise Doubtful


def number_in(least, most):
    return lambda value: number(value, least, most)


def whole_in(least, most):
    return lambda value: whole(value, least, most)


def one_of(*names):
    def check(value):
        if isinstance(value, Number) or value not in names:
            raise Wrong
    return check


def truth(value):
    if not isinstance(value, bool):
        raise Wrong


def key_name(value):
    if not isinstance(value, str) or isinstance(value, Number) or not 1 <= len(value.encode()) <= 32:
        raise Wrong


def layer(value):
    whole(value, -(1 << 63), (1 << 63) - 1)


def layer_or_none(value):
    if value is not None:
        layer(value)


def four_edges(value):
    if not isinstance(value, list) or len(value) != 4:
        raise Wrong
    for edge in value:
        number(edge, 0, 1000)


PLACE = {"x": number_in(-100_000, 100_000), "y": number_in(-100_000, 100_000)}
PHASE = one_of("began", "moved", "ended", "cancelled")
MODIFIERS = {"modifiers": whole_in(0, 15)}
STEP = number_in(-100_000, 100_000)
KINDS = {
    "pointer": {"phase": one_of("hovered", "began", "moved", "ended", "cancelled"), **PLACE, **MODIFIERS},
    "touch": {"phase": PHASE, "finger": whole_in(0, 63), **PLACE},
    "wheel": {**PLACE, "dx": STEP, "dy": STEP, "precise": truth, **MODIFIERS},
    "transform": {
        "phase": PHASE, **PLACE, "scale": number_in(Decimal("0.001"), 1000), "rotation": number_in(-1000, 1000)},
    "key": {"phase": one_of("down", "up"), "key": key_name, **MODIFIERS, "repeats": truth},
    "focus": {"layer": layer_or_none},
    "activate": {"layer": layer},
    "resize": {"width": number_in(1, 16_384), "height": number_in(1, 16_384), "scale": number_in(Decimal("0.25"), 16),
               "safeArea": four_edges},
    "appearance": {"appearance": one_of("light", "dark")},
    "preferences": {
        "reducesMotion": truth, "reducesTransparency": truth, "wantsMoreContrast": truth, "invertsColors": truth},
}
