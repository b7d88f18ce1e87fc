"""Every control with mouse, finger and keyboard, and everything that moves, on one page."""

import pytest

from catalogue import TURNS, Catalogue, Finger, Keyboard, Mouse, point
from conftest import WINDOW
from gallery import HERE, SLOW_SOCKET, Gallery, Log
from server import Server
from waiting import wait_until, wait_until_steady

FILL = "element => getComputedStyle(element).backgroundColor"
COLOR = "element => getComputedStyle(element).color"
FONT_SIZE = "element => parseFloat(getComputedStyle(element).fontSize)"

HANDS = {"mouse": Mouse, "touch": Finger, "keyboard": Keyboard}


class SharedGallery:
    """One Gallery in one tab for the tests of this file, each of which opens the scene again. After a failure, which
    may have left any screen open, the tests use a new one."""

    def __init__(self, browser):
        self.browser = browser
        self.server = None

    def open(self):
        if self.server is None:
            self.server = Server()
            context = self.browser.new_context(viewport=WINDOW, has_touch=True)
            context.add_init_script(path=HERE / "probe.js")
            context.set_default_timeout(10_000)
            page = context.new_page()
            self.gallery = Gallery(page, Log(page, self.server.origin))
            page.goto(self.server.url)
            self.gallery.wait_for_cells()
        return Catalogue(self.gallery)

    def close(self):
        if self.server is None:
            return
        self.gallery.page.context.close()
        self.server.stop()
        self.server = None


@pytest.fixture(scope="module")
def shared(browser):
    shared = SharedGallery(browser)
    yield shared
    shared.close()


@pytest.fixture
def catalogue(shared):
    catalogue = shared.open()
    yield catalogue
    catalogue.gallery.log.check()
    assert shared.server.complained == []
    try:
        catalogue.leave()
    except Exception:
        shared.close()


@pytest.fixture(params=["mouse", "touch", "keyboard"])
def hand(request, catalogue):
    return HANDS[request.param](catalogue)


@pytest.fixture(params=["mouse", "touch"])
def pointer(request, catalogue):
    return HANDS[request.param](catalogue)


@pytest.fixture
def finger(catalogue):
    return Finger(catalogue)


@pytest.fixture
def keyboard(catalogue):
    return Keyboard(catalogue)


# Buttons and switches


@pytest.mark.parametrize("name", ["Image and subtitle", "System type"])
def test_a_button_does_its_action_once(catalogue, hand, name):
    button = catalogue.button(name)
    assert catalogue.value(button) == "0 taps"
    hand.press(button)
    catalogue.expect_value(button, "1 tap")
    hand.press(button)
    catalogue.expect_value(button, "2 taps")


def test_return_presses_a_button_too(catalogue, keyboard):
    button = catalogue.button("Plain style")
    keyboard.press(button, "Enter")
    catalogue.expect_value(button, "1 tap")


def test_a_toggle_button_stays_selected(catalogue, hand):
    button = catalogue.button("Toggle")
    for pressed, words in (("true", "Selected"), ("false", "Not selected")):
        hand.press(button)
        catalogue.expect_attribute(button, "aria-pressed", pressed)
        catalogue.expect_value(button, words)


def test_a_press_that_leaves_the_button_does_nothing(catalogue, pointer):
    button = catalogue.button("Filled style")
    x, y = point(button, (0.5, 0.5))
    pointer.drag_points((x, y), (x - 250, y))
    pointer.press(catalogue.button("Gray style"))
    catalogue.expect_value(catalogue.button("Gray style"), "1 tap")
    assert catalogue.value(button) == "0 taps"


def test_a_drag_that_begins_on_a_button_scrolls_the_page(catalogue, finger):
    button = catalogue.button("Image and subtitle")
    x, y = point(button, (0.5, 0.5))
    for _ in range(5):
        finger.drag_points((x, y), (x, y - 200))
        # A finger that rests for 150 ms presses the button, and no longer scrolls. On a busy machine this may happen
        # here.
        if wait_until_steady(lambda: catalogue.offset, "the offset") > 0:
            break
    assert catalogue.offset > 150
    assert catalogue.value(button) == "0 taps"


