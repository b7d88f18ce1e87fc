"""The Catalogue's controls for a screen reader and the keyboard."""

import pytest

from waiting import wait_until


@pytest.fixture
def catalogue(gallery):
    gallery.open_app("Catalogue")
    gallery.device.get_by_role("switch", name="Wi-Fi").wait_for()
    return gallery


def becomes(control, attribute, value):
    wait_until(lambda: control.get_attribute(attribute) == value, f"{attribute} is {value}")


def test_a_switch_is_turned_by_space_and_by_a_screen_readers_click(catalogue):
    switch = catalogue.device.get_by_role("switch", name="Wi-Fi")
    assert switch.get_attribute("aria-checked") == "true"
    switch.focus()
    catalogue.page.keyboard.press(" ")
    becomes(switch, "aria-checked", "false")
    switch.evaluate("element => element.click()")
    becomes(switch, "aria-checked", "true")


def test_a_slider_says_its_range_and_follows_arrow_keys(catalogue):
    slider = catalogue.device.get_by_role("slider", name="Volume")
    names = ("aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext")
    assert [slider.get_attribute(name) for name in names] == ["0.4", "0", "1", "40%"]
    slider.focus()
    catalogue.page.keyboard.press("ArrowRight")
    catalogue.page.keyboard.press("ArrowRight")
    becomes(slider, "aria-valuetext", "60%")
    # A click without a place isn't a click in the middle, which would be 50%.
    slider.evaluate("element => element.click()")
    catalogue.page.keyboard.press("ArrowRight")
    becomes(slider, "aria-valuetext", "70%")
    catalogue.page.keyboard.press("End")
    becomes(slider, "aria-valuetext", "100%")


def test_keys_that_are_sent_to_a_slider_reach_it_wherever_the_focus_is(catalogue):
    slider = catalogue.device.get_by_role("slider", name="Volume")
    slider.dispatch_event("keydown", {"key": "ArrowUp"})
    becomes(slider, "aria-valuetext", "50%")


def test_arrow_keys_choose_segments_and_take_the_focus_along(catalogue):
    group = catalogue.device.get_by_role("radiogroup", name="Period")
    week, month = (group.get_by_role("radio", name=name) for name in ("Week", "Month"))
    assert week.get_attribute("aria-checked") == "true"
    assert [week.get_attribute("tabindex"), month.get_attribute("tabindex")] == ["0", "-1"]
    week.focus()
    catalogue.page.keyboard.press("ArrowRight")
    becomes(month, "aria-checked", "true")
    wait_until(lambda: catalogue.focused_label == "Month", "Month has the focus")
    group.get_by_role("radio", name="Year").evaluate("element => element.click()")
    becomes(group.get_by_role("radio", name="Year"), "aria-checked", "true")


def test_a_stepper_is_a_number_between_limits(catalogue):
    stepper = catalogue.device.get_by_role("spinbutton", name="Copies")
    stepper.focus()
    catalogue.page.keyboard.press("ArrowUp")
    becomes(stepper, "aria-valuenow", "1")
    assert stepper.get_attribute("aria-valuemax") == "100"
