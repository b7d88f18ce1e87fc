"""The classic Flow, three ways in a browser: frames in each way, and a ruler whose numbers are the page's gaps."""

import pytest

from classic_flow import FlowThreeWays, bottom, gaps, middle, right
from gallery import PHONE, PHONE_SIDE, SAFE, TABLET
from waiting import wait_until

# The smallest length on a device with three pixels per point.
PIXEL = 1 / 3 + 0.01
ITEM, GAP = 100, 8


@pytest.fixture
def ways(gallery):
    return FlowThreeWays(gallery)


def expect_the_ruler_to_be_right(ways, least=6):
    """Expects that every number is in the middle of a gap between two tiles with the width that it shows, and at least
    so many."""
    look = ways.resting_look()
    rows = {}
    for tile in look["tiles"]:
        rows.setdefault(round(middle(tile["place"])), []).append(tile["place"])
    checked = 0
    for row in rows.values():
        for left, neighbor in zip(row, row[1:]):
            gap = neighbor[0] - right(left)
            x, y = right(left) + gap / 2, middle(left)
            if not 20 < y < ways.gallery.list.evaluate("list => list.offsetHeight") - 20 or gap < 0:
                continue
            said = [n["text"] for n in look["numbers"]
                    if abs(n["place"][0] + n["place"][2] / 2 - x) < 1 and abs(middle(n["place"]) - y) < 2]
            assert len(said) == 1, f"one number at {x}, {y}"
            assert float(said[0]) == pytest.approx(gap, abs=0.02)
            checked += 1
    assert checked >= least


def expect_a_block(ways, size, count):
    """Expects this many items side by side with gaps of 8, centred in the area that the device doesn't cover, with
    the odd point at the right. Returns how much is free at the left and at the right of them."""
    (width, _), safe = size, SAFE[size]
    free = width - safe.left - safe.right - count * ITEM - (count - 1) * GAP
    assert 2 * GAP <= free < 2 * GAP + ITEM + GAP, "there is no room for one more"
    first = safe.left + free // 2
    wait_until(lambda: ways.look["tiles"][0]["place"][0] == pytest.approx(first, abs=0.01), "the tiles are there")
    tiles, lines = ways.tiles(0), ways.lines(0)
    for item, place in tiles:
        assert place[0] == pytest.approx(first + item % count * (ITEM + GAP), abs=0.01), f"item {item}"
    full = [line for line in lines if len(line) == count]
    assert full
    for line in lines:
        assert line[0][0] == pytest.approx(first, abs=0.01)
        assert gaps(line) == pytest.approx([GAP] * (len(line) - 1), abs=0.01)
    end = first + count * ITEM + (count - 1) * GAP
    assert [right(line[-1]) for line in full] == pytest.approx([end] * len(full), abs=0.01)
    return first, width - end


def test_fixed_size_spreads_what_is_left_over(ways):
    lines = ways.lines(0)
    assert lines[0][0] == pytest.approx([8, 48, 100, 100], abs=0.01)
    assert right(lines[0][-1]) == pytest.approx(385, abs=0.01)
    assert [len(line) for line in lines[:3]] == [3, 3, 3]
    for line in lines:
        assert gaps(line) == pytest.approx([38.5] * (len(line) - 1), abs=PIXEL)
    assert lines[1][0][1] - bottom(lines[0][0]) == pytest.approx(8, abs=0.01)
    expect_the_ruler_to_be_right(ways)
    ways.gallery.screenshot("classic-flow-fixed-size")


def test_sizes_by_delegate_make_lines_as_high_as_their_tallest(ways):
    ways.choose("By delegate")
    lines = ways.lines(0)
    assert [place[2:] for place in lines[0]] == [[64, 60], [96, 100], [120, 80]]
    for line in lines:
        assert {round(middle(place)) for place in line} == {round(middle(line[0]))}
    assert min(place[1] for place in lines[1]) - max(map(bottom, lines[0])) == pytest.approx(8, abs=PIXEL)
    expect_the_ruler_to_be_right(ways)
    ways.gallery.screenshot("classic-flow-by-delegate")
    ways.wheel(700)
    second = ways.lines(1)
    full = [line for line in second if len(line) > 1][0]
    assert full[0][0] == pytest.approx(24, abs=PIXEL) and right(full[-1]) == pytest.approx(369, abs=PIXEL)
    expect_the_ruler_to_be_right(ways)
    ways.gallery.screenshot("classic-flow-by-delegate-scrolled")


def test_fixed_spacing_has_gaps_of_8_and_a_block_in_the_middle(ways):
    ways.choose("Fixed spacing")
    # 393 are three items and 77 points.
    assert expect_a_block(ways, PHONE, count=3) == (38, 39)
    assert {number["text"] for number in ways.look["numbers"]} <= {"8", "38", "39"}
    expect_the_ruler_to_be_right(ways)
    ways.gallery.screenshot("classic-flow-fixed-spacing")


