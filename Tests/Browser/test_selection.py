"""Clicks and taps choose cells, and open photos."""

from waiting import wait_until

SELECTED = "cells => cells.filter(cell => cell.ariaSelected === 'true').map(cell => cell.ariaLabel)"
BORDER = "cell => getComputedStyle(cell, '::after').border"


def selected(gallery):
    return gallery.cells.evaluate_all(SELECTED)


def test_clicks_select_several_items_and_a_second_click_deselects(million):
    for label in (7, 12, 23):
        million.tap(million.cell(label))
    wait_until(lambda: selected(million) == ["7", "12", "23"], "three are selected")
    assert million.cell(7).evaluate(BORDER).startswith("4px solid rgb(255, 149, 0)")
    million.screenshot("million-selected")
    million.tap(million.cell(12))
    wait_until(lambda: selected(million) == ["7", "23"], "two are selected")
    assert not million.cell(12).evaluate(BORDER).startswith("4px")


def test_a_selected_item_is_still_selected_after_it_was_out_of_sight(million):
    million.tap(million.cell(7))
    wait_until(lambda: selected(million) == ["7"], "one is selected")
    million.page.mouse.move(*million.middle(million.list))
    million.page.mouse.wheel(0, 4000)
    million.wait_for_offset(lambda offset: offset == 4000, "4000")
    assert selected(million) == [], "its cell is reused, and does not show the old selection"
    million.page.mouse.wheel(0, -4000)
    million.wait_for_offset(lambda offset: offset == 0, "0")
    assert selected(million) == ["7"]


def test_a_tap_on_a_photo_opens_it_and_back_returns_to_the_same_place(gallery):
    gallery.open("Photos")
    gallery.page.mouse.move(*gallery.middle(gallery.list))
    gallery.page.mouse.wheel(0, 700)
    gallery.wait_for_offset(lambda offset: offset == 700, "700")
    # In the left column; the middle is between the two.
    x, y = gallery.middle(gallery.list)
    gallery.touch("touchStart", (x - 80, y))
    gallery.touch("touchEnd")
    picture = gallery.device.locator("[role=img]")
    picture.wait_for()
    name = picture.get_attribute("aria-label")
    gallery.page.get_by_text(name, exact=True).wait_for()
    gallery.wait_for_pictures()
    gallery.screenshot("photo-drawn")

    gallery.tap(gallery.button("‹ Photos"))
    gallery.wait_for_list("Photos")
    assert gallery.offset == 700
    wait_until(lambda: selected(gallery) == [], "nothing is selected any more")
    gallery.tap(gallery.button("‹ Gallery"))
    gallery.wait_for_list("Scenes")


def test_escape_goes_back(million):
    million.page.keyboard.press("Escape")
    million.wait_for_list("Scenes")
