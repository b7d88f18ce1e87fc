"""Back, Forward, reload and addresses follow the screens of the app."""

from waiting import wait_until


def address(gallery):
    return gallery.page.evaluate("location.hash")


def wait_for_address(gallery, place):
    wait_until(lambda: address(gallery) == f"#{place}", f"the address ends in {place}")


def test_each_screen_is_an_entry_and_back_and_forward_lead_there(gallery):
    wait_for_address(gallery, "/")
    gallery.tap(gallery.row("Photos"))
    gallery.wait_for_list("Photos")
    wait_for_address(gallery, "/photos")
    gallery.tap(gallery.cells.locator("visible=true").nth(0))
    gallery.photo("Landscape 1").wait_for()
    wait_for_address(gallery, "/photos/0")
    assert gallery.page.title() == "Gallery"

    gallery.page.go_back()
    gallery.wait_for_list("Photos")
    wait_for_address(gallery, "/photos")
    gallery.page.go_back()
    gallery.wait_for_list("Scenes")
    gallery.page.go_forward()
    gallery.wait_for_list("Photos")
    assert gallery.page.evaluate("history.length") == 4, "the first page, and three screens"


def test_the_last_scene_is_reached_by_the_wheel_and_opened_by_a_tap(gallery):
    gallery.tap(gallery.row("Mail"))
    gallery.button("Edit").wait_for()
    wait_for_address(gallery, "/mail")


def test_the_apps_own_way_back_leaves_no_entry_behind(gallery):
    gallery.tap(gallery.row("A million items"))
    gallery.wait_for_list("A million items")
    wait_for_address(gallery, "/a-million-items")
    gallery.tap(gallery.button("Gallery"))
    gallery.wait_for_list("Scenes")
    wait_for_address(gallery, "/")
    gallery.page.go_forward()
    gallery.wait_for_list("A million items")


def test_a_reload_stays_where_it_was(gallery):
    gallery.open("Flow")
    wait_for_address(gallery, "/flow")
    gallery.page.reload()
    gallery.button("Gallery").wait_for()
    assert address(gallery) == "#/flow"


def test_an_address_leads_to_its_screen(server, visit):
    gallery = visit(server)
    gallery.page.goto(f"{server.origin}/#/photos/7")
    gallery.photo("Landscape 8").wait_for()
    gallery.wait_for_list("Photo")
    gallery.tap(gallery.button("Photos"))
    gallery.wait_for_list("Photos")
    gallery.page.evaluate("location.hash = '#/a-million-items'")
    gallery.wait_for_list("A million items")
    gallery.page.evaluate("location.hash = '#/nowhere/../../etc'")
    gallery.wait_for_list("Scenes")