def test_the_taught_insets_lose_an_item_and_the_ruler_says_104(ways):
    ways.choose("As taught")
    # 38 at either side of 393 leave 317 for 316.
    wait_until(lambda: ways.look["tiles"][0]["place"][0] == pytest.approx(38, abs=0.01), "the tiles are there")
    assert gaps(ways.lines(0)[0]) == pytest.approx([8.5, 8.5], abs=PIXEL)
    expect_the_ruler_to_be_right(ways)
    ways.gallery.screenshot("classic-flow-as-taught")
    ways.wheel(900)
    # As on a phone 320 points wide, in the middle of 393: 36 and 8, two items and what is left between them.
    full = [line for line in ways.lines(1) if len(line) > 1]
    assert full and all(len(line) == 2 for line in full)
    assert [full[0][0][0], full[0][1][0]] == pytest.approx([44, 248], abs=0.01)
    assert "104" in {number["text"] for number in ways.resting_look()["numbers"]}
    # A line of two has one gap.
    expect_the_ruler_to_be_right(ways, least=4)
    ways.gallery.screenshot("classic-flow-as-taught-320")


def test_a_finger_scrolls_and_the_ruler_goes_along(ways):
    ways.choose("Fixed spacing")
    ways.resting_look()
    ways.gallery.scroll_by_hand(900, "touch")
    assert ways.gallery.resting_offset() > 500
    expect_the_ruler_to_be_right(ways)


def test_turned_and_on_a_tablet_the_insets_are_computed_anew(ways):
    ways.choose("Fixed spacing")
    ways.resting_look()
    ways.wheel(400)
    first = ways.look["tiles"][0]["name"]
    ways.gallery.choose_device("turn")
    ways.gallery.wait_for_size(852, 393)
    # 734 between both sides of the island are six items and 94 points.
    assert expect_a_block(ways, PHONE_SIDE, count=6) == (59 + 47, 47 + 59)
    assert first in {tile["name"] for tile in ways.look["tiles"]}
    expect_the_ruler_to_be_right(ways)
    ways.gallery.screenshot("classic-flow-side")
    ways.gallery.choose_device("tablet")
    ways.gallery.wait_for_size(820, 1180)
    # 820 are seven items and 72 points.
    assert expect_a_block(ways, TABLET, count=7) == (36, 36)
    expect_the_ruler_to_be_right(ways)
    ways.gallery.screenshot("classic-flow-tablet")


def test_the_ruler_is_put_away_and_nothing_of_it_is_left(ways):
    def reds():
        picture = ways.gallery.picture(ways.gallery.list)
        return sum(count for count, (red, green, blue) in picture.getcolors(1_000_000)
                   if red > 240 and green < 90 and blue < 90)

    ways.resting_look()
    assert reds() > 500
    ways.gallery.tap(ways.gallery.button("Ruler"))
    wait_until(lambda: not ways.look["numbers"], "the numbers are gone")
    assert reds() == 0
    ways.gallery.screenshot("classic-flow-no-ruler")


def test_in_the_dark(server, visit):
    gallery = visit(server, color_scheme="dark")
    ways = FlowThreeWays(gallery)
    ways.choose("Fixed spacing")
    ways.resting_look()
    assert gallery.picture(gallery.list).getpixel((4, 60)) == (0, 0, 0)
    gallery.screenshot("classic-flow-dark")


def test_sideways_columns_have_gaps_of_8_too(ways):
    ways.choose("Fixed spacing")
    ways.gallery.tap(ways.gallery.button("Scroll horizontally"))
    # Between the bar with the choice and what the device covers there are 657 points: six items, and 17 points left
    # over.
    room = ways.gallery.list.evaluate("list => list.offsetHeight") - SAFE[PHONE].bottom
    assert room == 657
    wait_until(lambda: ways.look["tiles"][0]["place"][1] == pytest.approx(8, abs=0.01), "the first tile is at the top")
    tiles = ways.tiles(0)
    assert len(tiles) > 12
    for item, place in tiles:
        assert place[1::2] == pytest.approx([8 + item % 6 * (ITEM + GAP), ITEM], abs=0.01), f"item {item}"
    # 60, 100, 80, 140, 72 and 120 wide, in the middle of a column of 140 after a header of 40 and an inset of 8.
    assert [place[0] + place[2] / 2 for item, place in tiles if item < 6] == pytest.approx([118] * 6, abs=PIXEL)
    numbers = [number["text"] for number in ways.resting_look()["numbers"]]
    assert numbers.count("8") > 10
    ways.gallery.screenshot("classic-flow-sideways")


def test_from_a_xib_it_looks_the_same(gallery):
    looks = []
    for scene in ["Flow, three ways", "Flow from nib"]:
        ways = FlowThreeWays(gallery, scene)
        looks.append(ways.resting_look())
        gallery.page.evaluate("location.hash = '/'")
        gallery.page.locator('[data-collection="Scenes"]').wait_for()
    assert looks[0] == looks[1] and len(looks[0]["tiles"]) > 10