def test_a_switch_is_turned_by_a_press(catalogue, hand):
    switch = catalogue.control("switch", "Wi-Fi")
    assert catalogue.value(switch) == "On"
    for checked, words in (("false", "Off"), ("true", "On")):
        hand.press(switch)
        catalogue.expect_attribute(switch, "aria-checked", checked)
        catalogue.expect_value(switch, words)


def test_a_switch_is_turned_by_dragging_its_thumb(catalogue, pointer):
    switch = catalogue.control("switch", "Low light")
    pointer.drag(switch, (0.3, 0.5), (0.9, 0.5))
    catalogue.expect_attribute(switch, "aria-checked", "true")
    catalogue.expect_value(switch, "On")
    pointer.drag(switch, (0.7, 0.5), (0.1, 0.5))
    catalogue.expect_value(switch, "Off")


def test_what_is_not_available_does_nothing(catalogue, pointer):
    switch = catalogue.control("switch", "Not available")
    pointer.press(switch)
    slider = catalogue.control("slider", "Not available")
    pointer.drag(slider, (0.5, 0.5), (0.9, 0.5))
    pointer.press(catalogue.control("switch", "Wi-Fi"))
    catalogue.expect_value(catalogue.control("switch", "Wi-Fi"), "Off")
    assert [catalogue.value(switch), catalogue.value(slider)] == ["Off", "50%"]


# Sliders


def test_a_slider_follows_its_thumb_and_the_page_stays(catalogue, pointer):
    slider = catalogue.control("slider", "Volume")
    catalogue.reveal(slider)
    offset = catalogue.offset
    # 321 wide: the middle of a thumb of 37 moves 284 from 18.5.
    pointer.drag(slider, ((18.5 + 0.4 * 284) / 321, 0.5), ((18.5 + 0.8 * 284) / 321, 0.9))
    catalogue.expect_value(slider, "80%")
    assert slider.get_attribute("aria-valuetext") == "80%"
    pointer.drag(slider, ((18.5 + 0.8 * 284) / 321, 0.5), (-0.05, 0.5))
    catalogue.expect_value(slider, "0%")
    assert catalogue.offset == offset


def test_a_mouse_presses_anywhere_on_the_track_but_a_finger_begins_on_the_thumb(catalogue, finger):
    slider = catalogue.control("slider", "Volume")
    finger.press(slider, at=(0.9, 0.5))
    Mouse(catalogue).press(catalogue.control("slider", "Brightness"), at=((28 + 19 + 0.25 * 227) / 321, 0.5))
    catalogue.expect_value(catalogue.control("slider", "Brightness"), "25%")
    assert catalogue.value(slider) == "40%"


def test_a_slider_can_tell_its_value_at_the_end_only(catalogue, finger):
    slider = catalogue.control("slider", "Temperature, sent at the end")
    catalogue.reveal(slider)
    x, y = point(slider, ((18.5 + 41 / 60 * 284) / 321, 0.5))
    catalogue.gallery.touch("touchStart", (x, y))
    for step in range(1, 9):
        catalogue.gallery.touch("touchMove", (x - 15 * step, y))
    wait_until(lambda: float(slider.get_attribute("aria-valuenow")) < 0, "the thumb has moved below zero")
    assert catalogue.value(slider) == "21 °C"
    catalogue.gallery.touch("touchEnd")
    # 120 of 284 points are 25 of 60 degrees.
    catalogue.expect_value(slider, "-4 °C")


def test_keys_move_a_slider_by_tenths_and_to_its_ends(catalogue, keyboard):
    slider = catalogue.control("slider", "Volume")
    keyboard.go_to(slider)
    steps = [("ArrowRight", "50%"), ("ArrowUp", "60%"), ("ArrowLeft", "50%"), ("ArrowDown", "40%"),
             ("End", "100%"), ("Home", "0%")]
    for key, words in steps:
        keyboard.keyboard.press(key)
        catalogue.expect_value(slider, words)
    catalogue.expect_attribute(slider, "aria-valuenow", "0")


# Steppers


def test_a_stepper_steps_up_and_down(catalogue, pointer):
    stepper = catalogue.control("spinbutton", "Copies")
    for at, words in ((0.75, "1"), (0.75, "2"), (0.25, "1")):
        pointer.press(stepper, at=(at, 0.5))
        catalogue.expect_value(stepper, words)
        assert stepper.get_attribute("aria-valuenow") == words


