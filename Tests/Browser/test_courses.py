"""The scene Courses, which a storyboard and a XIB drew."""


def texts(gallery):
    return gallery.device.inner_text()


def test_cells_of_the_storyboard_lead_to_its_other_scene(gallery):
    gallery.open_app("Courses")
    gallery.cell("Choir").wait_for()
    gallery.screenshot("courses")
    assert "Jonas Lind" in texts(gallery) and "Sciences" in texts(gallery)
    left, right = (gallery.cell(name).bounding_box() for name in ("Painting", "Choir"))
    assert left["y"] == right["y"] and left["width"] == right["width"]

    gallery.tap(gallery.cell("Choir"))
    gallery.device.get_by_text("with Jonas Lind").wait_for()
    gallery.device.get_by_text("1 place", exact=True).wait_for()
    gallery.screenshot("course")


def test_the_stepper_of_the_storyboard_counts_places(gallery):
    gallery.open_app("Courses")
    gallery.tap(gallery.cell("Drawing"))
    gallery.device.get_by_text("1 place", exact=True).wait_for()
    stepper = gallery.device.get_by_role("spinbutton", name="Places")
    box = stepper.bounding_box()
    gallery.page.mouse.click(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
    gallery.device.get_by_text("2 places", exact=True).wait_for()
