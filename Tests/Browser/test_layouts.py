"""The same pictures as a mosaic and as a grid."""

from waiting import wait_until

def are_square(gallery):
    return all(width == height for _, width, height in gallery.frames_of_cells)


def test_the_button_switches_between_mosaic_and_grid(gallery):
    gallery.open("Photos")
    assert not are_square(gallery) and gallery.columns == 2
    gallery.wait_for_pictures()
    gallery.screenshot("photos-mosaic")

    gallery.tap(gallery.button("Grid"))
    wait_until(lambda: are_square(gallery) and gallery.columns == 3, "three columns of squares")
    gallery.wait_for_pictures()
    gallery.screenshot("photos-grid")

    gallery.tap(gallery.button("Mosaic"))
    wait_until(lambda: not are_square(gallery) and gallery.columns == 2, "two columns of proportions")


def test_a_shorter_layout_pulls_the_offset_back_into_its_content(gallery):
    gallery.open("Photos")
    gallery.page.keyboard.press("End")
    gallery.wait_for_offset(lambda offset: offset > 10_000, "the mosaic's end")
    gallery.tap(gallery.button("Grid"))
    wait_until(lambda: are_square(gallery), "squares")
    assert gallery.resting_offset() < 6_000
    assert "Landscape 120" in gallery.visible_labels