def test_a_held_stepper_goes_on(catalogue, pointer):
    stepper = catalogue.control("spinbutton", "Copies")
    pointer.hold(stepper, (0.75, 0.5), lambda: int(catalogue.value(stepper)) > 6, "it has stepped several times")
    reached = wait_until_steady(lambda: catalogue.value(stepper), "the stepper")
    assert stepper.get_attribute("aria-valuenow") == reached


def test_a_stepper_that_goes_round_does(catalogue, pointer):
    stepper = catalogue.control("spinbutton", "Hour, wraps")
    for at, words in ((0.25, "23"), (0.75, "0")):
        pointer.press(stepper, at=(at, 0.5))
        catalogue.expect_value(stepper, words)


def test_arrows_step_a_stepper(catalogue, keyboard):
    stepper = catalogue.control("spinbutton", "Copies")
    keyboard.go_to(stepper)
    for key, words in (("ArrowUp", "1"), ("ArrowRight", "2"), ("ArrowDown", "1"), ("ArrowLeft", "0")):
        keyboard.keyboard.press(key)
        catalogue.expect_value(stepper, words)


# Segments and pages


def test_a_segment_is_chosen_by_a_press(catalogue, pointer):
    group = catalogue.control("radiogroup", "Period")
    pointer.press(catalogue.segment("Period", "Year"))
    catalogue.expect_value(group, "Year")
    catalogue.expect_attribute(catalogue.segment("Period", "Year"), "aria-checked", "true")
    catalogue.expect_attribute(catalogue.segment("Period", "Week"), "aria-checked", "false")


def test_the_plate_of_segments_is_dragged(catalogue, pointer):
    group = catalogue.control("radiogroup", "Period")
    pointer.drag(group, (0.375, 0.5), (0.9, 0.5))
    catalogue.expect_value(group, "Year")


def test_arrows_choose_the_segment_beside(catalogue, keyboard):
    group = catalogue.control("radiogroup", "Period")
    keyboard.go_to(catalogue.segment("Period", "Week"))
    for key, words in (("ArrowRight", "Month"), ("ArrowLeft", "Week"), ("ArrowLeft", "Day")):
        keyboard.keyboard.press(key)
        catalogue.expect_value(group, words)
    wait_until(lambda: catalogue.gallery.focused_label == "Day", "the focus goes with the choice")


def test_a_segment_that_is_not_available_is_not_chosen(catalogue, pointer):
    group = catalogue.control("radiogroup", "Partly available")
    pointer.press(catalogue.segment("Partly available", "Disabled"))
    pointer.press(catalogue.segment("Partly available", "First"))
    catalogue.expect_value(group, "First")
    assert catalogue.segment("Partly available", "Disabled").get_attribute("aria-disabled") == "true"


def test_a_page_control_goes_a_page_by_a_press_beside_the_middle(catalogue, pointer):
    control = catalogue.control("slider", "Five pages")
    for at, words in ((0.9, "Page 2 of 5"), (0.9, "Page 3 of 5"), (0.1, "Page 2 of 5")):
        pointer.press(control, at=(at, 0.5))
        catalogue.expect_value(control, words)
    catalogue.expect_attribute(control, "aria-valuetext", "page 2 of 5")


def test_a_drag_along_the_dots_runs_through_the_pages(catalogue, pointer):
    control = catalogue.control("slider", "Five pages")
    pointer.drag(control, (0.1, 0.5), (0.99, 0.5))
    catalogue.expect_value(control, "Page 5 of 5")


def test_arrows_turn_the_pages(catalogue, keyboard):
    control = catalogue.control("slider", "A hundred pages")
    keyboard.go_to(control)
    for key, words in (("ArrowRight", "Page 52 of 100"), ("ArrowLeft", "Page 51 of 100")):
        keyboard.keyboard.press(key)
        catalogue.expect_value(control, words)


# Progress


def test_progress_is_added_by_its_button(catalogue, hand):
    bar, button = catalogue.control("progressbar", "Download"), catalogue.button("Progress")
    assert bar.get_attribute("aria-valuetext") == "30%"
    hand.press(button)
    catalogue.expect_value(button, "40%")
    catalogue.expect_attribute(bar, "aria-valuetext", "40%")


