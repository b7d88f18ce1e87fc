"""Back, Forward, reload and addresses follow the screens of the app."""

import pytest

from waiting import wait_until, wait_until_steady


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
    gallery.page.goto(gallery.page.url.partition("#")[0] + "#/photos/7")
    gallery.photo("Landscape 8").wait_for()
    gallery.wait_for_list("Photo")
    gallery.tap(gallery.button("Photos"))
    gallery.wait_for_list("Photos")
    gallery.page.evaluate("location.hash = '#/a-million-items'")
    gallery.wait_for_list("A million items")
    gallery.page.evaluate("location.hash = '#/nowhere/../../etc'")
    gallery.wait_for_list("Scenes")


def test_a_screen_without_an_address_is_a_step_of_its_own(gallery):
    gallery.open_app("Dynamics")
    blocks = gallery.button("Blocks")
    blocks.wait_for()
    wait_for_address(gallery, "/dynamics")
    entries = gallery.page.evaluate("history.length")
    gallery.tap(blocks)
    gallery.button("Dynamics").wait_for()
    wait_until(lambda: gallery.page.evaluate("history.length") == entries + 1, "the screen has an entry")
    gallery.page.go_back()
    blocks.wait_for()
    wait_for_address(gallery, "/dynamics")
    gallery.page.go_back()
    gallery.wait_for_list("Scenes")


def test_back_dismisses_what_is_presented_before_it_goes_back(catalogue_with_sheet):
    gallery, sheet = catalogue_with_sheet
    gallery.page.go_back()
    sheet.wait_for(state="detached")
    assert address(gallery) == "#/catalogue"
    gallery.button("Plain style").wait_for()
    gallery.page.go_forward()
    # A sheet that is gone can't come back. The page stays where the app is, so one step still leads to the list.
    wait_until(lambda: gallery.page.evaluate("history.state.steps.length") == 2, "the page is back at the catalogue")
    gallery.page.go_back()
    gallery.wait_for_list("Scenes")
    wait_for_address(gallery, "/")


def test_a_sheet_that_the_app_dismisses_leaves_no_entry_behind(catalogue_with_sheet):
    gallery, sheet = catalogue_with_sheet
    gallery.tap(gallery.device.get_by_role("dialog").get_by_role("button", name="Close", exact=True))
    sheet.wait_for(state="detached")
    wait_until(lambda: gallery.page.evaluate("history.state.steps.length") == 2, "the page is back at the catalogue")
    gallery.page.go_back()
    gallery.wait_for_list("Scenes")


def test_escape_dismisses_what_is_presented_before_it_goes_back(catalogue_with_sheet):
    gallery, sheet = catalogue_with_sheet
    gallery.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    gallery.button("Plain style").wait_for()
    gallery.page.keyboard.press("Escape")
    gallery.wait_for_list("Scenes")


def test_an_address_dismisses_what_is_presented(catalogue_with_sheet):
    gallery, sheet = catalogue_with_sheet
    gallery.page.evaluate("location.hash = '#/photos'")
    gallery.wait_for_list("Photos")
    sheet.wait_for(state="detached")
    gallery.page.go_back()
    gallery.button("Plain style").wait_for()


def test_a_full_height_sheet_on_its_side_is_left_by_back_escape_and_the_mouse(gallery):
    def pull_with_the_mouse():
        x, y = gallery.middle(gallery.device)
        gallery.page.mouse.move(x, y)
        gallery.page.mouse.down()
        for step in range(1, 26):
            gallery.page.mouse.move(x, y + 10 * step)
            gallery.page.wait_for_timeout(10)
        gallery.page.mouse.up()

    gallery.choose_device("turn")
    gallery.wait_for_size(852, 393)
    for leave in (gallery.page.go_back, lambda: gallery.page.keyboard.press("Escape"), pull_with_the_mouse):
        sheet = open_sheet(gallery)
        leave()
        sheet.wait_for(state="detached")
        gallery.button("Plain style").wait_for()


@pytest.fixture
def catalogue_with_sheet(gallery):
    return gallery, open_sheet(gallery)


def open_sheet(gallery):
    gallery.open_app("Catalogue")
    show = gallery.button("Show a sheet")
    show.wait_for()
    wait_for_address(gallery, "/catalogue")
    show.evaluate("button => button.click()")
    sheet = gallery.device.get_by_role("heading", name="A sheet", exact=True)
    sheet.wait_for()
    wait_until(lambda: gallery.page.evaluate("history.state.steps?.length") == 3, "the sheet has an entry")
    wait_until_steady(sheet.bounding_box, "the sheet")
    return sheet
