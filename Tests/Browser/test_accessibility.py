"""What screen readers get to know, and everything with the keyboard."""

import pytest

from catalogue import Catalogue
from gallery import SLOW_SOCKET
from waiting import wait_until, wait_until_steady


DEVICE_BUTTONS = ("Phone", "Tablet", "Free", "Turn")


def press_tab_until(gallery, label, most=8):
    for _ in range(most):
        gallery.page.keyboard.press("Tab")
        if gallery.focused_label == label:
            return
    pytest.fail(f"{label} was not reached by {most} Tabs")


def focus_is_on(gallery, label):
    wait_until(lambda: gallery.focused_label == str(label), f"{label} has the focus")


def focus_first_cell(million):
    press_tab_until(million, "0")


def spoken(gallery, *roles):
    """Returns (role, name) of everything that is spoken, in order, as the browser reports it to screen readers."""
    nodes = gallery.protocol.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}

    def walk(node):
        role, name = (node.get(key, {}).get("value") for key in ("role", "name"))
        if role in roles and not node["ignored"]:
            yield role, name
        for child in node.get("childIds", []):
            yield from walk(by_id[child])

    return list(walk(nodes[0]))


def grid(gallery, *names):
    element = gallery.page.get_by_role("grid").first
    return [element.get_attribute(name) for name in names]


def row_and_column(gallery, cell):
    wait_until(lambda: cell.get_attribute("id"), "the cell is told of")
    row = gallery.page.locator(f"[role=row][aria-owns~={cell.get_attribute('id')}]")
    return int(row.get_attribute("aria-rowindex")), int(cell.get_attribute("aria-colindex"))


def test_the_collection_is_a_grid_of_200_000_rows_and_five_columns(million):
    names = ("aria-label", "aria-multiselectable", "aria-rowcount", "aria-colcount")
    assert grid(million, *names) == ["A million items", "true", "200000", "5"]
    million.wait_until_told("A million items")
    assert row_and_column(million, million.cell(7)) == (2, 3)
    assert million.cell(7).get_attribute("aria-selected") == "false"
    focus_first_cell(million)
    million.page.keyboard.press("End")
    last = million.cell(999_999)
    last.wait_for()
    wait_until(lambda: row_and_column(million, last) == (200_000, 5), "the rows are told again")


