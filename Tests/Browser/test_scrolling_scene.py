"""The scene Scrolling: the effects of a finger, a wheel and keys, in numbers on which the page and the scene agree."""

import pytest

from scrolling import Scrolling, rate_of_decay
from waiting import wait_until

ROW = 76
WIDTH = 393


@pytest.fixture
def scrolling(gallery):
    return Scrolling(gallery)


def landing(velocity, target):
    """Returns where content comes to rest if its target is `target`: half a millisecond's way before it (M12)."""
    return target - 0.5 * velocity


# The list


def test_a_fling_ends_where_it_was_said_and_decays_by_0_998_a_millisecond(scrolling):
    scrolling.watch(3500)
    scrolling.flick((0, -250))
    scrolling.page.wait_for_timeout(250)
    scrolling.screenshot("fling")
    _, end = scrolling.resting_offset()
    scrolling.wait_for_call("didEndDecelerating")
    velocity, target = scrolling.announcement
    assert velocity > 0.5
    assert end == pytest.approx(landing(velocity, target), abs=0.3)
    assert scrolling.shown_offset == pytest.approx(end, abs=0.1)
    assert scrolling.shown_velocity == 0

    # Coasting would end where velocity is zero, but stops at 10 points per second: 0.499 · 10 before that.
    way = [(time, y) for time, _, y in scrolling.journey]
    coasting = [(time, y) for time, y in way if end * 0.45 < y < end * 0.97]
    assert len(coasting) > 20, "many frames of the page saw it coast"
    assert rate_of_decay(coasting, end + 4.99) == pytest.approx(0.998, abs=0.0002)
    assert all(later >= earlier for (_, earlier), (_, later) in zip(way, way[1:])), "it never goes back"


def test_a_fast_fling_decays_by_0_99_a_millisecond(scrolling):
    scrolling.gallery.tap(scrolling.button("Controls"))
    choice = scrolling.gallery.device.get_by_role("radiogroup", name="Deceleration", exact=True)
    scrolling.gallery.tap(choice.get_by_role("radio", name="Fast", exact=True))
    scrolling.screenshot("controls")
    scrolling.gallery.tap(scrolling.button("Done"))
    scrolling.flick((0, -250))
    _, end = scrolling.resting_offset()
    velocity, target = scrolling.announcement
    assert end == pytest.approx(landing(velocity, target), abs=0.3)
    # A thousand points per second move the content 99 points (R331), and not 499.
    assert target - 240 < velocity * 1000 * 0.12


def test_a_finger_catches_the_list_in_its_flight(scrolling):
    scrolling.flick((0, -250))
    middle = scrolling.middle()
    scrolling.gallery.touch("touchStart", middle)
    _, caught = scrolling.resting_offset()
    scrolling.let_go()
    assert scrolling.resting_offset()[1] == caught
    assert caught <= landing(*scrolling.announcement) + 0.3


def test_a_wheel_and_keys_scroll_without_a_call_of_dragging(scrolling):
    scrolling.page.mouse.move(*scrolling.middle())
    scrolling.page.mouse.wheel(0, 200)
    assert scrolling.wait_for_offset(lambda _, y: y >= 200, "200") == [0, 200]
    scrolling.page.keyboard.press("ArrowDown")
    assert scrolling.wait_for_offset(lambda _, y: y >= 260, "260") == [0, 260]
    scrolling.page.keyboard.press("End")
    height = scrolling.list.evaluate("list => list.offsetHeight")
    assert scrolling.wait_for_offset(lambda _, y: y > 10_000, "the end") == [0, 200 * ROW - height]
    scrolling.screenshot("keys")
    scrolling.page.keyboard.press("Home")
    assert scrolling.wait_for_offset(lambda _, y: y == 0, "the beginning") == [0, 0]
    assert all(call.startswith("didScroll") for call in scrolling.calls)
    assert scrolling.shown_offset == 0


def test_pulled_down_the_list_fetches_three_rows(scrolling):
    x, y = scrolling.middle()
    scrolling.drag((x, y - 150), (x, y - 60))
    short = scrolling.offset()[1]
    assert -60 < short < -20
    assert "refreshControl valueChanged" not in scrolling.calls
    scrolling.screenshot("pulled")
    for step in range(1, 14):
        scrolling.gallery.touch("touchMove", (x, y - 60 + 20 * step))
    wait_until(lambda: "refreshControl valueChanged" in scrolling.calls, "it asks for new rows")
    spinner = scrolling.gallery.device.get_by_role("progressbar", name="Refreshing", exact=True)
    spinner.wait_for()
    scrolling.let_go()
    wait_until(lambda: scrolling.offset()[1] == -60, "the list rests below the wheel")
    scrolling.screenshot("refreshing")
    assert scrolling.calls.count("refreshControl valueChanged") == 1
    wait_until(lambda: scrolling.cell("New 3").count() == 1, "new rows are there")
    assert scrolling.wait_for_offset(lambda _, y: y == 0, "the beginning") == [0, 0]
    assert spinner.count() == 0
    scrolling.screenshot("refreshed")
    labels = scrolling.list.locator("[role=gridcell]:visible").evaluate_all(
        "cells => cells.map(cell => [cell.getBoundingClientRect().top, cell.ariaLabel]).sort((a, b) => a[0] - b[0])")
    assert [label for _, label in labels][:5] == ["New 3", "New 2", "New 1", "Row 1", "Row 2"]


