"""The ring of the keyboard's focus has the shape that a person sees."""

import pytest

from catalogue import Catalogue

RING = """() => {
    const { borderRadius, inset } = getComputedStyle(document.activeElement, "::before");
    return { radius: parseFloat(borderRadius), inset, height: document.activeElement.layer.height };
}"""


@pytest.fixture
def catalogue(gallery):
    return Catalogue(gallery)


def ring_around(catalogue, role, name):
    control = catalogue.control(role, name)
    control.focus()
    catalogue.page.keyboard.press("Shift")
    return catalogue.page.evaluate(RING)


@pytest.mark.parametrize("role, name", [
    ("button", "Filled style"), ("button", "Plain style"), ("button", "Toggle"), ("radio", "System"), ("switch", "Wi-Fi")])
def test_a_capsule_has_a_round_ring(catalogue, role, name):
    ring = ring_around(catalogue, role, name)
    assert ring["radius"] >= 0.4 * ring["height"], ring


def test_a_bars_button_has_the_ring_around_its_glass(catalogue):
    ring = ring_around(catalogue, "button", "Gallery")
    assert ring["radius"] >= 0.5 * ring["height"], ring
    assert all(float(edge.removesuffix("px")) <= 0 for edge in ring["inset"].split())


def test_a_shape_with_small_corners_has_such_a_ring(catalogue):
    assert 4 < ring_around(catalogue, "button", "Trailing image")["radius"] < 10


def test_a_cell_has_the_corners_of_its_background(gallery):
    gallery.wait_until_told("Scenes")
    gallery.cells.first.focus()
    gallery.page.keyboard.press("Shift")
    assert gallery.page.evaluate(RING)["radius"] == 26
    gallery.screenshot("ring-cell")