def test_the_columns_are_others_on_another_device(million):
    million.choose_device("turn")
    million.wait_for_size(852, 393)
    wait_until(lambda: grid(million, "aria-colcount") != ["5"], "there are more columns")
    columns = int(grid(million, "aria-colcount")[0])
    # Each of a hundred sections begins on its own line.
    assert grid(million, "aria-rowcount") == [str(100 * -(-10_000 // columns))]


def test_cells_are_spoken_in_the_order_in_which_they_are_seen(million):
    million.page.mouse.move(*million.middle(million.list))
    million.page.mouse.wheel(0, 1600)
    million.wait_for_offset(lambda offset: offset == 1600, "1600")
    million.page.mouse.wheel(0, -300)
    million.wait_for_offset(lambda offset: offset == 1300, "1300")

    def are_in_order():
        numbers = [int(name) for _, name in spoken(million, "gridcell") if name.isdigit()]
        return len(numbers) > 20 and numbers == sorted(numbers)

    wait_until(are_in_order, "the order is that of the items")


def test_the_bar_is_read_first_and_headings_stand_where_they_are_seen(gallery):
    def order():
        said = spoken(gallery, "heading", "gridcell", "button")
        return [name for role, name in said if role == "heading" or name in ("Settings", "Photos", "Line")]

    # All apps and layouts, and what fits of the sections after them.
    gallery.choose_device("tablet")
    gallery.wait_for_size(820, 1180)
    expected = ["Gallery", "Apps", "Settings", "Photos", "Layouts", "Line", "Data"]
    wait_until(lambda: order() == expected, "headings and cells are in order")
    assert gallery.page.get_by_role("heading", level=1).all_inner_texts() == ["Gallery"]
    assert gallery.page.get_by_role("heading", level=2).count() == 3


def test_the_way_back_is_read_before_the_title_and_without_its_arrow(million):
    expected = [("button", "Gallery"), ("button", "Source"), ("heading", "A million items"), ("button", "Last item"),
                ("grid", "A million items")]
    wait_until(lambda: spoken(million, "heading", "button", "grid")[4:9] == expected, "the bar is read first")


def test_tab_goes_from_the_top_down(million):
    million.wait_until_told("A million items")
    press_tab_until(million, "Gallery")
    for label in ("Source", "Last item", "0"):
        million.page.keyboard.press("Tab")
        focus_is_on(million, label)
    million.page.keyboard.press("Shift+Tab")
    focus_is_on(million, "Last item")


def test_below_a_dialog_nothing_is_reached(gallery):
    catalogue = Catalogue(gallery)
    catalogue.button("Show a sheet").evaluate("button => button.click()")
    gallery.page.get_by_role("dialog").wait_for()
    assert {name for _, name in spoken(gallery, "button")} == {*DEVICE_BUTTONS, "Close"}, "what is below is not told of"
    for _ in range(12):
        gallery.page.keyboard.press("Tab")
        assert gallery.page.evaluate("!document.activeElement.closest('[inert]')")


def test_tab_reaches_a_cell_in_view_of_a_list_that_was_scrolled(gallery):
    gallery.open("Photos")
    gallery.page.mouse.move(*gallery.middle(gallery.list))
    gallery.page.mouse.wheel(0, 700)
    gallery.wait_for_offset(lambda offset: offset == 700, "700")
    gallery.wait_until_told("Photos")
    press_tab_until(gallery, "Grid")
    gallery.page.keyboard.press("Tab")
    wait_until(lambda: gallery.focused_label in gallery.visible_labels, "a cell in view has the focus")


def test_two_quick_tabs_are_not_called_back_by_the_answer_to_the_first(million):
    million.wait_until_told("A million items")
    focus_first_cell(million)
    million.page.evaluate(SLOW_SOCKET)
    # Several frames apart, so that the app takes them as several moves, and all before its first answer.
    for key in ("Shift+Tab", "Tab", "Shift+Tab"):
        million.page.keyboard.press(key, delay=40)
    sent = len(million.frames())
    wait_until(lambda: len(million.frames()) > sent, "the app answers")
    wait_until_steady(lambda: (len(million.frames()), million.focused_label), "the focus", looks=10)
    assert million.focused_label == "Last item"


def test_arrows_move_the_focus_between_cells(million):
    focus_first_cell(million)
    for key, label in [("ArrowRight", 1), ("ArrowDown", 6), ("ArrowLeft", 5), ("ArrowUp", 0), ("ArrowDown", 5)]:
        million.page.keyboard.press(key)
        focus_is_on(million, label)
    million.screenshot("million-focus")


def test_the_focus_goes_on_to_cells_off_screen_which_scroll_into_view(million):
    focus_first_cell(million)
    for row in range(1, 25):
        million.page.keyboard.press("ArrowDown")
        focus_is_on(million, 5 * row)
    assert million.offset > 300
    assert million.cell(120).bounding_box()["y"] > million.list.bounding_box()["y"]
    million.page.keyboard.press("End")
    focus_is_on(million, 999_999)
    million.page.keyboard.press("PageUp")
    wait_until(lambda: million.focused_label not in ("999999", None), "the focus is a page further up")
    million.page.keyboard.press("Home")
    focus_is_on(million, 0)
    assert million.resting_offset() == 0


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_selects_the_focused_cell_and_deselects_it(million, key):
    focus_first_cell(million)
    million.page.keyboard.press("ArrowRight")
    focus_is_on(million, 1)
    million.page.keyboard.press(key)
    wait_until(lambda: million.cell(1).get_attribute("aria-selected") == "true", "1 is selected")
    million.page.keyboard.press(key)
    wait_until(lambda: million.cell(1).get_attribute("aria-selected") == "false", "1 is not selected")


def test_the_bars_buttons_work_by_tab_and_enter(gallery):
    press_tab_until(gallery, "Settings")
    for label in ("Mail", "Photos"):
        gallery.page.keyboard.press("ArrowDown")
        focus_is_on(gallery, label)
    gallery.page.keyboard.press("Enter")
    gallery.wait_for_list("Photos")
    press_tab_until(gallery, "Grid")
    gallery.screenshot("photos-button-focus")
    gallery.page.keyboard.press("Enter")
    gallery.button("Mosaic").wait_for()
    press_tab_until(gallery, "Gallery")
    gallery.page.keyboard.press("Enter")
    gallery.wait_for_list("Scenes")


def test_the_device_bars_buttons_work_by_tab_and_enter(gallery):
    for _ in range(8):
        gallery.page.keyboard.press("Tab")
        if gallery.page.evaluate("document.activeElement.dataset.device") == "tablet":
            break
    gallery.page.keyboard.press("Enter")
    gallery.wait_for_size(820, 1180)


def test_a_scene_is_described_by_its_name_and_its_hint(gallery):
    scene = gallery.cell("Photos")
    assert scene.get_attribute("aria-description") == "A mosaic of 120 photos, or a grid"


def test_a_screen_readers_click_opens_a_scene(gallery):
    gallery.cell("A million items").evaluate("cell => cell.click()")
    gallery.wait_for_list("A million items")


def test_the_keyboards_focus_survives_a_reconnection(million):
    focus_first_cell(million)
    million.page.keyboard.press("ArrowRight")
    focus_is_on(million, 1)
    million.page.evaluate("probe.sockets.at(-1).close()")
    wait_until(lambda: million.page.evaluate("probe.frames.at(-1).socket") == 1, "the tree was sent again")
    focus_is_on(million, 1)
