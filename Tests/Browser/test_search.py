"""Ten thousand mountains, filtered with every key: what stays slides, and nothing is doubled or missing."""

import pytest

from search import Search
from waiting import wait_until


@pytest.fixture
def search(gallery):
    return Search(gallery)


def test_every_key_filters(search):
    assert search.found == 10_000 and search.text == ""
    found = 10_000
    for letter in "storm":
        search.type(letter)
        wait_until(lambda: search.found < found, f"{letter} leaves fewer")
        assert search.report == (0, found - search.found, 0)
        found = search.found
        assert all(search.text in name.lower() for name in search.names)
    search.screenshot("phone")
    search.page.keyboard.press("Backspace")
    wait_until(lambda: search.text == "stor", "a letter is taken back")
    assert search.report[0] == search.found - found
    search.page.keyboard.press("Escape")
    wait_until(lambda: search.found == 10_000, "all are back")
    assert search.text == "" and search.report[1:] == (0, 0)


def test_keys_are_heard_after_a_touch_of_a_button(search):
    search.press("R")
    wait_until(lambda: search.text == "r", "R was typed")
    # Not one more R, whose button has the browser's focus.
    search.type(" c")
    search.press("Clear")
    wait_until(lambda: search.text == "", "the text is gone")


def test_fast_typing_ends_with_what_was_typed(search):
    search.page.keyboard.type("storm spire", delay=15)
    wait_until(lambda: search.text == "storm spire", "all was typed")
    assert search.names == ["Storm Spire"]
    for _ in range(11):
        search.page.keyboard.press("Backspace", delay=5)
    wait_until(lambda: search.found == 10_000, "all are back")
    names = search.names
    assert names == sorted(names) and len(set(names)) == len(names)


def test_letters_that_lead_nowhere_rest(search):
    search.type("rav")
    enabled = {
        letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        if search.gallery.button(letter).get_attribute("aria-disabled") != "true"}
    assert "E" in enabled and not enabled & set("QXZ")
    search.press("E")
    wait_until(lambda: search.text == "rave", "E was typed")


def test_every_frame_of_a_shuffle_shows_each_mountain_once(search):
    search.type("raven p")
    names = set(search.names)
    assert 3 <= len(names) <= 12
    for _ in range(3):
        frames = search.frames(lambda: search.press("Shuffle"))
        assert len(frames) > 10
        for frame in frames:
            assert sorted(frame) == sorted(names)
        inserted, deleted, moved = search.report
        assert (inserted, deleted) == (0, 0) and moved >= 1


def test_every_frame_of_a_large_shuffle_shows_no_mountain_twice(gallery):
    search = Search(gallery, device="tablet")
    search.type("storm")
    before = search.names
    frames = search.frames(lambda: search.press("Shuffle"))
    after = search.names
    assert after != before and sorted(after) == sorted(before), "all are in view"
    for frame in frames:
        assert sorted(frame) == sorted(before)
    search.screenshot("tablet")


def test_what_stays_slides_straight_to_its_place(search):
    search.type("raven ")
    before = dict((name, (x, y)) for name, x, y in search.resting_cards())
    last = list(before)[-1].removeprefix("Raven ")
    journeys = search.journeys(lambda: search.page.keyboard.type(last[0].lower()))
    after = dict((name, (x, y)) for name, x, y in search.resting_cards())
    stayed = [name for name in after if name in before and before[name] != after[name]]
    assert stayed, "one has another place"
    for name in stayed:
        way = journeys[name]
        assert len({(round(x), round(y)) for x, y, _ in way}) > 3, f"{name} slides"
        assert all(opacity == 1 for _, _, opacity in way), f"{name} is seen all the time"


def test_sorting_brings_the_order_back(search):
    search.type("eagle")
    names = search.names
    search.press("Shuffle")
    wait_until(lambda: search.names != names, "another order")
    moved = search.report[2]
    search.press("Sort by name")
    wait_until(lambda: search.names == names, "by name")
    assert search.report == (0, 0, moved), "the way back has as many moves"


def test_a_text_that_no_name_has_says_so(search):
    search.page.keyboard.type("qqq")
    search.gallery.device.get_by_text("No mountain has that name.").wait_for()
    assert search.found == 0


def test_a_tablet_has_four_columns(gallery):
    search = Search(gallery, device="tablet")
    cards = search.resting_cards()
    assert len({x for _, x, _ in cards}) == 4
