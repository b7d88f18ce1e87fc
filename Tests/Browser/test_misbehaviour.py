"""A page that breaks the rules is told so and closed; the others continue."""

import pytest

from waiting import wait_until

# Opens a socket beside the page's own, and returns how it was closed.
CLOSED_AFTER = """async messages => {
    const socket = new WebSocket(`ws://${location.host}${location.pathname}socket`);
    await new Promise(resolve => socket.onopen = resolve);
    const closed = new Promise(resolve => socket.onclose = ({ code, reason }) => resolve([code, reason]));
    for (const message of messages) socket.send(message === "bytes" ? new Uint8Array(3) : message);
    return closed;
}"""

FLOOD = """() => {
    const events = Array(250).fill({ kind: "focus", time: 1, layer: null });
    for (let count = 0; count < 40; count++) probe.sockets.at(-1).send(JSON.stringify({ events }));
}"""

NONSENSE = {
    "no JSON": ("hello?", 1007),
    "an unknown message": ('{"please": 1}', 1007),
    "an event without its fields": ('{"events": [{"kind": "pointer"}]}', 1007),
    "a place out of the world": (
        '{"events": [{"kind": "pointer", "time": 1, "phase": "began", "x": 1e300, "y": 0, "modifiers": 0}]}', 1007),
    "a frame never sent": ('{"ack": 123456}', 1008),
    "too long": ("x" * 70_000, 1009),
    "bytes": ("bytes", 1003),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_closes_with_a_reason(million, what):
    message, expected = NONSENSE[what]
    code, reason = million.page.evaluate(CLOSED_AFTER, [message])
    assert code == expected and len(reason) > 10
    assert million.page.evaluate("probe.sockets[0].readyState") == 1, "the page's own socket stays open"


def test_a_second_page_goes_on_while_the_first_floods(server, visit, million):
    second = visit(server)
    second.wait_for_list("A million items")
    second.page.mouse.move(*second.middle(second.list))
    million.page.evaluate(FLOOD)
    for turn in range(1, 6):
        second.page.mouse.wheel(0, 40)
        second.wait_for_offset(lambda offset: offset == 40 * turn, 40 * turn)
    wait_until(lambda: million.closes, "the first is closed")
    assert million.closes[0]["code"] == 1008 and million.closes[0]["reason"].endswith(".")
    assert second.closes == []
    wait_until(lambda: million.offset == 200, "the first is back and follows")


def test_more_than_32_pages_are_sent_away(million):
    million.page.evaluate("""async () => {
        window.more = Array.from({ length: 32 }, () => new WebSocket(`ws://${location.host}${location.pathname}socket`));
    }""")
    wait_until(lambda: million.closes, "one is too many")
    assert [close["code"] for close in million.closes] == [1013]
    million.page.evaluate("more.forEach(socket => socket.close())")
