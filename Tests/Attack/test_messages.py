"""A page that breaks a rule of WebSockets or of the screen protocol is closed with its code; the others continue."""

import json

import pytest

from mutate import FAR, VALID, one
from websocket import BINARY, CLOSE, CONTINUATION, PING, PONG, Page, frame

LARGEST = 1 << 16
SOON = 4
PROTOCOL, FOREIGN, MALFORMED, POLICY, TOO_LARGE = 1002, 1003, 1007, 1008, 1009


def close_code_after(server, *frames, seconds=SOON):
    """Returns how a page is closed that sends these; 0 if it continues."""
    with Page(server) as page:
        page.send(*frames)
        if code := page.closing(seconds=0.1):
            return code, page.close_reason
        return (0, "") if page.is_answered(seconds) else (page.close_code, page.close_reason)


# Invalid frame headers

HEADERS = {
    "a byte too many": [frame(announced=LARGEST + 1)],
    "a gigabyte": [frame(announced=1 << 30)],
    "2^63 - 1 bytes": [frame(announced=(1 << 63) - 1)],
    "2^63 bytes": [frame(announced=1 << 63)],
    "2^64 - 1 bytes": [frame(announced=(1 << 64) - 1)],
    "too large a first part": [frame(announced=LARGEST + 1, fin=False)],
    "too large a second part": [frame("[", fin=False), frame(announced=LARGEST, opcode=CONTINUATION)],
    "parts that add up to too much": [
        frame(" " * 40_000, fin=False), frame(announced=LARGEST - 39_999, opcode=CONTINUATION)],
    "small parts that add up to too much": [
        frame(" " * 1000, fin=False), *[frame(" " * 1000, CONTINUATION, fin=False)] * 65],
}


@pytest.mark.parametrize("what", HEADERS)
def test_a_message_that_will_be_too_large_is_refused_before_its_bytes_are_sent(server, what):
    code, reason = close_code_after(server, *HEADERS[what])
    assert code == TOO_LARGE and reason


LARGEST_MESSAGE = '{"imageFailed": 123456}'.ljust(LARGEST)
WITHIN_LIMITS = {
    "65,536 bytes": [frame(LARGEST_MESSAGE)],
    "65,536 bytes in parts": [
        frame(LARGEST_MESSAGE[:30_000], fin=False), frame(LARGEST_MESSAGE[30_000:], CONTINUATION)],
    "a message in single bytes": [frame("{", fin=False), *[
        frame(letter, CONTINUATION, fin=False) for letter in '"imageFailed":1'], frame("}", CONTINUATION)],
    "a ping between parts": [
        frame('{"image', fin=False), frame(b"?", PING), frame('Failed": 1}', CONTINUATION)],
    "pings of all lengths": [frame(b"x" * length, PING) for length in range(126)],
    "a pong that was not asked for": [frame(b"?", PONG)],
    "3,500 pings": [frame(b"", PING)] * 3500,
}


@pytest.mark.parametrize("what", WITHIN_LIMITS)
def test_what_is_within_the_limits_is_accepted(server, what):
    assert close_code_after(server, *WITHIN_LIMITS[what]) == (0, "")


