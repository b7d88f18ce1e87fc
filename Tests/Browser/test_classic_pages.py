"""The classic Pages that span in a browser: frames of a page's twelve photos, flicks, dots, turning, pages that come
and go."""

import pytest

from classic_pages import DOTS, Pages
from gallery import SAFE, bar_end
from photos import UNDECODABLE, UNREADABLE
from waiting import wait_until

SCALE = {"phone": 3, "tablet": 2}


@pytest.fixture
def pages(gallery):
    return Pages(gallery)


def expect_places(pages, first, count=12, scale=3):
    photos = pages.resting_photos()
    size = pages.gallery.size
    expected = pages.expected_places(size, scale)[:count]
    page, device = pages.gallery.list.bounding_box(), pages.gallery.device.bounding_box()
    assert [page["x"] - device["x"], page["y"] - device["y"]] == [0, bar_end(size)], "pages are below the bar"
    assert page["height"] == size[1] - bar_end(size) - SAFE[size].bottom - DOTS, "and above the dots"
    assert [photo["position"] for photo in photos] == list(range(first, first + count))
    for photo, place in zip(photos, expected):
        assert photo["place"] == pytest.approx(place, abs=0.02), photo["name"]


def test_the_twelve_photos_of_a_page_are_in_their_places(pages):
    expect_places(pages, 1)
    assert [photo["name"] for photo in pages.photos] == [f"Landscape {number}" for number in range(1, 13)]
    assert pages.page == (1, 10)
    pages.gallery.wait_for_pictures()
    pages.gallery.screenshot("classic-pages")


def test_the_gaps_have_the_colour_of_the_page_and_the_photos_have_none_of_it(pages):
    pages.gallery.wait_for_pictures()
    photos = pages.resting_photos()
    picture = pages.gallery.picture(pages.gallery.list)
    scale = picture.width / 393
    for photo in photos:
        left, top, width, height = photo["place"]
        assert len(colors(picture, (left + 9, top + 9, width - 18, height - 18), scale)) > 20, photo["name"]
    # From the end of the shadow of the bar's glass to the bottom between the first and the second column, and sideways
    # between the second row and the third.
    _, second, third = photos[0]["place"], photos[1]["place"], photos[6]["place"]
    height = pages.gallery.list.evaluate("list => list.offsetHeight")
    assert colors(picture, (second[0] - 6, 24, 4, height - 26), scale) == {(255, 255, 255)}
    assert colors(picture, (third[0], third[1] - 6, 393 - third[0] - 8, 4), scale) == {(255, 255, 255)}


def colors(picture, box, scale):
    left, top, width, height = (round(length * scale) for length in box)
    return {color for _, color in picture.crop((left, top, left + width, top + height)).getcolors(1_000_000)}


def test_a_flick_turns_one_page(pages):
    pages.flick(-120)
    pages.wait_for_page(2)
    expect_places(pages, 13)
    pages.flick(-120)
    pages.wait_for_page(3)
    expect_places(pages, 25)
    pages.flick(120)
    pages.wait_for_page(2)
    expect_places(pages, 13)


def test_a_finger_that_goes_slowly_and_not_half_way_comes_back(pages):
    x, y = pages.gallery.middle(pages.gallery.list)
    pages.gallery.touch("touchStart", (x, y))
    for step in range(1, 16):
        pages.gallery.touch("touchMove", (x - 8 * step, y))
        pages.gallery.page.wait_for_timeout(20)
    pages.gallery.page.wait_for_timeout(150)
    pages.gallery.screenshot("classic-pages-between")
    # The large one begins at 200.67, and has moved with the finger.
    large = next(photo for photo in pages.photos if photo["position"] == 3)
    assert 70 < large["place"][0] < 130
    pages.gallery.touch("touchEnd")
    expect_places(pages, 1)
    assert pages.page == (1, 10)


def test_a_wheel_turns_whole_pages(pages):
    page, middle = pages.gallery.page, pages.gallery.middle(pages.gallery.list)
    page.mouse.move(*middle)
    for number, (x, y) in [(2, (60, 0)), (3, (60, 0)), (2, (-60, 0))]:
        page.mouse.wheel(x, y)
        pages.wait_for_page(number)
        expect_places(pages, 12 * number - 11)
    page.keyboard.press("End")
    pages.wait_for_page(10)
    page.keyboard.press("ArrowLeft")
    pages.wait_for_page(9)
    expect_places(pages, 97)


