"""The device bar: other sizes, turned, resized by hand; and pages that follow each other."""

from gallery import PHONE_SIDE, SAFE
from waiting import wait_until, wait_until_steady

MARGIN = 12


def columns(width):
    """Columns of 68 points, at least 6 apart."""
    return (width - 2 * MARGIN + 6) // (68 + 6)


def test_a_tablet_has_more_columns_than_a_phone(million):
    assert million.columns == 5
    million.choose_device("tablet")
    million.wait_for_size(820, 1180)
    wait_until(lambda: million.columns == 10, "ten columns")
    million.screenshot("million-tablet")


def test_turning_swaps_width_and_height_and_keeps_the_place(million):
    million.page.mouse.move(*million.middle(million.list))
    million.page.mouse.wheel(0, 2000)
    million.wait_for_offset(lambda offset: offset == 2000, "2000")
    before = set(million.visible_labels)
    million.choose_device("turn")
    million.wait_for_size(852, 393)
    # Between both sides of the island.
    safe = SAFE[PHONE_SIDE]
    assert columns(852 - safe.left - safe.right) == 9
    wait_until(lambda: million.columns == 9, "nine columns")
    assert min(left for left, _, _ in million.frames_of_cells) == safe.left + MARGIN
    million.resting_offset()
    million.screenshot("million-turned")
    million.choose_device("turn")
    million.wait_for_size(393, 852)
    wait_until(lambda: million.columns == 5, "five columns")
    assert "0" not in before and million.offset > 0


def test_the_list_of_scenes_becomes_cards_side_by_side(gallery):
    gallery.screenshot("scenes-phone")
    gallery.choose_device("tablet")
    gallery.wait_for_size(820, 1180)
    wait_until(lambda: gallery.columns == 2, "two columns")
    gallery.screenshot("scenes-tablet")


def test_free_fills_the_window_and_the_grip_gives_any_size(million):
    million.choose_device("free")
    window = million.page.locator("main").bounding_box()
    width, height = window["width"], window["height"]
    million.wait_for_size(width, height)
    assert million.device.bounding_box() == window
    assert columns(width) == 13
    wait_until(lambda: million.columns == 13, "thirteen columns")

    x, y = million.middle(million.page.locator(".grip"))
    million.page.mouse.move(x, y)
    million.page.mouse.down()
    million.page.mouse.move(x - 200, y - 50, steps=8)
    million.page.mouse.up()
    wait_until(lambda: million.size == (width - 400, height - 100), "400 narrower and 100 lower, as it stays in the middle")
    assert columns(width - 400) == 7
    wait_until(lambda: million.columns == 7, "seven columns")
    device = wait_until_steady(million.device.bounding_box, "the device")
    assert [device["width"], device["height"]] == [width - 400, height - 100]
    million.screenshot("million-free")


def test_a_small_window_scales_the_device_down_and_presses_still_meet(million):
    million.page.set_viewport_size({"width": 700, "height": 500})
    wait_until(lambda: million.device.bounding_box()["height"] < 450, "the device is smaller")
    assert million.size == (393, 852)
    million.tap(million.cell(41))
    wait_until(lambda: million.cell(41).get_attribute("aria-selected") == "true", "41 is selected")
    million.screenshot("million-small-window")


def test_a_second_page_follows_the_first_and_the_other_way_round(server, visit, million):
    second = visit(server)
    second.wait_for_list("A million items")
    million.choose_device("tablet")
    second.wait_for_size(820, 1180)
    wait_until(lambda: second.columns == 10, "ten columns")
    second.page.mouse.move(*second.middle(second.list))
    second.page.mouse.wheel(0, 500)
    assert million.wait_for_offset(lambda offset: offset == 500, "500") == second.resting_offset()