def test_a_spinner_is_started_and_stopped(catalogue, hand):
    switch = catalogue.control("switch", "Medium animates")
    hand.press(switch)
    catalogue.expect_value(switch, "Animating")
    before = catalogue.restless_frames
    wait_until(lambda: catalogue.restless_frames > before + 5, "it turns")
    hand.press(switch)
    catalogue.expect_value(switch, "Stopped")
    catalogue.expect_quiet()
    assert catalogue.control("progressbar", "Medium").is_visible(), "it is told to stay"


# Animations


RACERS = ["linear", "ease in", "ease out", "ease in out", "spring"]


def test_racers_move_through_all_between_and_arrive(catalogue):
    catalogue.expect_words(catalogue.section("Race"), "0 of 5 arrived")
    Mouse(catalogue).press(catalogue.button("Race"))
    journeys = catalogue.journeys(RACERS, "5 of 5 arrived")
    catalogue.expect_words(catalogue.section("Race"), "5 of 5 arrived")
    for name, journey in zip(RACERS, journeys):
        assert len(set(journey)) > 8, f"{name} is seen in between"
        assert abs(journey[-1] - journeys[0][-1]) < 0.5, f"{name} arrives where all do"
    linear, ease_in, ease_out, _, spring = journeys
    assert all(one <= next for one, next in zip(linear, linear[1:]))
    assert all(slow <= fast + 0.5 for slow, fast in zip(ease_in, ease_out))
    assert max(spring) > spring[-1] + 5, "the spring goes beyond"
    catalogue.expect_quiet()


def test_keyframes_go_on_until_they_are_stopped(catalogue):
    hand = Mouse(catalogue)
    catalogue.reveal(catalogue.button("Start"))
    card = catalogue.stage("Start").locator(".layer").first.element_handle()
    start = card.bounding_box()
    hand.press(catalogue.button("Start"))
    catalogue.expect_words(catalogue.section("Stop"), "hopping")
    # The hop is 36 points high.
    wait_until(lambda: card.bounding_box()["y"] < start["y"] - 15, "the card hops")
    wait_until(lambda: card.evaluate(FILL) not in ("rgb(175, 82, 222)", "rgb(255, 45, 85)"), "it is of a mixed colour")
    hand.press(catalogue.button("Stop"))
    catalogue.expect_words(catalogue.section("Start"), "at rest")
    catalogue.expect_quiet()


def test_an_animator_is_scrubbed_by_a_slider_and_played_on(catalogue, pointer):
    slider = catalogue.control("slider", "Fraction")
    box = catalogue.stage("Play").locator(".layer").first
    catalogue.reveal(slider)
    start = catalogue.gallery.middle(box)[0]
    pointer.drag(slider, (18.5 / 321, 0.5), ((18.5 + 0.5 * 284) / 321, 0.5))
    catalogue.expect_words(catalogue.section("Play"), "50%")
    # From 40 to 261 of 321 points.
    wait_until(lambda: abs(catalogue.gallery.middle(box)[0] - start - 110.5) < 2, "the box is half way")
    pointer.press(catalogue.button("Play"))
    catalogue.expect_words(catalogue.section("Play"), "finished")
    wait_until(lambda: slider.get_attribute("aria-valuenow") == "0", "the slider is at its start again")
    catalogue.expect_quiet()


@pytest.mark.parametrize("times, kind", [(1, "a flip"), (2, "a dissolve")])
def test_a_card_turns_to_its_other_side(catalogue, times, kind):
    mouse, button = Mouse(catalogue), catalogue.button("Flip")
    catalogue.reveal(button)
    for turn in range(times):
        mouse.press(button)
        seen = catalogue.stage("Flip").evaluate(TURNS, ["back", "front"][turn % 2])
        catalogue.expect_words(catalogue.section("Flip"), ["back", "front"][turn % 2])
    catalogue.expect_words(catalogue.stage("Flip"), ["Back", "Front"][(times - 1) % 2])
    assert (len(seen) > 4) == (kind == "a flip")
    catalogue.expect_quiet()


