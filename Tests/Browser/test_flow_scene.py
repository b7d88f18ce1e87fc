"""A flow layout with a control for each of its properties."""

import re

import pytest

from gallery import BAR_HEIGHT, PHONE, SAFE
from waiting import wait_until

CAPTION = 32
# The height of the collection view, which extends below the home indicator.
HEIGHT = PHONE[1] - SAFE[PHONE].top - BAR_HEIGHT - CAPTION

PLACES = """cells => Object.fromEntries(cells
    .filter(cell => cell.checkVisibility())
    .map(cell => {
        const box = cell.getBoundingClientRect();
        const list = cell.closest("[data-collection]");
        const { left, top, width } = list.getBoundingClientRect();
        const scale = width / list.offsetWidth;
        const points = [box.left - left, box.top - top, box.width, box.height];
        return [cell.ariaLabel, points.map(point => Math.round(point / scale))];
    }))"""

OVERHANGING_TEXTS = """cells => cells
    .filter(cell => cell.checkVisibility())
    .filter(cell => {
        const box = cell.getBoundingClientRect();
        const runs = [...cell.querySelectorAll(".run")].map(run => run.getBoundingClientRect());
        // Ten points of margin; a run's box is a little taller than its letters.
        return runs.length === 0 || runs.some(run =>
            run.left < box.left + 9 || run.right > box.right - 9 || run.top < box.top + 6 || run.bottom > box.bottom - 6);
    })
    .map(cell => cell.ariaLabel)"""

LINES = "cells => cells.filter(cell => cell.checkVisibility()).map(cell => cell.querySelectorAll('.run').length)"
FILL = "element => getComputedStyle(element).backgroundColor"


@pytest.fixture
def phone(gallery):
    gallery.open("Flow")
    return gallery


@pytest.fixture
def tablet(gallery):
    """Upright: the collection view is 520 points wide, and the panel as high as the screen."""
    gallery.choose_device("tablet")
    gallery.wait_for_size(820, 1180)
    gallery.open("Flow")
    return gallery


def places(gallery):
    """Returns where each cell is in the collection view, in points: left, top, width, height."""
    return gallery.cells.evaluate_all(PLACES)


def expect_place(gallery, label, place):
    wait_until(lambda: places(gallery).get(label) == place, f"{label} is at {place}")


def caption(gallery):
    return gallery.page.get_by_text(" sections · content ").inner_text()


def panel(gallery):
    return gallery.device.get_by_role("group", name="Controls")


def stepper(gallery, title):
    return panel(gallery).get_by_role("spinbutton", name=re.compile(f"^{title}$", re.IGNORECASE))


def segment(gallery, title, word):
    return panel(gallery).get_by_role("radiogroup", name=title, exact=True).get_by_role("radio", name=word, exact=True)


def switch(gallery, title):
    return panel(gallery).get_by_role("switch", name=title, exact=True)


def target(gallery, words):
    """Returns the control, and where to press it, as a fraction of its width: half a stepper for `Increase width`, a
    segment for `Items: 30`, otherwise a switch."""
    for way, share in (("Decrease ", 0.25), ("Increase ", 0.75)):
        if words.startswith(way):
            return stepper(gallery, words.removeprefix(way)), share
    title, _, word = words.partition(": ")
    return (segment(gallery, title, word) if word else switch(gallery, title)), 0.5


def press(gallery, words, times=1):
    """Clicks, after turning the wheel until the control is in view."""
    control, share = target(gallery, words)

    def distance():
        (_, y), box = gallery.middle(control), panel(gallery).bounding_box()
        return y - min(max(y, box["y"] + 20), box["y"] + box["height"] - 20)

    if distance():
        gallery.page.mouse.move(*gallery.middle(panel(gallery)))
        gallery.page.mouse.wheel(0, distance() + (30 if distance() > 0 else -30))
        wait_until(lambda: distance() == 0, f"{words} is in view")
        gallery.page.wait_for_timeout(300)
    for _ in range(times):
        box = control.bounding_box()
        gallery.page.mouse.click(box["x"] + share * box["width"], box["y"] + box["height"] / 2)


