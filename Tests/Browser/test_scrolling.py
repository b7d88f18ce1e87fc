"""Wheel, finger, mouse and keys move the content. Offsets are read from the page's own elements."""

from gallery import PHONE, SAFE, bar_end
from waiting import wait_until

MILLIONS_BOTTOM = 5_000_000


def test_a_wheel_scrolls_by_what_it_turned(million):
    million.page.mouse.move(*million.middle(million.list))
    million.page.mouse.wheel(0, 240)
    assert million.wait_for_offset(lambda offset: offset >= 240, "240") == 240
    million.page.mouse.wheel(0, -100)
    assert million.wait_for_offset(lambda offset: offset <= 140, "140") == 140


def test_a_wheel_stops_at_the_edge(million):
    million.page.mouse.move(*million.middle(million.list))
    million.page.mouse.wheel(0, 100)
    million.wait_for_offset(lambda offset: offset == 100, "100")
    million.page.mouse.wheel(0, -5000)
    assert million.wait_for_offset(lambda offset: offset == 0, "0") == 0


def test_a_finger_drags_the_content_and_lets_it_coast(million):
    x, y = million.middle(million.list)
    million.touch("touchStart", (x, y + 300))
    for step in range(1, 13):
        million.touch("touchMove", (x, y + 300 - 25 * step))
    under_the_finger = million.wait_for_offset(lambda offset: offset > 250, "what the finger moved")
    assert 280 <= under_the_finger <= 300
    for step in range(13, 21):
        million.touch("touchMove", (x, y + 300 - 25 * step))
    million.touch("touchEnd")
    assert million.resting_offset() > 520, "the content coasts on after the finger left"


def test_a_finger_stops_a_coasting_list_and_selects_nothing(million):
    million.scroll_by_hand(600, "touch", speed=3000)
    x, y = million.middle(million.list)
    million.touch("touchStart", (x, y))
    stopped = million.resting_offset()
    million.touch("touchEnd")
    assert million.resting_offset() == stopped
    assert million.list.locator("[aria-selected=true]").count() == 0


def test_pulling_past_the_top_springs_back(million):
    x, y = million.middle(million.list)
    million.touch("touchStart", (x, y))
    for step in range(1, 11):
        million.touch("touchMove", (x, y + 20 * step))
    pulled = million.wait_for_offset(lambda offset: offset < -20, "above the top")
    assert -200 < pulled < -50, "it follows less than the finger moves"
    million.touch("touchEnd")
    assert million.wait_for_offset(lambda offset: offset == 0, "0") == 0


def test_a_mouse_drags_the_content(million):
    x, y = million.middle(million.list)
    million.page.mouse.move(x, y)
    million.page.mouse.down()
    million.page.mouse.move(x, y - 150, steps=10)
    dragged = million.wait_for_offset(lambda offset: offset > 120, "what the mouse moved")
    assert 130 <= dragged <= 150
    million.page.mouse.up()
    assert million.list.locator("[aria-selected=true]").count() == 0


def test_keys_scroll_before_anything_has_the_focus(million):
    # The visible part of the content between the bar and the home indicator. 40 points of it stay visible.
    page = million.list.bounding_box()["height"] - bar_end(PHONE) - SAFE[PHONE].bottom - 40
    steps = [("ArrowDown", 60), ("PageDown", 60 + page), (" ", 60 + 2 * page)]
    for key, expected in steps:
        million.page.keyboard.press(key)
        assert million.wait_for_offset(lambda offset: offset >= expected, expected) == expected
    million.page.keyboard.press("Shift+ ")
    assert million.wait_for_offset(lambda offset: offset <= 60 + page, "a page up") == 60 + page


def test_end_and_home_reach_the_last_and_the_first_item(million):
    million.page.keyboard.press("End")
    assert million.wait_for_offset(lambda offset: offset > MILLIONS_BOTTOM, "the end") > MILLIONS_BOTTOM
    wait_until(lambda: "999999" in million.visible_labels, "the last item is in view")
    million.page.keyboard.press("Home")
    assert million.wait_for_offset(lambda offset: offset == 0, "0") == 0
    assert "0" in million.visible_labels


def test_the_indicator_shows_while_content_moves_and_then_fades(million):
    bars = "list => [...list.querySelectorAll('.layer')].filter(bar => bar.style.width === '3px'"\
        " && bar.style.opacity !== '0').length"
    assert million.list.evaluate(bars) == 0
    million.page.mouse.move(*million.middle(million.list))
    million.page.mouse.wheel(0, 30)
    wait_until(lambda: million.list.evaluate(bars) == 1, "the indicator shows")
    million.screenshot("million-scrolled")
    wait_until(lambda: million.list.evaluate(bars) == 0, "the indicator is gone")