def test_doors_without_views_open_in_perspective(catalogue):
    stage = catalogue.stage("Open the doors").element_handle()
    Mouse(catalogue).press(catalogue.button("Open the doors"))
    seen = stage.evaluate(TURNS, "open")
    catalogue.expect_words(catalogue.section("Close the doors"), "open")
    assert len([turn for turn in seen if turn.startswith("matrix3d")]) > 8
    catalogue.button("Close the doors").wait_for()
    catalogue.expect_quiet()


# Appearance, direction, size of text


def test_the_bar_makes_the_page_dark_and_light(catalogue, hand):
    title = catalogue.text("Wi-Fi")
    keys = isinstance(hand, Keyboard)
    assert title.evaluate(COLOR) == "rgb(0, 0, 0)"
    choose(catalogue, hand, "Appearance", "Dark", ["ArrowRight", "ArrowRight"] if keys else [], "System")
    wait_until(lambda: title.evaluate(COLOR) == "rgb(255, 255, 255)", "words are white")
    card = title.locator("xpath=ancestor::div[contains(@style, 'border-radius: 14px')][1]")
    assert card.evaluate(FILL) == "rgb(28, 28, 30)"
    choose(catalogue, hand, "Appearance", "Light", ["ArrowLeft"] if keys else [], "Dark")
    wait_until(lambda: title.evaluate(COLOR) == "rgb(0, 0, 0)", "words are black")
    catalogue.page.emulate_media(color_scheme="dark")
    choose(catalogue, hand, "Appearance", "System", ["ArrowLeft"] if keys else [], "Light")
    wait_until(lambda: title.evaluate(COLOR) == "rgb(255, 255, 255)", "words are as the system has them")


def test_symbols_take_their_colour_from_the_dark(catalogue):
    stencils = "group => [...group.querySelectorAll('.stencil')].map(it => getComputedStyle(it).backgroundColor)"
    pictures = catalogue.control("radiogroup", "Images")
    brightness = catalogue.control("slider", "Brightness")
    assert set(pictures.evaluate(stencils)) == {"rgb(0, 0, 0)"}
    Mouse(catalogue).press(catalogue.segment("Appearance", "Dark"))
    wait_until(lambda: pictures.evaluate(stencils) == 3 * ["rgb(255, 255, 255)"], "pictures of segments are white")
    assert brightness.evaluate(stencils) == 2 * ["rgba(235, 235, 245, 0.6)"]


def test_right_to_left_is_the_mirror_image(catalogue, hand):
    targets = [catalogue.text("Wi-Fi"), catalogue.control("switch", "Wi-Fi"), catalogue.button("Filled style"),
               catalogue.control("spinbutton", "Copies")]
    before = [catalogue.place(target) for target in targets]
    keys = ["ArrowRight"] if isinstance(hand, Keyboard) else []
    choose(catalogue, hand, "Direction", "Right to left", keys, "Left to right")
    for target, (left, top, width, height) in zip(targets, before):
        wait_until(lambda: near(catalogue.place(target), (393 - left - width, top, width, height)), "it is mirrored")


def test_a_slider_from_right_to_left_rises_to_the_left(catalogue, pointer):
    pointer.press(catalogue.segment("Direction", "Right to left"))
    slider = catalogue.control("slider", "Volume")
    pointer.drag(slider, (1 - (18.5 + 0.4 * 284) / 321, 0.5), (1 - (18.5 + 0.9 * 284) / 321, 0.5))
    catalogue.expect_value(slider, "90%")
    Keyboard(catalogue).press(slider, "ArrowRight")
    catalogue.expect_value(slider, "80%")


def test_larger_text_makes_room_for_itself(catalogue):
    title, below = catalogue.text("Title 1"), catalogue.text("Images and symbols")
    size = title.evaluate(FONT_SIZE)
    distance = catalogue.place(below)[1] - catalogue.place(title)[1]
    stepper = catalogue.control("spinbutton", "Text size")
    for name in ("Extra large", "Extra extra large", "Extra extra extra large"):
        Mouse(catalogue).press(stepper, at=(0.75, 0.5))
        catalogue.expect_value(stepper, name)
    wait_until(lambda: title.evaluate(FONT_SIZE) > size + 3, "the title is larger")
    wait_until(lambda: catalogue.place(below)[1] - catalogue.place(title)[1] > distance + 10, "the next card is lower")