def wheel(gallery, x, y):
    gallery.page.mouse.move(*gallery.middle(gallery.list))
    gallery.page.mouse.wheel(x, y)


def test_the_scene_opens_by_its_row(phone):
    # 393 wide: three items of 110 in a line of 373, so 21.5 between them.
    found = places(phone)
    assert found["1"] == [10, 50, 110, 70]
    assert found["3"] == [273, 50, 110, 70]
    assert found["4"] == [10, 130, 110, 70]
    assert caption(phone) == "30 items · 3 sections · content 393 × 1,200"
    phone.screenshot("flow-phone")


def test_the_bars_button_shows_the_panel_on_a_phone_and_hides_it(phone):
    assert not panel(phone).is_visible()
    phone.tap(phone.button("Controls"))
    panel(phone).wait_for()
    box, device = panel(phone).bounding_box(), phone.device.bounding_box()
    assert [box["x"], box["width"]] == [device["x"], device["width"]]
    assert box["y"] + box["height"] == device["y"] + device["height"]
    assert 0.38 < box["height"] / device["height"] < 0.5
    phone.screenshot("flow-panel")
    wheel(phone, 0, 5000)
    # Content of 1,200 ends where the panel begins: at 707 - 340.
    with_panel = 1200 - (HEIGHT - box["height"])
    assert with_panel == 833
    phone.wait_for_offset(lambda offset: offset == with_panel, "833, with the last line above the panel")
    phone.tap(phone.button("Done"))
    panel(phone).wait_for(state="hidden")
    # And at 707 - 34 without the panel.
    without_panel = 1200 - (HEIGHT - SAFE[PHONE].bottom)
    assert without_panel == 527
    phone.wait_for_offset(lambda offset: offset == without_panel, "527, with the last line above the line to go home by")


def test_on_its_side_a_phone_has_the_panel_beside_the_collection(phone):
    phone.choose_device("turn")
    phone.wait_for_size(852, 393)
    panel(phone).wait_for()
    # 300 and what the device covers.
    assert panel(phone).bounding_box()["width"] == 359
    assert phone.list.bounding_box()["width"] == 493
    # Three items of 110 in a line of 414 between the side of the island and the panel, so 42 between them.
    expect_place(phone, "1", [69, 50, 110, 70])
    expect_place(phone, "3", [373, 50, 110, 70])
    assert not phone.button("Controls").is_visible()
    phone.screenshot("flow-turned")


def test_clicks_on_controls_show_at_once(tablet):
    # 520 wide: four items of 110 in a line of 500, so 20 between them.
    expect_place(tablet, "2", [140, 50, 110, 70])
    press(tablet, "Increase line spacing", times=2)
    expect_place(tablet, "5", [10, 140, 110, 70])
    # Five of 80, with 25 between them.
    press(tablet, "Decrease width", times=3)
    expect_place(tablet, "2", [115, 50, 80, 70])
    press(tablet, "Increase height", times=3)
    expect_place(tablet, "6", [10, 170, 80, 100])
    press(tablet, "Decrease header", times=4)
    expect_place(tablet, "1", [10, 10, 80, 100])
    press(tablet, "Increase left inset", times=6)
    expect_place(tablet, "1", [40, 10, 80, 100])
    press(tablet, "Measured from: Margins")
    expect_place(tablet, "1", [70, 10, 80, 100])
    press(tablet, "Items: 1,000")
    wait_until(lambda: caption(tablet).startswith("1,000 items · 10 sections"), "the caption says so")
    tablet.screenshot("flow-tablet")


