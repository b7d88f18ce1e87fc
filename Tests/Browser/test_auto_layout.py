"""Rows whose height follows from constraints and their texts."""

import pytest

from auto_layout import AutoLayout
from waiting import wait_until, wait_until_steady

ORDER = ["Lake path", "Boards across the marsh", "Old railway"]


@pytest.fixture
def scene(gallery):
    return AutoLayout(gallery)


def test_rows_are_as_wide_as_the_list_and_as_high_as_their_texts_to_the_end(scene):
    seen = set()
    for _ in range(40):
        places = scene.expect_tidy_rows()
        assert all(abs(left - 16) < 1 and abs(width - 361) < 1 for left, _, width, _ in places.values())
        seen |= places.keys()
        if "Home again" in places:
            break
        scene.wheel(500)
    assert len(seen) == 40
    scene.screenshot("end")


def test_a_tap_opens_a_row_and_those_below_slide(scene):
    before = scene.expect_tidy_rows()
    scene.screenshot("phone")
    journeys = scene.journeys(lambda: scene.tap_row(ORDER[1]))
    after = scene.expect_tidy_rows()
    assert after[ORDER[0]] == before[ORDER[0]]
    assert after[ORDER[1]][1] == before[ORDER[1]][1]
    grown = after[ORDER[1]][3] - before[ORDER[1]][3]
    assert grown > 40 and after[ORDER[2]][1] - before[ORDER[2]][1] == pytest.approx(grown, abs=1)
    # Rows above never moved. Rows below only came nearer to their places, and were visible on the way.
    for name in ORDER[:2]:
        assert max(journeys[name]) - min(journeys[name]) < 1
    way = journeys[ORDER[2]]
    assert all(last <= next + 0.5 for last, next in zip(way, way[1:]))
    assert any(way[0] + 5 < top < way[-1] - 5 for top in way)
    scene.screenshot("open")
    scene.tap_row(ORDER[1])
    wait_until(lambda: scene.places == before, "all is as it was")


def test_a_button_in_a_row_is_pressed_and_the_row_is_not(scene):
    before = scene.resting_places()
    button = scene.gallery.cell(ORDER[0]).get_by_role("button", name="Save", exact=True)
    scene.gallery.tap(button)
    scene.gallery.cell(ORDER[0]).get_by_role("button", name="Saved", exact=True).wait_for()
    assert scene.resting_places() == before
    scene.gallery.tap(scene.gallery.cell(ORDER[0]).get_by_role("button", name="More", exact=True))
    scene.gallery.cell(ORDER[0]).get_by_role("button", name="Less", exact=True).wait_for()
    assert scene.expect_tidy_rows()[ORDER[0]][3] > before[ORDER[0]][3] + 40


def test_texts_fit_at_every_size(scene):
    height = scene.resting_places()[ORDER[0]][3]
    scene.show_panel()
    assert scene.press("Text size", "ArrowRight", 3) == "Extra extra extra large"
    scene.hide_panel()
    larger = scene.expect_tidy_rows()[ORDER[0]][3]
    assert larger > height
    scene.screenshot("extra-extra-extra-large")
    scene.show_panel()
    assert scene.press("Text size", "ArrowRight", 5) == "Accessibility 5"
    scene.hide_panel()
    assert scene.expect_tidy_rows()[ORDER[0]][3] > 1.5 * larger
    scene.wheel(800)
    scene.expect_tidy_rows()
    scene.screenshot("accessibility-5")


def test_a_narrow_list_has_narrow_rows(scene):
    scene.show_panel()
    assert scene.press("Width", "ArrowLeft", 3) not in ("Full", None)
    places = scene.expect_tidy_rows()
    width = scene.gallery.list.bounding_box()["width"]
    assert width < 393 and all(abs(place[2] - width + 32) < 1 for place in places.values())
    scene.screenshot("narrow")
    scene.slider("Width").focus()
    scene.page.keyboard.press("End")
    wait_until(lambda: scene.slider("Width").get_attribute("aria-valuetext") == "Full", "the list is as wide as can be")


def test_right_to_left_rows_are_mirror_images(scene):
    scene.show_panel()
    title, badge = scene.part(ORDER[0], ORDER[0]), scene.part(ORDER[0], "Easy")
    assert title["x"] < badge["x"]
    scene.flip("Right to left")
    wait_until(lambda: scene.part(ORDER[0], ORDER[0])["x"] > scene.part(ORDER[0], "Easy")["x"], "the row has turned")
    box, device = scene.part(ORDER[0], ORDER[0]), scene.gallery.device.bounding_box()
    assert device["x"] + device["width"] - box["x"] - box["width"] == pytest.approx(title["x"] - device["x"], abs=2)
    scene.expect_tidy_rows()
    scene.screenshot("right-to-left")


def test_hidden_parts_make_rows_lower_and_come_back(scene):
    scene.show_panel()
    before = scene.expect_tidy_rows()
    scene.flip("Hide parts")
    wait_until(lambda: scene.places[ORDER[0]][3] < before[ORDER[0]][3] - 20, "the row is lower")
    scene.expect_tidy_rows()
    scene.screenshot("hidden-parts")
    scene.flip("Hide parts")
    wait_until(lambda: scene.places == before, "all is as it was")


@pytest.mark.parametrize("device", ["phone", "turned"])
def test_a_conflict_is_explained_on_a_card_that_goes_with_it(gallery, server, device):
    if device == "turned":
        gallery.choose_device("turn")
        gallery.wait_for_size(852, 393)
    scene = AutoLayout(gallery)
    scene.show_panel()
    before = scene.resting_places()
    scene.flip("Conflict")
    scene.headline.wait_for()
    said = scene.explanation.inner_text()
    for words in ("badge.width == 88", "badge.width == 132", "seen", "broken", "likely cause", "try"):
        assert words in said
    box = wait_until_steady(scene.explanation.bounding_box, "the card")
    top = scene.gallery.list.bounding_box()["y"]
    assert box["height"] > 100 and top == pytest.approx(box["y"] + box["height"] + 12, abs=1)
    # The row that the card belongs to is visible below the card.
    badge = scene.part(ORDER[0], "Easy")
    assert top < badge["y"] and badge["y"] + badge["height"] < top + 60
    assert any("Unable to simultaneously satisfy constraints." in line for line in server.complained)
    scene.screenshot(f"conflict-{device}")
    scene.flip("Conflict")
    scene.headline.wait_for(state="hidden")
    wait_until(lambda: scene.places == before, "all is as it was")
    told = [line for line in server.complained if "Unable to" in line]
    assert len(told) == 1, "a conflict is told once"


def test_in_the_dark_on_a_tablet(server, visit):
    gallery = visit(server, color_scheme="dark")
    gallery.choose_device("tablet")
    gallery.wait_for_size(820, 1180)
    scene = AutoLayout(gallery)
    scene.flip("Conflict")
    scene.headline.wait_for()
    wait_until_steady(scene.explanation.bounding_box, "the card")
    scene.expect_tidy_rows()
    scene.screenshot("tablet-dark")