# Screens


def test_a_sheet_is_shown_grows_and_is_pulled_away(catalogue, finger):
    finger.press(catalogue.button("Show a sheet"))
    title = catalogue.control("heading", "A sheet")
    medium = resting_top(catalogue, title)
    assert 0.4 < medium / 852 < 0.65
    catalogue.gallery.screenshot("catalogue-sheet")
    x, y = point(title, (0.5, 0.5))
    finger.drag_points((x, y - 30), (x, y - 380))
    wait_until(lambda: catalogue.place(title)[1] < medium - 300, "the sheet is large")
    large = resting_top(catalogue, title)
    assert large < 160
    x, y = point(title, (0.5, 0.5))
    finger.drag_points((x, y - 30), (x, y + 650))
    title.wait_for(state="detached")
    finger.press(catalogue.button("Show a sheet"))
    assert resting_top(catalogue, title) == medium
    x, y = point(title, (0.5, 0.5))
    finger.drag_points((x, y - 30), (x, y + 350))
    title.wait_for(state="detached")


def test_a_popover_points_at_its_button_on_a_tablet_and_is_a_sheet_on_a_phone(catalogue):
    mouse, button = Mouse(catalogue), catalogue.button("Show a popover")
    mouse.press(button)
    title = catalogue.control("heading", "A popover")
    assert resting_top(catalogue, title) < 160
    catalogue.gallery.screenshot("catalogue-popover-phone")
    mouse.press(catalogue.button("Close").last)
    title.wait_for(state="detached")

    catalogue.gallery.choose_device("tablet")
    catalogue.gallery.wait_for_size(820, 1180)
    button.scroll_into_view_if_needed()
    mouse.press(button)
    title.wait_for()
    resting_top(catalogue, title)
    catalogue.gallery.screenshot("catalogue-popover")
    box, source = catalogue.control("dialog", "A popover").bounding_box(), button.bounding_box()
    shown = title.bounding_box()
    assert box["height"] == 1180 and abs(shown["y"] - source["y"]) < 300
    # The touch outside dismisses it, and doesn't reach the button there.
    catalogue.gallery.page.mouse.click(source["x"] + 2, source["y"] + source["height"] / 2)
    title.wait_for(state="detached")
    assert button.is_visible()
    catalogue.gallery.choose_device("phone")
    catalogue.gallery.wait_for_size(393, 852)


def test_a_full_screen_covers_all_and_is_closed(catalogue, hand):
    hand.press(catalogue.button("Show a full screen"))
    title = catalogue.control("heading", "A full screen")
    title.wait_for()
    resting_top(catalogue, title)
    assert not catalogue.button("Show a full screen").is_visible()
    if isinstance(hand, Keyboard):
        tab_and_press(catalogue, "Close")
    else:
        hand.press(catalogue.button("Close").last)
    title.wait_for(state="detached")
    catalogue.button("Show a full screen").wait_for()


def test_tabs_get_small_on_the_way_down_and_large_on_the_way_up(catalogue):
    mouse, finger = Mouse(catalogue), Finger(catalogue)
    mouse.press(catalogue.button("Open tabs"))
    home, news = catalogue.button("Home"), catalogue.button("News")
    news.wait_for()
    width = wait_until_steady(lambda: home.bounding_box()["width"], "the tabs rest")
    device = catalogue.gallery.device.bounding_box()
    x, y = device["x"] + 100, device["y"] + 500
    finger.drag_points((x, y), (x, y - 200))
    wait_until(lambda: home.bounding_box()["width"] < width / 1.5, "the chosen tab is small")
    wait_until_steady(lambda: home.bounding_box()["width"], "the small tab rests")
    catalogue.gallery.screenshot("catalogue-tabs-small")
    finger.drag_points((x, y), (x, y + 60))
    wait_until(lambda: abs(home.bounding_box()["width"] - width) < 1, "it is large again")
    mouse.press(news)
    catalogue.control("heading", "News").wait_for()