def test_controls_work_by_tab_and_arrows(phone):
    phone.tap(phone.button("Controls"))
    panel(phone).wait_for()
    while phone.focused_label != "30":
        phone.page.keyboard.press("Tab")
    seen = []
    for _ in range(6):
        phone.page.keyboard.press("Tab")
        # The panel scrolls below the focus, which stays in place.
        phone.page.wait_for_timeout(60)
        seen.append(phone.focused_label)
    assert seen == ["One size", "Width", "Height", "Vertically", "Right to left", "Line spacing"]
    control, group = stepper(phone, "Line spacing"), panel(phone)

    def is_in_view():
        inner, outer = control.bounding_box(), group.bounding_box()
        return outer["y"] <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"]

    wait_until(is_in_view, "the focused control has scrolled into view")
    assert control.get_attribute("aria-valuetext") == "10 points"
    phone.page.keyboard.press("ArrowRight")
    expect_place(phone, "4", [10, 135, 110, 70])
    assert control.get_attribute("aria-valuetext") == "15 points"
    phone.screenshot("flow-focus")


def test_controls_say_what_they_are(tablet):
    chosen, other = segment(tablet, "Sizes", "One size"), segment(tablet, "Sizes", "Mixed")
    assert [choice.get_attribute("aria-checked") for choice in (chosen, other)] == ["true", "false"]
    headers = switch(tablet, "Pinned headers")
    assert headers.get_attribute("aria-checked") == "false"
    headers.evaluate("control => control.click()")
    wait_until(lambda: headers.get_attribute("aria-checked") == "true", "the switch is on")
    other.evaluate("control => control.click()")
    million = segment(tablet, "Items", "1,000,000")
    wait_until(lambda: million.get_attribute("aria-disabled") == "true", "a million is for one size only")


def test_a_pinned_header_stays_at_the_top_while_the_wheel_turns(tablet):
    press(tablet, "Items: 1,000")
    press(tablet, "Pinned headers")
    header = tablet.page.get_by_text("Section 1", exact=True)
    top = header.bounding_box()["y"]
    assert tablet.list.bounding_box()["y"] <= top <= tablet.list.bounding_box()["y"] + 40
    for offset in (150, 300, 450):
        wheel(tablet, 0, 150)
        tablet.wait_for_offset(lambda now: now == offset, f"{offset}")
        assert header.bounding_box()["y"] == top
    tablet.screenshot("flow-pinned")
    # The section's footer begins at 2,050, so its header goes no further than to 2,010.
    wheel(tablet, 0, 1570)
    tablet.wait_for_offset(lambda now: now == 2020, "2020")
    assert header.bounding_box()["y"] == top - 10


def test_right_to_left_is_the_mirror_image(tablet):
    before = places(tablet)
    press(tablet, "Right to left")
    expect_place(tablet, "1", [400, 50, 110, 70])
    after = places(tablet)
    assert after.keys() == before.keys()
    for label, (left, top, width, height) in before.items():
        assert after[label] == [520 - left - width, top, width, height]
    tablet.screenshot("flow-right-to-left")


def test_sideways_columns_are_filled_from_top_to_bottom(phone):
    phone.tap(phone.button("Controls"))
    press(phone, "Scrolls: Horizontally")
    phone.tap(phone.button("Done"))
    # 707 high, of which 34 are covered: eight items in a column of 653, so 13.29 between them, after a header of 40 and
    # an inset of 10.
    assert HEIGHT - SAFE[PHONE].bottom - 20 == 653
    expect_place(phone, "9", [170, 10, 110, 70])
    assert places(phone)["1"] == [50, 10, 110, 70]
    assert places(phone)["2"] == [50, 93, 110, 70]
    assert places(phone)["8"] == [50, 593, 110, 70]
    phone.screenshot("flow-horizontal")
    wheel(phone, 100, 0)
    expect_place(phone, "9", [70, 10, 110, 70])


def test_sideways_from_right_to_left_begins_at_the_right_end(phone):
    phone.tap(phone.button("Controls"))
    press(phone, "Scrolls: Horizontally")
    press(phone, "Right to left")
    phone.tap(phone.button("Done"))
    expect_place(phone, "1", [393 - 160, 10, 110, 70])
    phone.screenshot("flow-horizontal-right-to-left")
    wheel(phone, -100, 0)
    expect_place(phone, "1", [393 - 60, 10, 110, 70])


