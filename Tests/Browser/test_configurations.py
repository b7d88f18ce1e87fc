"""Cells whose configurations react to finger, mouse and keys, every kind in every state, and content for empty
screens."""

import pytest

from configurations import FOCUSED, NORMAL, PRESSED, Configurations
from test_audit import findings
from waiting import wait_until


@pytest.fixture
def scene(gallery):
    return Configurations(gallery)


def test_a_cell_looks_pressed_while_a_finger_rests_on_it(scene):
    scene.expect("Grouped", "Normal", NORMAL)
    where = scene.gallery.middle(scene.row("Grouped"))
    scene.gallery.touch("touchStart", where)
    scene.expect("Grouped", "Highlighted", PRESSED)
    scene.screenshot("pressed")
    scene.gallery.touch("touchEnd")
    scene.expect("Grouped", "Selected", PRESSED)
    scene.expect("Plain", "Normal", NORMAL)


def test_a_finger_that_goes_on_to_scroll_presses_nothing(scene):
    x, y = scene.gallery.middle(scene.row("Grouped"))
    scene.gallery.touch("touchStart", (x, y))
    scene.expect("Grouped", "Highlighted", PRESSED)
    for step in range(1, 9):
        scene.gallery.touch("touchMove", (x, y - 10 * step))
    scene.expect("Grouped", "Normal", NORMAL)
    scene.gallery.touch("touchEnd")
    assert scene.gallery.resting_offset() > 40
    scene.expect("Grouped", "Normal", NORMAL)


def test_the_mouse_presses_chooses_and_lets_go(scene):
    scene.page.mouse.move(*scene.gallery.middle(scene.row("Plain")))
    scene.page.mouse.down()
    scene.expect("Plain", "Highlighted", PRESSED)
    scene.page.mouse.up()
    # The mouse moves the focus, too; it becomes visible with the next key.
    scene.expect("Plain", "Selected", PRESSED)
    scene.gallery.tap(scene.row("Grouped"))
    scene.expect("Grouped", "Selected", PRESSED)
    scene.expect("Plain", "Selected", PRESSED)
    scene.gallery.tap(scene.row("Plain"))
    scene.expect("Plain", "Normal", NORMAL)
    scene.page.keyboard.press("ArrowRight")
    scene.expect("Grouped", "Selected, focused", PRESSED)


@pytest.mark.parametrize("key", ["Enter", " "])
def test_keys_focus_and_choose(scene, key):
    scene.row("Plain").focus()
    scene.expect("Plain", "Focused", FOCUSED)
    scene.page.keyboard.press("ArrowRight")
    scene.expect("Grouped", "Focused", FOCUSED)
    scene.expect("Plain", "Normal", NORMAL)
    scene.screenshot("focused")
    scene.page.keyboard.press(key)
    scene.expect("Grouped", "Selected, focused", PRESSED)
    assert scene.row("Grouped").get_attribute("aria-selected") == "true"
    scene.page.keyboard.press(key)
    scene.expect("Grouped", "Focused", FOCUSED)


def test_what_is_not_enabled_says_so_and_does_nothing(scene):
    row = scene.row("Not enabled")
    assert row.get_attribute("aria-disabled") == "true"
    scene.gallery.tap(row)
    scene.gallery.tap(scene.row("Plain"))
    scene.expect("Plain", "Selected")
    scene.expect("Not enabled", "Disabled")


def test_stars_of_a_content_of_its_own_are_filled_while_it_is_chosen(scene):
    before = scene.gallery.picture(scene.row("Your own"))
    scene.gallery.tap(scene.row("Your own"))
    wait_until(lambda: scene.row("Your own").get_attribute("aria-selected") == "true", "it is chosen")
    wait_until(lambda: scene.gallery.picture(scene.row("Your own")) != before, "it looks otherwise")


def test_light_and_dark_and_the_direction_of_reading(scene):
    left = scene.row("Plain").bounding_box()["x"]
    assert left < scene.row("Grouped").bounding_box()["x"]
    scene.gallery.tap(scene.gallery.device.get_by_role("radio", name="Dark", exact=True))
    scene.expect("Grouped", "Normal", "rgb(28, 28, 30)")
    scene.gallery.tap(scene.gallery.device.get_by_role("switch", name="Right to left"))
    wait_until(lambda: scene.row("Plain").bounding_box()["x"] > scene.row("Grouped").bounding_box()["x"], "it is mirrored")
    scene.screenshot("dark-right-to-left")


def test_nothing_is_there_and_all_comes_back(scene):
    for title, words in [("Empty", "No Cells"), ("No results", "No Results for “Atlantis”"), ("Loading", "Loading…")]:
        scene.press(title)
        scene.gallery.device.get_by_text(words, exact=True).wait_for()
        wait_until(lambda: scene.gallery.cells.locator("visible=true").count() == 0, "no cell is left")
        scene.screenshot(title.lower().replace(" ", "-"))
    scene.press("Show cells")
    scene.expect("Plain", "Normal")
    assert scene.gallery.device.get_by_text("Loading…", exact=True).count() == 0


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_others_find_nothing_wrong_with_it(gallery, appearance):
    gallery.page.emulate_media(color_scheme=appearance)
    scene = Configurations(gallery)
    scene.gallery.tap(scene.row("Plain"))
    scene.expect("Plain", "Selected")
    offset = None
    while (now := scene.gallery.offset) != offset:
        offset = now
        assert findings(gallery) == [], f"{offset} points down"
        scene.wheel(gallery.size[1] - 250)
    for title in ("Empty", "No results", "Loading"):
        scene.press(title)
        assert findings(gallery) == [], title


@pytest.mark.parametrize("device", ["phone", "tablet"])
def test_pictures_of_all_sections(gallery, device):
    scene = Configurations(gallery, device)
    offset, page = None, 0
    while (now := scene.gallery.offset) != offset:
        offset, page = now, page + 1
        scene.screenshot(f"{device}-{page}")
        scene.wheel(gallery.size[1] - 250)
    assert page > 3
    scene.gallery.cell("Custom view").wait_for()
