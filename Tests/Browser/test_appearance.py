"""Light and dark."""

import pytest

from classics import places
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
    title = million.page.get_by_role("heading", name="A million items").get_by_text("A million items", exact=True)
    assert title.evaluate("run => getComputedStyle(run).color") == "rgb(255, 255, 255)"
    million.screenshot("million-turned-dark")


@pytest.mark.parametrize("window", [(1000, 1320), (700, 700)])
def test_a_line_that_is_thinner_than_a_pixel_is_seen_below_every_row(gallery, window):
    """Half a point, in a window with one pixel per point or fewer: the rows of friends have dividers nevertheless."""
    gallery.page.set_viewport_size(dict(zip(("width", "height"), window)))
    gallery.open_app("Friends and Feed")
    rows = [place for _, place in sorted(places(gallery).items(), key=lambda row: row[1][1])]
    picture = gallery.picture(gallery.device)
    scale = picture.width / gallery.size[0]
    for left, top, width, height in rows[:8]:
        end = round((top + height) * scale)
        # At a place without a name and without an arrow.
        shades = [sum(picture.getpixel((round(300 * scale), y))) for y in range(end - 3, end + 2)]
        assert min(shades) < 3 * 245, f"a line ends the row at {top}"
