"""A program that is started again: the page in front of the person is where it was before."""

from waiting import wait_until


def test_the_screen_the_place_and_the_selection_come_back(start, visit, tmp_path):
    folder = {"XDG_STATE_HOME": str(tmp_path)}
    port = start().port + 1
    first = start("--port", port, environment=folder)
    gallery = visit(first)
    gallery.open("A million items")
    gallery.page.mouse.move(*gallery.middle(gallery.list))
    gallery.page.mouse.wheel(0, 5_000)
    offset = gallery.resting_offset()
    assert offset == 5_000
    labels = gallery.visible_labels
    chosen = labels[len(labels) // 2]
    gallery.tap(gallery.cell(chosen))
    wait_until(lambda: gallery.cell(chosen).get_attribute("aria-selected") == "true", "it is selected")

    with gallery.log.complaints_expected():
        first.stop()
        gallery.page.get_by_role("alert").wait_for()
        start("--port", first.port, environment=folder)
        gallery.page.get_by_role("alert").wait_for(state="hidden")
    gallery.wait_for_list("A million items")
    assert gallery.resting_offset() == offset
    assert gallery.cell(chosen).get_attribute("aria-selected") == "true"
    assert gallery.page.url.endswith("#/a-million-items")
