"""Batch updates: tiles that are inserted, deleted and moved, all at once, and always where the model has them."""

from math import hypot

import pytest

from updates import Updates
from waiting import wait_until

CHANGES = {
    "Insert": "5 sections, 45 tiles",
    "Delete": "5 sections, 43 tiles",
    "Move": "5 sections, 43 tiles",
    "Shuffle": "5 sections, 43 tiles",
    "Add section": "6 sections, 48 tiles",
    "Move section": "6 sections, 48 tiles",
}


@pytest.fixture
def updates(gallery):
    return Updates(gallery)


@pytest.mark.parametrize("layout", ["Grid", "List", "Flower"])
def test_each_button_changes_the_page_as_it_changes_the_model(updates, layout):
    updates.choose_layout(layout)
    updates.expect_page_and_model_equal(rows=layout != "Flower")
    for button, summary in CHANGES.items():
        updates.change(button)
        assert updates.summary == summary
        updates.expect_page_and_model_equal(rows=layout != "Flower")
    count = len(updates.sections)
    updates.change("Remove section")
    assert len(updates.sections) == count - 1
    tiles = updates.expect_page_and_model_equal(rows=layout != "Flower")
    if layout == "Grid":
        assert len(tiles) == len(updates.order), "all are in view"
        assert updates.headers == list(updates.sections)
    updates.gallery.screenshot(f"updates-{layout.lower()}")


def test_a_reload_gives_one_tile_another_shade(updates):
    fills = """list => Object.fromEntries([...list.querySelectorAll("[role=gridcell]")]
        .filter(cell => cell.checkVisibility())
        .map(cell => [cell.ariaLabel, getComputedStyle(cell.querySelector(".layer")).backgroundColor]))"""
    before = updates.gallery.list.evaluate(fills)
    order = updates.order
    updates.press("Reload")

    def changed():
        now = updates.gallery.list.evaluate(fills)
        return len(now) == len(before) and [name for name in now if now[name] != before[name]]

    assert len(wait_until(changed, "a shade is different")) == 1
    assert updates.order == order
    updates.expect_page_and_model_equal()


def test_chosen_tiles_stay_chosen_wherever_they_go(updates):
    def chosen():
        return {tile["name"] for tile in updates.tiles if tile["selected"]}

    for name in ("7", "12"):
        updates.gallery.tap(updates.gallery.cell(name))
    wait_until(lambda: chosen() == {"7", "12"}, "two are chosen")
    for button in ("Shuffle", "Add section", "Move section", "Insert"):
        updates.change(button)
        updates.resting_tiles()
        assert chosen() == {"7", "12"}


def test_a_shuffle_slides_every_tile_straight_to_its_place_and_never_back(updates):
    journeys = updates.journeys("Shuffle")
    assert len(journeys) == 42
    on_the_way = 0
    for name, way in journeys.items():
        assert len(way) > 10, f"{name} is there in every frame"
        (x, y, _), end = way[0], way[-1]
        lengths = [hypot(end[0] - left, end[1] - top) for left, top, _ in way]
        assert all(next <= last + 0.5 for last, next in zip(lengths, lengths[1:])), f"{name} came nearer all the time"
        assert all(opacity == 1 for _, _, opacity in way)
        on_the_way += any(1 < length < lengths[0] - 1 for length in lengths)
    assert on_the_way > 30


def test_an_insertion_caught_in_the_middle(updates):
    """New tiles appear gradually, while the others make room."""
    journeys = updates.journeys("Insert")
    for name in ("43", "44", "45"):
        opacities = [opacity for _, _, opacity in journeys[name]]
        assert opacities == sorted(opacities) and opacities[-1] == 1
        assert any(0.1 < opacity < 0.9 for opacity in opacities), f"{name} was seen half transparent"
        assert len({(x, y) for x, y, _ in journeys[name]}) == 1, f"{name} appears in its place"
    updates.expect_page_and_model_equal()

    updates.press("Insert")
    updates.gallery.page.wait_for_timeout(120)
    updates.gallery.screenshot("updates-insertion")
    updates.expect_page_and_model_equal()


