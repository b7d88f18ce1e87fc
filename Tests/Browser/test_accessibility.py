"""What a screen reader is told, and all of it by keyboard."""

import pytest

from waiting import wait_until, wait_until_steady


# The app hears of everything a while later, as over a slow line.
SLOW_SOCKET = """() => {
    const socket = probe.sockets.at(-1);
    const send = socket.send.bind(socket);
    socket.send = text => setTimeout(() => send(text), 150);
}"""


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


def test_the_collection_is_a_listbox_of_a_million_options(million):
    assert million.list.get_attribute("aria-label") == "A million items"
    assert million.list.get_attribute("aria-multiselectable") == "true"
    first = million.cell(0)
    names = ("aria-posinset", "aria-setsize", "aria-selected")
    assert [first.get_attribute(name) for name in names] == ["1", "1000000", "false"]
    million.page.keyboard.press("End")
    last = million.cell(999_999)
    last.wait_for()
    assert [last.get_attribute(name) for name in names] == ["1000000", "1000000", "false"]


def spoken_options(gallery):
    """The options in the order of the browser's accessibility tree."""
    nodes = gallery.protocol.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}

    def walk(node):
        if node.get("role", {}).get("value") == "option":
            yield int(node["name"]["value"])
        for child in node.get("childIds", []):
            yield from walk(by_id[child])

    return list(walk(nodes[0]))


def test_options_are_spoken_in_the_order_in_which_they_are_seen(million):
    million.page.mouse.move(*million.middle(million.list))
    million.page.mouse.wheel(0, 1600)
    million.wait_for_offset(lambda offset: offset == 1600, "1600")
    million.page.mouse.wheel(0, -300)
    million.wait_for_offset(lambda offset: offset == 1300, "1300")
    wait_until(lambda: spoken_options(million) == sorted(spoken_options(million)), "the order is that of the items")


def test_one_tab_reaches_the_collection_and_the_next_leaves_it(million):
    focus_first_cell(million)
    million.page.keyboard.press("Tab")
    focus_is_on(million, "‹ Gallery")
    million.page.keyboard.press("Shift+Tab")
    focus_is_on(million, 0)


def test_tab_reaches_a_cell_in_view_of_a_list_that_was_scrolled(gallery):
    gallery.open("Photos")
    gallery.page.mouse.move(*gallery.middle(gallery.list))
    gallery.page.mouse.wheel(0, 700)
    gallery.wait_for_offset(lambda offset: offset == 700, "700")
    gallery.page.keyboard.press("Tab")
    wait_until(lambda: gallery.focused_label in gallery.visible_labels, "a cell in view has the focus")


def test_two_quick_tabs_are_not_called_back_by_the_answer_to_the_first(million):
    focus_first_cell(million)
    million.page.evaluate(SLOW_SOCKET)
    # Several frames apart, so that the app takes them for several moves, and all before its first answer.
    for key in ("Shift+Tab", "Tab", "Tab"):
        million.page.keyboard.press(key, delay=40)
    sent = len(million.frames())
    wait_until(lambda: len(million.frames()) > sent, "the app answers")
    wait_until_steady(lambda: (len(million.frames()), million.focused_label), "the focus", looks=10)
    assert million.focused_label == "‹ Gallery"


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
    press_tab_until(gallery, "Photos")
    gallery.page.keyboard.press("Enter")
    gallery.wait_for_list("Photos")
    press_tab_until(gallery, "Grid")
    gallery.screenshot("photos-button-focus")
    gallery.page.keyboard.press("Enter")
    gallery.button("Mosaic").wait_for()
    press_tab_until(gallery, "‹ Gallery")
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
    assert scene.get_attribute("aria-description") == "A mosaic of 120 pictures, or a grid"


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