def test_taps_beside_the_dots_and_keys_on_them_turn_the_page(pages):
    pages.tap_dots(1)
    pages.wait_for_page(2)
    expect_places(pages, 13)
    pages.tap_dots(1)
    pages.wait_for_page(3)
    pages.tap_dots(-1)
    pages.wait_for_page(2)
    expect_places(pages, 13)
    pages.dots.focus()
    pages.gallery.page.keyboard.press("ArrowRight")
    pages.wait_for_page(3)
    expect_places(pages, 25)


def test_turned_and_on_a_tablet_the_page_stays(pages):
    pages.flick(-120)
    pages.wait_for_page(2)
    pages.gallery.choose_device("turn")
    pages.gallery.wait_for_size(852, 393)
    expect_places(pages, 13)
    pages.gallery.wait_for_pictures()
    pages.gallery.screenshot("classic-pages-side")
    pages.gallery.choose_device("tablet")
    pages.gallery.wait_for_size(820, 1180)
    expect_places(pages, 13, scale=SCALE["tablet"])
    assert pages.page == (2, 10)
    pages.gallery.wait_for_pictures()
    pages.gallery.screenshot("classic-pages-tablet")


def test_the_page_in_view_goes_and_a_new_one_comes_at_the_end(pages):
    pages.flick(-120)
    pages.wait_for_page(2)
    pages.gallery.tap(pages.gallery.button("Remove this page"))
    wait_until(lambda: pages.page == (2, 9), "there is a page less")
    expect_places(pages, 13)
    assert pages.photos[0]["name"] == "Landscape 25"
    pages.gallery.tap(pages.gallery.button("Add a page"))
    pages.wait_for_page(10)
    expect_places(pages, 109)
    # The library has been used: 108 of 120 are left, so the next is the 109th.
    assert pages.photos[0]["name"] == "Landscape 109"


DECODED = """none => [...document.querySelectorAll("[role=gridcell]")]
    .filter(cell => cell.checkVisibility() && !none.includes(cell.ariaLabel))
    .every(cell => cell.querySelector("canvas"))"""


def test_photos_of_a_folder_and_placeholders_with_names_for_those_that_cannot_be_read(start, visit, photos):
    gallery = visit(start("--photos", photos))
    pages = Pages(gallery)
    names = {photo["name"] for photo in pages.resting_photos()}
    without = UNREADABLE + UNDECODABLE
    assert names & set(UNREADABLE)
    decoded = lambda: gallery.page.evaluate(DECODED, list(without))
    wait_until(decoded, "the pictures are decoded", seconds=30)
    gallery.screenshot("classic-pages-folder")
    for name in names & set(UNREADABLE):
        assert gallery.cell(name).locator(".run", has_text=name).first.is_visible()
        box, picture = gallery.cell(name).bounding_box(), gallery.picture(gallery.cell(name))
        assert picture.getpixel((round(box["width"] / 2), 12)) == (242, 242, 247), "nothing but the placeholder's grey"


def test_in_the_dark(server, visit):
    gallery = visit(server, color_scheme="dark")
    pages = Pages(gallery)
    expect_places(pages, 1)
    gallery.wait_for_pictures()
    gallery.screenshot("classic-pages-dark")
    assert gallery.picture(gallery.list).getpixel((2, 2)) == (0, 0, 0)


def test_a_flow_layout_has_the_same_pages(pages):
    photos = pages.resting_photos()
    pages.gallery.tap(pages.gallery.device.get_by_role("radio", name="Flow", exact=True))
    wait_until(lambda: pages.photos == photos, "nothing has moved")
    pages.tap_dots(1)
    pages.wait_for_page(2)
    expect_places(pages, 13)


def test_from_a_xib_it_looks_the_same(gallery):
    looks = []
    for scene in ["Pages that span", "Pages from nib"]:
        pages = Pages(gallery, scene)
        looks.append((pages.resting_photos(), pages.page))
        gallery.page.evaluate("location.hash = '/'")
        gallery.page.locator('[data-collection="Scenes"]').wait_for()
    assert looks[0] == looks[1] and len(looks[0][0]) == 12
