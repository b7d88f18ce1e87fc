"""A stack view, and a control for every property of it."""

import pytest

from stacks import Stacks
from waiting import wait_until


@pytest.fixture
def scene(gallery):
    return Stacks(gallery)


def test_a_row_becomes_a_column(scene):
    width, height = scene.size
    assert width > 300 and height == 72
    scene.show_panel()
    scene.screenshot("row")
    scene.choose("Axis", "Column")
    wait_until(lambda: scene.size[1] > 200, "it is a column")
    assert scene.size[0] < 100
    scene.screenshot("column")
    scene.choose("Axis", "Row")
    wait_until(lambda: scene.size == (width, height), "it is a row again")


def test_a_view_is_hidden_and_shown(scene):
    width = scene.size[0]
    scene.show_panel()
    scene.flip("4  Tile")
    # A plate of 56 points, and a gap of 8.
    wait_until(lambda: scene.size[0] == pytest.approx(width - 64, abs=0.1), "the stack is shorter")
    assert scene.caption.inner_text().startswith("4 of 5 views")
    scene.flip("4  Tile")
    wait_until(lambda: scene.size[0] == width, "it is as it was")


def test_gaps_and_margins(scene):
    width, height = scene.size
    scene.show_panel()
    scene.press("Spacing", "ArrowDown", 2)
    # Four gaps of 0 points rather than 8.
    wait_until(lambda: scene.size[0] == pytest.approx(width - 32, abs=0.1), "there are no gaps")
    scene.flip("System spacing")
    wait_until(lambda: scene.size[0] == width, "the system's gaps are 8")
    scene.flip("Inside margins")
    wait_until(lambda: scene.size == (pytest.approx(width - 24, abs=0.1), height - 24), "there are no margins")
    scene.screenshot("no-margins")


def test_views_come_and_go(scene):
    scene.show_panel()
    scene.press("Count", "ArrowDown", 3)
    wait_until(lambda: scene.caption.inner_text().startswith("2 of 2 views"), "two are left")
    width = scene.size[0]
    scene.choose("Next", "Tile")
    scene.gallery.tap(scene.into_view(scene.panel.get_by_role("button", name="Insert", exact=True)))
    wait_until(lambda: scene.size[0] == pytest.approx(width + 64, abs=0.1), "there is one more")
    scene.screenshot("inserted")
    scene.gallery.tap(scene.into_view(scene.panel.get_by_role("button", name="Remove", exact=True)))
    wait_until(lambda: scene.size[0] == width, "it has gone")


def test_a_tablet_has_the_panel_beside_the_stack(server, visit):
    gallery = visit(server, color_scheme="dark")
    gallery.choose_device("tablet")
    gallery.wait_for_size(820, 1180)
    scene = Stacks(gallery)
    assert scene.panel.is_visible()
    scene.choose("Distribution", "Equal")
    assert scene.press("Width", "ArrowLeft", 5) == "240 points"
    assert scene.size[0] == 240
    scene.choose("Alignment", "Last")
    scene.flip("Right to left")
    scene.screenshot("tablet-dark")


def test_an_address_leads_to_the_stack(server, visit):
    gallery = visit(server)
    gallery.page.evaluate("location.hash = '#/stacks'")
    gallery.device.get_by_text(" views · ").wait_for()
    assert gallery.page.evaluate("location.hash").startswith("#/stacks")
