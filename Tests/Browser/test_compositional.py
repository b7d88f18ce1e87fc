"""Every feature of a compositional layout on its own card, with lines that show sections and groups."""

import pytest

from compositional import Compositional
from waiting import wait_until

# systemPink and systemBlue, for lines around groups and sections.
PINK, BLUE = (255, 45, 85), (0, 136, 255)


@pytest.fixture
def scene(gallery):
    return Compositional(gallery)


def test_the_page_scrolls_to_its_last_card_and_back(scene):
    scene.screenshot("phone")
    top = scene.offset
    scene.swipe("As many as fit", 0, -300)
    assert scene.offset > top + 200
    scene.scroll_to("Another layout")
    scene.screenshot("end")
    for _ in range(4):
        scene.wheel(-4000)
    assert scene.offset == top
    assert scene.tiles("Fractions")["1"] == [8, 8]


def test_a_section_goes_on_group_by_group_and_the_page_stays(scene):
    scene.scroll_to("Group paging")
    offset, title = scene.offset, "Group paging"
    assert scene.tiles(title)["1"] == [8, 8]
    scene.swipe(title, -110, 0)
    assert scene.tiles(title)["2"] == [8, 8]
    scene.swipe(title, -110, 0, speed=4000)
    assert scene.tiles(title)["3"] == [8, 8]
    scene.swipe(title, 110, 0)
    assert scene.tiles(title)["2"] == [8, 8]
    assert scene.offset == offset


def test_a_section_comes_to_rest_with_a_group_in_the_middle(scene):
    title = "Group paging, centred"
    card = scene.scroll_to(title)
    width = card.evaluate("card => card.offsetWidth")
    scene.swipe(title, -110, 0)
    middles = [left + 44 for left, _ in scene.tiles(title).values()]
    assert any(abs(middle - width / 2) <= 1 for middle in middles)


def test_a_wheel_goes_sideways_over_a_section_and_down_the_page(scene):
    scene.scroll_to("Anywhere")
    offset = scene.offset
    scene.wheel_over("Anywhere", 150, 0)
    scene.expect_tiles("Anywhere", lambda tiles: "4" in tiles and tiles["4"][0] < 200, "it has scrolled")
    assert scene.offset == offset
    scene.wheel_over("Anywhere", 0, 200)
    assert scene.offset > offset


def test_a_finger_that_goes_up_on_a_section_scrolls_the_page(scene):
    scene.scroll_to("Anywhere")
    tiles, offset = scene.tiles("Anywhere"), scene.offset
    scene.swipe("Anywhere", 0, -150, speed=600)
    assert scene.offset > offset + 100
    assert scene.tiles("Anywhere") == tiles


def test_lines_are_hidden_and_nothing_moves(scene):
    tiles = scene.tiles("Fractions")
    colors = scene.colors("Fractions")
    assert colors[PINK] > 500 and colors[BLUE] > 300
    scene.press("Hide lines")
    scene.gallery.button("Show lines").wait_for()
    wait_until(lambda: not {PINK, BLUE} & scene.colors("Fractions").keys(), "the lines are gone")
    assert scene.tiles("Fractions") == tiles
    scene.screenshot("without-lines")
    scene.press("Show lines")
    wait_until(lambda: all(scene.colors("Fractions").get(color, 0) > 300 for color in (PINK, BLUE)), "the lines are back")


def test_a_tile_is_inserted_and_removed(scene):
    title = "Items come and go"
    scene.scroll_to("Another layout")
    places = scene.tiles(title)
    assert len(places) == 7
    scene.press("Insert")
    tiles = scene.expect_tiles(title, lambda tiles: len(tiles) == 8, "one more")
    # In place of the fourth; the fourth begins the next row.
    assert tiles["8"] == places["4"] and tiles["4"] == places["5"]
    scene.screenshot("inserted")
    scene.press("Remove")
    scene.expect_tiles(title, lambda tiles: len(tiles) == 7, "one less")
    scene.press("Reverse")
    scene.expect_tiles(title, lambda tiles: tiles["7"] == places["1"], "the last is the first")


def test_a_grid_becomes_a_list(scene):
    title = "Another layout"
    scene.scroll_to(title)
    scene.press("As a list")
    tiles = scene.expect_tiles(title, lambda tiles: len({left for left, _ in tiles.values()}) == 1, "it is a list")
    assert [tiles[str(number)][1] for number in range(1, 7)] == [8, 33, 58, 83, 108, 133]


def test_a_narrower_view_has_fewer_columns(scene):
    title = "As many columns as fit"
    scene.scroll_to(title)
    assert len({left for left, _ in scene.tiles(title).values()}) == 4
    scene.press("Narrower")
    scene.expect_tiles(title, lambda tiles: len({left for left, _ in tiles.values()}) == 2, "two columns")


def test_a_header_stays_while_its_section_scrolls_inside_the_card(scene):
    title = "Pinned headers"
    card = scene.scroll_to(title)
    offset = scene.offset
    scene.wheel_over(title, 0, 60)
    header = card.get_by_text("Section 1", exact=True)
    assert scene.offset == offset and scene.tiles(title)["4"][1] < 30
    assert abs(header.bounding_box()["y"] - card.bounding_box()["y"]) < 8


def test_a_tablet_has_two_cards_side_by_side(scene):
    scene.gallery.choose_device("tablet")
    scene.gallery.wait_for_size(820, 1180)
    for _ in range(4):
        scene.wheel(-4000)
    scene.screenshot("tablet")
    first, second = (scene.card(title).bounding_box() for title in ("Fractions", "As many as fit"))
    assert abs(first["y"] - second["y"]) < 2 and second["x"] - first["x"] > 300 * scene.scale