def test_a_stack_is_left_by_its_button_and_by_a_swipe_from_the_edge(catalogue):
    mouse, finger = Mouse(catalogue), Finger(catalogue)
    mouse.press(catalogue.button("Open a navigation stack"))
    press_resting(catalogue, "Go to level 2")
    press_resting(catalogue, "Go to level 3")
    expect_at_rest(catalogue, "Go to level 4")
    catalogue.gallery.screenshot("catalogue-stack")
    press_resting(catalogue, "Level 2")
    expect_at_rest(catalogue, "Go to level 3")
    device = catalogue.gallery.device.bounding_box()
    y = device["y"] + 500
    finger.drag_points((device["x"] + 3, y), (device["x"] + 330, y))
    expect_at_rest(catalogue, "Go to level 2")
    # Too short, and back: the screen stays.
    press_resting(catalogue, "Go to level 2")
    expect_at_rest(catalogue, "Go to level 3")
    finger.drag_points((device["x"] + 3, y), (device["x"] + 40, y), steps=40)
    expect_at_rest(catalogue, "Go to level 3")
    catalogue.gallery.tap(catalogue.button("Close").last)
    catalogue.button("Go to level 3").wait_for(state="detached")


# All of it


def test_tab_goes_through_all_controls_in_their_order(catalogue):
    stops = catalogue.page.evaluate(
        """[...document.querySelectorAll(".device [role=group] [tabindex='0']")].map(stop => stop.ariaLabel)""")
    assert len(stops) > 40
    seen = []
    for _ in range(len(stops) + 4):
        catalogue.page.keyboard.press("Tab")
        seen.append(catalogue.gallery.focused_label)
    start = seen.index(stops[0])
    assert seen[start:start + len(stops)] == stops


def test_a_stop_that_the_first_scroll_moves_keeps_the_focus(catalogue):
    """The app answers the first step by scrolling, for which the page moves all controls into a container. By then
    the person is one stop further."""
    catalogue.page.evaluate(SLOW_SOCKET)
    week = catalogue.segment("Period", "Week")
    week.focus()
    catalogue.page.keyboard.press("Shift+Tab", delay=40)
    before = catalogue.gallery.focused_label
    assert before != "Week"
    wait_until(lambda: catalogue.offset > 0, "the page has scrolled")
    wait_until_steady(lambda: catalogue.gallery.focused_label, "the focus", looks=10)
    assert catalogue.gallery.focused_label == before


@pytest.mark.parametrize("style, direction", [("Light", "Left to right"), ("Dark", "Right to left")])
def test_pictures_of_the_whole_page(catalogue, style, direction):
    mouse = Mouse(catalogue)
    mouse.press(catalogue.segment("Appearance", style))
    mouse.press(catalogue.segment("Direction", direction))
    switch = catalogue.control("switch", "Wi-Fi")
    wait_until(lambda: (catalogue.place(switch)[0] < 196) == (direction == "Right to left"), "the page is laid out")
    for number in range(12):
        catalogue.gallery.screenshot(f"catalogue-{style.lower()}-{number + 1}")
        offset = catalogue.offset
        catalogue.wheel(700)
        wait_until(lambda: catalogue.offset != offset or number > 9, "the page has scrolled")
        wait_until_steady(lambda: catalogue.offset, "the offset", looks=3)


def choose(catalogue, hand, group, title, keys, chosen):
    """Presses the segment; with the keyboard, presses arrow keys from the selected one."""
    if not keys:
        return hand.press(catalogue.segment(group, title))
    hand.go_to(catalogue.segment(group, chosen))
    for key in keys:
        hand.keyboard.press(key)
    catalogue.expect_attribute(catalogue.segment(group, title), "aria-checked", "true")


def near(one, other):
    return all(abs(a - b) < 1 for a, b in zip(one, other))


def resting_top(catalogue, target):
    target.wait_for()
    return wait_until_steady(lambda: catalogue.place(target)[1], "the screen", looks=4)


def expect_at_rest(catalogue, title):
    button = catalogue.button(title)
    button.wait_for()
    wait_until_steady(lambda: button.bounding_box(), title, looks=3)


def press_resting(catalogue, title):
    expect_at_rest(catalogue, title)
    catalogue.gallery.tap(catalogue.button(title))


def tab_and_press(catalogue, title):
    for _ in range(12):
        catalogue.page.keyboard.press("Tab")
        if catalogue.gallery.focused_label == title:
            break
    catalogue.page.keyboard.press("Enter")