@pytest.mark.parametrize("direction", ["Vertically", "Horizontally"])
def test_cells_that_size_themselves_have_room_for_their_texts(tablet, direction):
    press(tablet, "Sizes: Self-sizing")
    press(tablet, f"Scrolls: {direction}")
    wait_until(lambda: len(set(tablet.cells.evaluate_all(LINES))) > 3, "texts of different lengths")
    assert tablet.cells.evaluate_all(OVERHANGING_TEXTS) == []
    tablet.screenshot(f"flow-self-sizing-{direction.lower()}")
    most = max(tablet.cells.evaluate_all(LINES))
    press(tablet, "Increase width", times=6)
    wait_until(lambda: max(tablet.cells.evaluate_all(LINES)) < most, "fewer lines in wider cells")
    assert tablet.cells.evaluate_all(OVERHANGING_TEXTS) == []


def test_mixed_sizes(phone):
    phone.tap(phone.button("Controls"))
    press(phone, "Sizes: Mixed")
    wait_until(lambda: len({place[2] for place in places(phone).values()}) > 4, "several widths")
    assert all(10 <= left and left + width <= 383 for left, _, width, _ in places(phone).values())
    phone.tap(phone.button("Done"))
    phone.screenshot("flow-mixed")


def test_a_million_items_of_one_size(phone):
    phone.tap(phone.button("Controls"))
    press(phone, "Items: 1,000,000")
    wait_until(lambda: caption(phone).startswith("1,000,000 items · 100 sections"), "the caption says so")
    phone.tap(phone.button("Done"))
    panel(phone).wait_for(state="hidden")
    phone.page.keyboard.press("End")
    phone.cell(1_000_000).wait_for()
    assert phone.cells.count() < 100


def test_in_the_dark(server, visit):
    gallery = visit(server, color_scheme="dark")
    gallery.open("Flow")
    wait_until(lambda: gallery.list.evaluate(FILL) == "rgb(0, 0, 0)", "the list is black")
    gallery.tap(gallery.button("Controls"))
    panel(gallery).wait_for()
    assert panel(gallery).evaluate(FILL) == "rgb(0, 0, 0)"
    gallery.screenshot("flow-dark")


@pytest.mark.parametrize("direction", ["Vertically", "Horizontally"])
@pytest.mark.parametrize("sizes", ["One size", "Mixed", "Self-sizing"])
def test_no_control_makes_the_app_complain(server, tablet, sizes, direction):
    def click(words):
        """Clicks as a screen reader does: it brings what it reads into view, and then clicks it."""
        (control, _), box = target(tablet, words), panel(tablet).bounding_box()
        control.evaluate("control => control.focus()")
        wait_until(lambda: box["y"] < tablet.middle(control)[1] < box["y"] + box["height"], f"{words} is in view")
        control.evaluate("control => control.click()")

    def step_to_the_end(control, key, end):
        """Steps with a held key. The widest range, of heights when columns are filled, has 105 steps."""
        control.evaluate(
            """(control, key) => {
                const send = (kind, repeat) =>
                    control.dispatchEvent(new KeyboardEvent(kind, { key, repeat, bubbles: true, cancelable: true }));
                for (let step = 0; step < 110; step += 1) send("keydown", step > 0);
                send("keyup", false);
            }""", key)
        wait_until(
            lambda: control.get_attribute("aria-valuenow") == control.get_attribute(end), f"{key} has led to the end")
        # A page that sends far more than people can is disconnected, and later messages are lost.
        assert tablet.closes == []

    click(f"Sizes: {sizes}")
    click(f"Scrolls: {direction}")
    steppers = panel(tablet).get_by_role("spinbutton")
    assert steppers.count() == 10
    for key, end in (("ArrowRight", "aria-valuemax"), ("ArrowLeft", "aria-valuemin")):
        for index in range(10):
            if steppers.nth(index).get_attribute("aria-disabled") != "true":
                step_to_the_end(steppers.nth(index), key, end)
        for title in ("Right to left", "Pinned headers", "Pinned footers"):
            click(title)
        tablet.choose_device("turn")
        tablet.wait_for_size(*((1180, 820) if key == "ArrowRight" else (820, 1180)))
    tablet.page.wait_for_timeout(200)
    assert server.is_running and server.complained == []
