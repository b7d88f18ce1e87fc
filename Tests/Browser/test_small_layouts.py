"""Line, cover flow and the pinched cell, as a person sees them."""

import pytest

from gallery import PHONE
from waiting import wait_until, wait_until_steady


def boxes(gallery):
    """Returns the visible tiles by their names: left, top, width and height, in points."""
    device = gallery.device.bounding_box()
    scale = device["width"] / gallery.size[0]
    found = {}
    for cell in gallery.cells.locator("visible=true").all():
        box = cell.bounding_box()
        if box:
            found[cell.get_attribute("aria-label")] = (
                (box["x"] - device["x"]) / scale, (box["y"] - device["y"]) / scale, box["width"] / scale, box["height"] / scale)
    return found


def resting(gallery):
    return wait_until_steady(lambda: boxes(gallery), "the tiles", looks=4, pause=0.1)


def middle(box):
    return box[0] + box[2] / 2


def test_a_line_has_its_largest_tile_in_the_middle(gallery):
    gallery.open("Line")
    first = resting(gallery)["1"]
    assert first[2:] == pytest.approx((260, 260), abs=1)
    assert middle(first) == pytest.approx(PHONE[0] / 2, abs=1)
    gallery.screenshot("line")
    # The part of the second tile that is in view.
    box = gallery.cell("2").bounding_box()
    gallery.page.mouse.click(box["x"] + 8, box["y"] + box["height"] / 2)
    wait_until(lambda: middle(resting(gallery)["2"]) == pytest.approx(PHONE[0] / 2, abs=1), "the second is in the middle")
    assert resting(gallery)["2"][2:] == pytest.approx((260, 260), abs=1)
    assert resting(gallery)["1"][2:] == pytest.approx((200, 200), abs=1)


def test_a_cover_faces_the_person_and_the_next_ones_turn(gallery):
    gallery.open("Cover flow")
    gallery.wait_for_pictures()
    gallery.page.mouse.move(*gallery.middle(gallery.list))
    gallery.page.mouse.wheel(300, 0)
    found = resting(gallery)
    centre = min(found.values(), key=lambda box: abs(middle(box) - PHONE[0] / 2))
    assert middle(centre) == pytest.approx(PHONE[0] / 2, abs=1)
    assert centre[2:] == pytest.approx((200, 200), abs=1)
    turned = [box for box in found.values() if abs(middle(box) - PHONE[0] / 2) > 60]
    # Half as wide by the turn, and higher where they come nearer.
    assert len(turned) >= 2 and all(box[2] < 150 and box[3] > 200 for box in turned)
    gallery.screenshot("cover-flow")


def test_two_fingers_lift_a_tile_and_it_flies_back(gallery):
    gallery.open("Pinched cell")
    before = resting(gallery)["5"]
    x, y = gallery.middle(gallery.cell("5"))
    gallery.touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 9):
        gallery.touch("touchMove", (x - 20 - 6 * step, y + 6 * step), (x + 20 + 6 * step, y + 6 * step))
    wait_until(lambda: boxes(gallery)["5"][2] > 1.5 * before[2], "the tile is larger")
    gallery.screenshot("pinched-cell")
    gallery.touch("touchEnd")
    assert resting(gallery)["5"] == pytest.approx(before, abs=1)


def test_what_cannot_be_guessed_is_said_once(gallery):
    gallery.open("Pinched cell")
    hint = gallery.device.get_by_text("Pinch a tile with two fingers, on a trackpad too")
    hint.wait_for()
    hint.wait_for(state="detached")
    gallery.page.go_back()
    gallery.wait_for_list("Scenes")
    gallery.open("Pinched cell")
    resting(gallery)
    assert hint.count() == 0
