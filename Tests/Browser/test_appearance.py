"""Light and dark."""

import pytest

from waiting import wait_until

FILL = "element => getComputedStyle(element).backgroundColor"


@pytest.mark.parametrize("scene, screenshot", [
    ("Photos", "photos-dark"), ("A million items", "million-dark"), (None, "scenes-dark")])
def test_a_dark_page_makes_the_app_dark(server, visit, scene, screenshot):
    gallery = visit(server, color_scheme="dark")
    if scene:
        gallery.open(scene)
    ground = "rgb(0, 0, 0)"
    wait_until(lambda: gallery.list.evaluate(FILL) == ground, "the list is black")
    gallery.wait_for_pictures()
    gallery.screenshot(screenshot)


def test_the_app_follows_when_the_appearance_changes(million):
    million.tap(million.cell(7))
    wait_until(lambda: million.list.evaluate(FILL) == "rgb(255, 255, 255)", "the list is white")
    million.page.emulate_media(color_scheme="dark")
    wait_until(lambda: million.list.evaluate(FILL) == "rgb(0, 0, 0)", "the list is black")
    title = million.page.get_by_text("A million items", exact=True)
    assert title.evaluate("run => getComputedStyle(run).color") == "rgb(255, 255, 255)"
    million.screenshot("million-turned-dark")