BROKEN = {
    "a ping of 126 bytes": [frame(b"x" * 126, PING)],
    "a pong of 126 bytes": [frame(b"x" * 126, PONG)],
    "a close of 126 bytes": [frame(b"\x03\xe8" + b"x" * 124, CLOSE)],
    "a ping in parts": [frame(b"?", PING, fin=False)],
    "a close in parts": [frame(b"\x03\xe8", CLOSE, fin=False)],
    **{f"opcode {opcode}": [frame(b"?", opcode)] for opcode in (*range(3, 8), *range(11, 16))},
    **{f"RSV {rsv}": [frame('{"imageFailed": 1}', rsv=rsv)] for rsv in (1, 2, 4, 7)},
    "RSV of a ping": [frame(b"?", PING, rsv=4)],
    "a message without a mask": [frame('{"imageFailed": 1}', masked=False)],
    "a ping without a mask": [frame(b"?", PING, masked=False)],
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_frame_that_breaks_websockets_is_refused(server, what):
    code, _ = close_code_after(server, *BROKEN[what])
    assert code == PROTOCOL


def test_a_ping_that_announces_too_much_is_refused(server):
    code, _ = close_code_after(server, frame(announced=1 << 63, opcode=PING))
    assert code in (PROTOCOL, TOO_LARGE)


OUT_OF_ORDER = {
    "a part of nothing": [frame("?", CONTINUATION)],
    "a message within another": [frame("{", fin=False), frame('{"imageFailed": 1}')],
}


@pytest.mark.parametrize("what", OUT_OF_ORDER)
def test_parts_out_of_order_are_refused(server, what):
    code, _ = close_code_after(server, *OUT_OF_ORDER[what])
    assert code in (PROTOCOL, MALFORMED)


def test_bytes_in_place_of_text_are_refused(server):
    code, reason = close_code_after(server, frame(b"\0\1\2", BINARY))
    assert code == FOREIGN and reason


CLOSES = {
    "nothing": b"", "a code": b"\x03\xe8", "a code and a reason": b"\x03\xe9gone",
    "half a code": b"\x03", "a code that is not sent": b"\x03\xed", "an unknown code": b"\xff\xff",
    "a reason that is no text": b"\x03\xe8\xff\xfe",
}


@pytest.mark.parametrize("what", CLOSES)
def test_a_page_that_closes_is_let_go(server, what):
    with Page(server) as page:
        page.send(frame(CLOSES[what], CLOSE))
        page.closing(SOON)
        assert page.connection.is_closed(SOON)


# Limits of a page

FOCUS = {"kind": "focus", "time": 1, "layer": None}
FLOODS = {
    "pings": frame(b"", PING),
    "long pings": frame(b"x" * 125, PING),
    "pongs": frame(b"", PONG),
    "empty messages' parts": frame(b"", CONTINUATION, fin=False),
    "messages": frame('{"imageFailed": 1}'),
    "pings and pongs": frame(b"", PING) + frame(b"", PONG),
}


@pytest.mark.parametrize("what", FLOODS)
def test_every_frame_counts(server, what):
    with Page(server) as page:
        if "parts" in what:
            page.send(frame(b"", fin=False))
        page.send(FLOODS[what] * 20_000)
        assert page.closing() == POLICY and page.close_reason


def test_every_event_counts(server):
    with Page(server) as page:
        page.send(frame(json.dumps({"events": [FOCUS] * 250})) * 40)
        assert page.closing() == POLICY


def test_a_flood_that_goes_on_is_closed_when_its_burst_is_used_up(server):
    with Page(server) as page:
        # Far more per second than allowed, but not at once.
        for _ in range(200):
            page.send(frame(b"", PING) * 100)
            if page.connection.has_ended or page.closing(0.005):
                break
        assert page.closing() == POLICY


def test_pongs_that_are_not_read_do_not_pile_up(quiet_server):
    with Page(quiet_server) as page:
        page.send(frame(b"x" * 125, PING) * 1000)
        assert page.is_answered()
    before = quiet_server.resident_kilobytes
    pages = [Page(quiet_server, receive_buffer=4096) for _ in range(24)]
    most = before
    for page in pages:
        page.connection.socket.setblocking(False)
        try:
            page.connection.socket.send(frame(b"x" * 125, PING) * 3_900)
        except BlockingIOError:
            pass
        most = max(most, quiet_server.resident_kilobytes)
    for _ in range(10):
        assert quiet_server.serves
        most = max(most, quiet_server.resident_kilobytes)
    for page in pages:
        page.leave()
    # The server may owe a page its tree and some frames. Its pongs would be 500 kB for each of them.
    assert most - before <= len(pages) * 192 + 2048, f"{most - before} kB more"


# Invalid messages

def event(**fields):
    return json.dumps({"events": [{**FOCUS, **fields}]})


def pointer(**fields):
    return json.dumps(one("pointer", **{"phase": "moved", **FAR, "modifiers": 0, **fields}))


def key(text):
    """`text` is what is between the quotes."""
    return json.dumps(one("key", phase="up", key="@", modifiers=0, repeats=False)).replace("@", text)


def with_time(text):
    return '{"events": [{"kind": "focus", "layer": null, "time": %s}]}' % text


def nested(levels, text="1"):
    """An event with an unknown field, with three levels around it."""
    value = "[" * levels + text + "]" * levels
    return '{"events": [{"kind": "focus", "layer": null, "time": 1, "more": %s}]}' % value


NO_JSON = {
    "nothing": "",
    "spaces": "   ",
    "words": "hello?",
    "half of it": '{"imageFailed": 1',
    "more behind it": '{"imageFailed": 1} x',
    "two messages": '{"imageFailed": 1}{"imageFailed": 1}',
    "a comma too many": '{"imageFailed": 1,}',
    "a comment": '{"imageFailed": 1 /* one */}',
    "single quotes": "{'imageFailed': 1}",
    "no quotes": "{imageFailed: 1}",
    "NaN": with_time("NaN"),
    "Infinity": with_time("Infinity"),
    "hexadecimal": with_time("0x10"),
    "a zero before it": with_time("01"),
    "a plus before it": with_time("+1"),
    "no digit after the point": with_time("1."),
    "no digit before it": with_time(".5"),
    "no exponent": with_time("1e"),
    "only a minus": with_time("-"),
    "half a surrogate": key("\\ud800"),
    "the other half": key("\\udc00"),
    "halves in the wrong order": key("\\udc00\\ud800"),
    "half an escape": key("\\u12"),
    "no such escape": key("\\x41"),
    "a line break in a text": key("a\nb"),
    "NUL in a text": key("a\0b"),
    "NUL behind it": '{"imageFailed": 1}\0',
}

NO_MESSAGE = {
    "a number": "1",
    "a list": "[]",
    "null": "null",
    "text": '"ack"',
    "an empty object": "{}",
    "an unknown message": '{"please": 1}',
    "two things": '{"imageFailed": 1, "events": []}',
    "an unknown key beside a known one": '{"imageFailed": 1, "please": 1}',
    "a doubled key": '{"imageFailed": 1, "imageFailed": 1}',
    "a doubled key that is spelled otherwise": '{"imageFailed": 1, "image\\u0046ailed": 1}',
    "a doubled key in an event": '{"events": [{"kind": "focus", "kind": "focus", "time": 1, "layer": null}]}',
    "an unknown kind": event(kind="explode"),
    "no kind": '{"events": [{"time": 1}]}',
    "an event that is a list": '{"events": [[]]}',
    "events that are none": '{"events": {}}',
    "257 events": json.dumps({"events": [FOCUS] * 257}),
    "no fields": '{"events": [{"kind": "pointer", "time": 1}]}',
    "no such phase": pointer(phase="exploded"),
    "text for a number": pointer(x="1"),
    "a truth for a number": pointer(x=True),
    "a number for a truth": json.dumps(one("wheel", **FAR, dx=0, dy=0, precise=1, modifiers=0)),
    "null for a number": pointer(x=None),
    "half a modifier": pointer(modifiers=0.5),
    "too many modifiers": pointer(modifiers=16),
    "too few modifiers": pointer(modifiers=-1),
    "a place out of the world": pointer(x=1e300),
    "a place a little out": pointer(x=100_001),
    "a time before time": with_time("-1"),
    "a time after it": with_time("1e10"),
    "a key without a name": key(""),
    "a key of 33 bytes": key("x" * 33),
    "half a layer": event(layer=0.5),
    "half a picture": '{"imageFailed": 0.5}',
    "a picture beyond all numbers": '{"imageFailed": 9223372036854775808}',
    "a picture named in words": '{"imageFailed": "1"}',
}

TOO_MUCH = {
    "1e999": with_time("1e999"),
    "-1e999": with_time("-1e999"),
    "an exponent of twenty digits": with_time("1e99999999999999999999"),
    "400 digits": with_time("9" * 400),
    "60,000 digits": with_time("9" * 60_000),
    "a picture of 60,000 digits": '{"imageFailed": %s}' % ("9" * 60_000),
    "nine levels": nested(6),
    "too deep an object": nested(1, '{"a":' * 10 + "1" + "}" * 10),
    "513 levels": "[" * 513,
    "60,000 levels": "[" * 60_000,
    "10,000 objects": '{"a":' * 10_000,
    "60,000 levels in a field": nested(30_000),
    "60,000 levels for a number": with_time("[" * 30_000 + "]" * 30_000),
    "60,000 quotes": '"' * 60_000,
    "60,000 backslashes": '{"' + "\\" * 60_000,
    "60,000 minus signs": "-" * 60_000,
    "60,000 commas": '{"events": [' + "," * 60_000 + "]}",
}
NONSENSE = {**NO_JSON, **NO_MESSAGE, **TOO_MUCH}

NO_TEXT = {
    "a lone byte": b"\xff",
    "a lone continuation": b"\x80",
    "a letter too long": b"\xc0\xaf",
    "half a letter": b"\xe2\x82",
    "a surrogate": b"\xed\xa0\x80",
    "beyond Unicode": b"\xf4\x90\x80\x80",
    "five bytes": b"\xf8\x88\x80\x80\x80",
    "a long NUL": b"\xc0\x80",
}


def check_malformed(server, payload):
    code, reason = close_code_after(server, frame(payload))
    assert code == MALFORMED and len(reason) > 10


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_closes_with_a_reason(server, what):
    check_malformed(server, NONSENSE[what])


@pytest.mark.parametrize("what", NO_TEXT)
def test_what_is_no_utf_8_closes_with_a_reason(server, what):
    check_malformed(server, key("@").encode().replace(b"@", NO_TEXT[what]))


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32-be"])
def test_other_encodings_are_not_guessed(server, encoding):
    check_malformed(server, '{"imageFailed": 1}'.encode(encoding))


@pytest.mark.parametrize("number", ["123456", "-1", "0", "9007199254740992"])
def test_a_frame_that_was_not_sent_cannot_be_acknowledged(server, number):
    code, _ = close_code_after(server, frame('{"ack": %s}' % number))
    assert code == POLICY


ACCEPTED = {
    **{f"a {name}": json.dumps(message) for name, message in VALID.items()},
    "256 events": json.dumps({"events": [FOCUS] * 256}),
    "eight levels": nested(5),
    "an unknown field": event(more={"a": 1, "b": ["c"]}),
    "escapes": key("\\u0041\\ud83d\\ude00\\n"),
    "a key of 32 bytes": key("x" * 32),
    "spaces": ' \t\r\n{ "imageFailed"\n:\t1 } ',
    "an exponent": with_time("1.5E+2"),
    "the ends of the world": pointer(x=-100_000, y=100_000),
}


@pytest.mark.parametrize("what", ACCEPTED)
def test_what_the_protocol_describes_is_accepted(quiet_server, what):
    assert close_code_after(quiet_server, frame(ACCEPTED[what])) == (0, "")
