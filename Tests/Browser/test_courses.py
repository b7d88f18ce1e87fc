"""The scene Courses, from a storyboard and a XIB."""

import pytest

from waiting import wait_until_steady


@pytest.fixture
def courses(gallery):
    gallery.open_app("Courses")
    wait_until_steady(lambda: gallery.cell("Choir").bounding_box(), "the courses")
    return gallery


def test_cells_of_the_storyboard_lead_to_its_other_scene(courses):
    courses.screenshot("courses")
    words = courses.device.inner_text()
    assert "Jonas Lind" in words and "Sciences" in words
    left, right = (courses.cell(name).bounding_box() for name in ("Painting", "Choir"))
    assert left["y"] == right["y"] and left["width"] == right["width"]

    courses.tap(courses.cell("Choir"))
    about = courses.device.get_by_text("with Jonas Lind")
    wait_until_steady(about.bounding_box, "the course")
    assert courses.device.get_by_text("1 place", exact=True).is_visible()
    courses.screenshot("course")


def test_the_stepper_of_the_storyboard_counts_places(courses):
    courses.tap(courses.cell("Drawing"))
    stepper = courses.device.get_by_role("spinbutton", name="Places")
    wait_until_steady(stepper.bounding_box, "the stepper")
    box = stepper.bounding_box()
    courses.page.mouse.click(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
    courses.device.get_by_text("2 places", exact=True).wait_for()
