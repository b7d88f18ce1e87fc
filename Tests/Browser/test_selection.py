"""Clicks, fingers and keys choose cells, and open photos."""

from waiting import wait_until

SELECTED = "cells => cells.filter(cell => cell.ariaSelected === 'true').map(cell => cell.ariaLabel)"
BORDER = "cell => getComputedStyle(cell, '::after').border"


def selected(gallery):
    return gallery.cells.evaluate_all(SELECTED)


def test_clicks_select_several_items_and_a_second_click_deselects(million):
    for label in (7, 12, 23):
        million.tap(million.cell(label))
    wait_until(lambda: selected(million) == ["7", "12", "23"], "three are selected")
    assert million.cell(7).evaluate(BORDER).startswith("4px solid rgb(255, 141, 40)")
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


def selected_numbers(gallery):
    return sorted(int(label) for label in selected(gallery))


def wait_for_numbers(gallery, numbers):
    wait_until(lambda: selected_numbers(gallery) == list(numbers), f"{list(numbers)} are selected")


def test_shift_and_a_click_select_all_between_and_another_moves_the_end(million):
    million.tap(million.cell(6))
    wait_for_numbers(million, [6])
    million.click(million.cell(18), "Shift")
    wait_for_numbers(million, range(6, 19))
    million.screenshot("million-shift-click")
    million.click(million.cell(8), "Shift")
    wait_for_numbers(million, [6, 7, 8])
    million.page.keyboard.press("Escape")
    wait_for_numbers(million, [])
    assert million.list.get_attribute("data-collection") == "A million items", "the first Escape only deselects"
    million.page.keyboard.press("Escape")
    million.wait_for_list("Scenes")


def test_control_and_a_click_change_one_cell(million):
    million.tap(million.cell(6))
    million.click(million.cell(9), "Control")
    wait_for_numbers(million, [6, 9])
    million.click(million.cell(6), "Control")
    wait_for_numbers(million, [9])


def test_two_fingers_select_what_they_pass_over_and_do_not_scroll(million):
    def fingers(label):
        x, y = million.middle(million.cell(label))
        return (x - 12, y), (x + 12, y)

    million.touch("touchStart", *fingers(6))
    for label in (7, 8, 13, 18):
        million.touch("touchMove", *fingers(label))
    wait_for_numbers(million, range(6, 19))
    million.screenshot("million-two-fingers")
    million.touch("touchMove", *fingers(12))
    wait_for_numbers(million, range(6, 13))
    million.touch("touchEnd")
    wait_for_numbers(million, range(6, 13))
    assert million.offset == 0


def focus_first_cell(million):
    """Moves past the back button and the buttons in the bar."""
    million.wait_until_told("A million items")
    for label in ("Gallery", "Source", "Last item", "0"):
        million.page.keyboard.press("Tab")
        wait_until(lambda: million.focused_label == label, f"{label} has the focus")


def click_for_focus(million, label):
    """Clicks, which moves the focus; the page hears of that a frame later."""
    million.tap(million.cell(label))
    wait_until(lambda: million.focused_label == str(label), f"{label} has the focus")


def press(million, keys):
    for key in keys:
        before = million.focused_label
        million.page.keyboard.press(key)
        wait_until(lambda: million.focused_label != before, f"{key} moves the focus")


def test_shift_and_arrow_keys_take_the_selection_along(million):
    click_for_focus(million, 6)
    press(million, ["Shift+ArrowRight", "Shift+ArrowDown"])
    assert million.focused_label == "12"
    wait_for_numbers(million, range(6, 13))
    million.screenshot("million-shift-arrows")
    press(million, ["Shift+ArrowUp", "Shift+ArrowUp"])
    wait_for_numbers(million, range(2, 7))


def test_control_a_selects_all_that_there_is(million):
    focus_first_cell(million)
    million.page.keyboard.press("Control+a")
    shown = len(million.visible_labels)
    wait_until(lambda: len(selected(million)) >= shown, "all in view are selected", seconds=30)
    million.page.keyboard.press("End")
    million.cell(999_999).wait_for()
    wait_until(lambda: million.cell(999_999).get_attribute("aria-selected") == "true", "the last is selected")


def test_a_button_leads_to_the_millionth_item_and_back(million):
    million.tap(million.button("Last item"))
    million.cell(999_999).wait_for()
    million.tap(million.button("First item"))
    million.cell(0).wait_for()
    million.button("Last item").wait_for()


def test_a_tap_on_a_photo_opens_it_and_back_returns_to_the_same_place(gallery):
    gallery.open("Photos")
    gallery.page.mouse.move(*gallery.middle(gallery.list))
    gallery.page.mouse.wheel(0, 700)
    gallery.wait_for_offset(lambda offset: offset == 700, "700")
    # In the left column; the middle is between the two columns.
    x, y = gallery.middle(gallery.list)
    gallery.touch("touchStart", (x - 80, y))
    gallery.touch("touchEnd")
    gallery.wait_for_list("Photo")
    name = gallery.cells.locator("visible=true").first.get_attribute("aria-label")
    gallery.page.get_by_text(name, exact=True).wait_for()
    gallery.wait_for_pictures()
    gallery.screenshot("photo-drawn")

    gallery.tap(gallery.button("Photos"))
    gallery.wait_for_list("Photos")
    assert gallery.offset == 700
    wait_until(lambda: selected(gallery) == [], "nothing is selected any more")
    gallery.tap(gallery.button("Gallery"))
    gallery.wait_for_list("Scenes")


def test_escape_goes_back(million):
    million.page.keyboard.press("Escape")
    million.wait_for_list("Scenes")