def test_a_storm_ends_with_page_and_model_equal_and_no_frame_shows_a_tile_twice(updates):
    updates.watch_for_twins()
    updates.press("Storm")
    wait_until(lambda: updates.summary.startswith("Storm: 1"), "the storm has begun")
    assert updates.gallery.button("Insert").get_attribute("aria-disabled") == "true"
    updates.gallery.page.wait_for_timeout(1500)
    updates.gallery.screenshot("updates-storm")
    updates.wait_for_storm_to_end()
    updates.expect_all_equal()
    twins = updates.twins
    assert twins["found"] == []
    assert twins["looks"] > 200 and twins["most"] > 20
    assert updates.gallery.button("Insert").get_attribute("aria-disabled") is None


def test_a_storm_over_changing_layouts_and_a_turning_wheel(gallery):
    updates = Updates(gallery, device="phone")
    updates.watch_for_twins()
    updates.press("Storm")
    for turn in range(9):
        gallery.page.mouse.move(*gallery.middle(gallery.list))
        gallery.page.mouse.wheel(0, 300 if turn % 2 else -150)
        gallery.page.wait_for_timeout(250)
        updates.press("Layout")
    updates.wait_for_storm_to_end()
    updates.choose_layout("Flower")
    tiles = updates.expect_page_and_model_equal(rows=False)
    assert len(tiles) == len(updates.order)
    assert updates.twins["found"] == []


@pytest.mark.parametrize("hand", ["mouse", "touch"])
def test_a_tile_is_carried_to_another_section_and_the_others_make_room(updates, hand):
    gallery = updates.gallery
    before = {tile["name"]: tile["place"] for tile in updates.resting_tiles()}
    order, goal = updates.order, gallery.middle(gallery.cell("11"))
    updates.watch_for_twins()
    updates.lift("3", by=hand)
    updates.carry_to(goal)
    wait_until(lambda: gallery.middle(gallery.cell("3")) == pytest.approx(goal, abs=1), "the tile is where the hand is")
    held = {tile["name"]: tile["place"] for tile in updates.resting_tiles()}
    assert held["4"] == before["3"], "the gap it left is closed"
    assert held["11"] == before["12"], "a new one is open"
    assert updates.order == order, "nothing is done before the hand lets go"
    gallery.screenshot(f"updates-carried-by-{hand}")
    updates.let_go()
    wait_until(lambda: updates.sections["B"][:5] == ["8", "9", "10", "3", "11"], "the model has it there")
    assert updates.sections["A"] == ["1", "2", "4", "5", "6", "7"]
    updates.expect_page_and_model_equal()
    assert updates.twins["found"] == []
    assert not any(tile["selected"] for tile in updates.tiles)


def test_a_tile_that_is_held_at_the_edge_makes_the_board_scroll(gallery):
    updates = Updates(gallery, device="phone")
    updates.lift("1", by="touch")
    box = gallery.list.bounding_box()
    updates.carry_to((box["x"] + box["width"] / 2, box["y"] + box["height"] - 10))
    end = gallery.wait_for_offset(lambda offset: offset > 200, "far down")
    updates.let_go()
    wait_until(lambda: "1" in updates.sections["E"] + updates.sections["D"], "it came to one of the last sections")
    assert gallery.resting_offset() == pytest.approx(end, abs=1)
    updates.expect_all_equal()


@pytest.mark.parametrize("delay", [0, 100, 250])
def test_a_screen_reader_activates_storm_while_the_screen_leaves(updates, delay):
    gallery = updates.gallery
    storm = gallery.button("Storm").element_handle()
    gallery.page.evaluate("""([storm, delay]) => new Promise(done => {
        addEventListener("popstate", () => setTimeout(() => done(storm.click()), delay), { once: true });
        history.back();
    })""", [storm, delay])
    gallery.wait_for_list("Scenes")
    gallery.open("Updates")
    updates.expect_page_and_model_equal()