def test_at_rest_no_byte_is_sent(scrolling):
    scrolling.flick((0, -150))
    scrolling.resting_offset()
    scrolling.wait_for_call("didEndDecelerating")
    scrolling.page.wait_for_timeout(1000)
    before = len(scrolling.gallery.frames())
    scrolling.page.wait_for_timeout(2000)
    assert len(scrolling.gallery.frames()) == before


# Pages


def test_never_more_than_one_page_a_flick(gallery):
    scrolling = Scrolling(gallery, "Pages")
    for page, speed in [(1, 900), (2, 3000), (3, 8000)]:
        scrolling.flick((-250, 0), speed=speed)
        if page == 2:
            scrolling.page.wait_for_timeout(60)
            scrolling.screenshot("paging")
        assert scrolling.wait_for_offset(lambda x, _: x == page * WIDTH, f"page {page}") == [page * WIDTH, 0]
        assert scrolling.announcement[1] == page * WIDTH
    scrolling.flick((250, 0), speed=8000)
    assert scrolling.wait_for_offset(lambda x, _: x == 2 * WIDTH, "page 2") == [2 * WIDTH, 0]


def test_a_short_slow_drag_comes_back_to_its_page(gallery):
    scrolling = Scrolling(gallery, "Pages")
    x, y = scrolling.middle()
    scrolling.drag((x, y), (x - 120, y))
    assert scrolling.wait_for_offset(lambda x, _: abs(x - 110) <= 1, "110 points on")[0] == pytest.approx(110, abs=1)
    scrolling.page.wait_for_timeout(300)
    scrolling.gallery.touch("touchMove", (x - 120, y))
    scrolling.let_go()
    assert scrolling.wait_for_offset(lambda x, _: x == 0, "page 0") == [0, 0]


# Nested


def test_sideways_only_the_row_moves_and_up_only_the_list(gallery):
    scrolling = Scrolling(gallery, "Nested")
    scrolling.flick((-150, 8), name="Row 2")
    row = scrolling.resting_offset("Row 2")
    assert row[0] > 150 and row[1] == 0
    assert scrolling.offset() == [0, 0]
    assert scrolling.offset("Row 1") == [0, 0]
    scrolling.screenshot("nested-row")
    scrolling.flick((8, -120), name="Row 2", speed=900)
    down = scrolling.resting_offset()
    assert down[0] == 0 and down[1] > 100
    scrolling.screenshot("nested-list")
    scrolling.page.keyboard.press("Home")
    scrolling.wait_for_offset(lambda _, y: y == 0, "the beginning")
    assert scrolling.offset("Row 2") == row, "the row is as it was left"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_beside_each_other_on_a_tablet(gallery, scheme):
    gallery.page.emulate_media(color_scheme=scheme)
    scrolling = Scrolling(gallery, "Nested", device="tablet")
    scrolling.flick((0, -300))
    scrolling.resting_offset()
    monitor = scrolling.log.bounding_box()
    page = scrolling.list.bounding_box()
    assert monitor["x"] >= page["x"] + page["width"]
    scrolling.screenshot(f"tablet-{scheme}")


# Zoom


def test_two_fingers_zoom_about_the_place_between_them(gallery):
    scrolling = Scrolling(gallery, "Zoom")
    picture = gallery.device.get_by_role("img", name="Quiet valley", exact=True)
    before = picture.bounding_box()
    x, y = gallery.middle(picture)
    scrolling.pinch((x, y), 60, 180)
    scrolling.screenshot("zoom-held")
    held = picture.bounding_box()
    scrolling.lift_all()
    scrolling.wait_for_call_with("didEndZooming")
    after = picture.bounding_box()
    scale = float(next(call for call in scrolling.calls if call.startswith("didEndZooming")).split("scale ")[1])
    assert 2 < scale <= 3.05
    assert held["width"] == pytest.approx(before["width"] * scale, rel=0.02)
    assert after["width"] == pytest.approx(before["width"] * scale, rel=0.02)
    # Fingers are reported one after the other: when the first had moved 10 points, the middle between them was 5 points
    # aside. The page shows content on whole pixels, at most half a pixel aside.
    assert after["x"] + after["width"] / 2 == pytest.approx(x, abs=5 * scale + 1 + 0.5)
    assert after["y"] + after["height"] / 2 == pytest.approx(y, abs=1)
    scrolling.screenshot("zoom")
