"""Friends and Feed: a list in columns, news that arrive as one batch, and a mosaic of photos."""

from math import ceil

import pytest
from PIL import Image, ImageOps

from friends import BATCHES, Friends, is_one_of
from gallery import PHONE, PHONE_SIDE, TABLET, TABLET_SIDE, bar_end
from photos import UNREADABLE
from test_pictures import TOLERANCE, difference, showable_files
from updates import JOURNEYS
from waiting import wait_until

FIRST = 24
ROW = 70
BAR = bar_end(PHONE)
# Rows begin below the bar and an inset of 10.
TOP = BAR + 10


@pytest.fixture
def friends(gallery):
    return Friends(gallery)


@pytest.mark.parametrize("device", ["phone", "side", "tablet", "tablet-side"])
def test_a_list_on_a_phone_and_a_grid_where_there_is_room(gallery, device):
    if device == "tablet-side":
        gallery.page.set_viewport_size({"width": 1400, "height": 1320})
    if device.startswith("tablet"):
        gallery.choose_device("tablet")
        gallery.wait_for_size(820, 1180)
    friends = Friends(gallery)
    if device.endswith("side"):
        friends.turn()
    # As many of 300 as fit inside the margins, which are 8 and begin where the device covers nothing. The leftover goes
    # between them: the first is at the left end and the last at the right end. Sideways 734 aren't covered, and 718 are
    # two of 359.
    size, columns = {
        "phone": (PHONE, [(8, 377)]),
        "side": (PHONE_SIDE, [(59, 359), (852 - 59 - 359, 359)]),
        "tablet": (TABLET, [(0, 402), (418, 402)]),
        "tablet-side": (TABLET_SIDE, [(0, 388), (396, 388), (792, 388)]),
    }[device]
    assert gallery.size == size
    inset = 8 if len(columns) == 3 else 10
    cells = friends.resting_cells()
    for index, cell in enumerate(cells[:2 * len(columns)]):
        left, width = columns[index % len(columns)]
        assert cell["place"] == [left, bar_end(size) + inset + ROW * (index // len(columns)), width, ROW]
    assert cells[0]["name"] == "Ada Moreno" and is_one_of(cells[0], FIRST)
    friends.wait_for_pictures()
    gallery.screenshot(f"classic-friends-{device}")


def test_the_cloud_brings_one_movement_and_nobody_is_seen_twice(friends):
    friends.watch_for_twins()
    friends.list().evaluate(f"list => {{ window.journeys = ({JOURNEYS})(list, 700); }}")
    friends.press_cloud()
    friends.gallery.page.wait_for_timeout(150)
    friends.gallery.screenshot("classic-friends-batch")
    journeys = friends.gallery.page.evaluate("journeys")
    friends.expect(BATCHES[0])
    assert friends.twins["found"] == [] and friends.twins["looks"] > 20

    def tops(name):
        return [top for _, top, _ in journeys[name]]

    # Jonas stays, two rows further up. On the way he never turns back.
    way = tops("Jonas Weber")
    assert way == sorted(way, reverse=True) and way[0] - way[-1] == pytest.approx(140, abs=1)
    assert len(set(way)) > 5
    # Anton is new and appears in place, where he grows from a tenth of 70 points around the middle.
    opacities = [opacity for _, _, opacity in journeys["Anton Fischer"]]
    assert opacities == sorted(opacities) and opacities[-1] == 1 and any(0.1 < value < 0.9 for value in opacities)
    way = tops("Anton Fischer")
    assert way == sorted(way, reverse=True) and way[0] - way[-1] <= 31.6
    # Elif moved from the fifth place to the first.
    assert tops("Elif Kaya")[0] - tops("Elif Kaya")[-1] == pytest.approx(280, abs=1)


def test_each_batch_leaves_fewer_until_nobody_is_left_and_a_pull_brings_all_back(friends):
    friends.watch_for_twins()
    # Eleven rows from 123 to 852 are at least partly visible.
    most = ceil((PHONE[1] - TOP) / ROW)
    for people in BATCHES:
        friends.press_cloud()
        wait_until(lambda: len(friends.cells()) == min(len(people), most), "the batch has come")
        friends.expect(people)
    assert friends.cloud.get_attribute("aria-disabled") is None
    friends.press_cloud()
    wait_until(lambda: friends.cells() == [], "no friend is left")
    wait_until(lambda: friends.cloud.get_attribute("aria-disabled") == "true", "the button rests")
    friends.gallery.screenshot("classic-friends-empty")
    friends.press_cloud()

    friends.pull_down()
    wait_until(lambda: friends.cells() and is_one_of(friends.cells()[0], FIRST), "all are back")
    wait_until(lambda: friends.cloud.get_attribute("aria-disabled") is None, "there may be news again")
    assert friends.first_below_bar()["place"] == [8, TOP, 377, ROW]
    friends.press_cloud()
    wait_until(lambda: is_one_of(friends.cells()[0], 17), "the first batch again")
    friends.expect(BATCHES[0])
    assert friends.twins["found"] == []


def test_who_goes_shrinks_and_who_comes_grows(friends):
    friends.list().evaluate("""list => {
        window.widths = {};
        const end = performance.now() + 700;
        const look = () => {
            for (const cell of list.querySelectorAll("[role=gridcell], .layer")) {
                // Who goes has no label any more. Initials have no space.
                const name = [...cell.querySelectorAll(".run")].map(run => run.textContent).find(text => / /.test(text));
                const { a } = new DOMMatrix(getComputedStyle(cell).transform);
                if (name && a < 0.99) (widths[name] ??= []).push([a, Number(getComputedStyle(cell).opacity)]);
            }
            if (performance.now() < end) requestAnimationFrame(look);
        };
        look();
    }""")
    friends.press_cloud()
    friends.expect(BATCHES[0])
    widths = friends.gallery.page.evaluate("widths")
    coming, going = "Anton Fischer", "Chloe Martin"
    assert len(widths[coming]) > 3 and [a for a, _ in widths[coming]] == sorted(a for a, _ in widths[coming])
    assert len(widths[going]) > 3 and [a for a, _ in widths[going]] == sorted((a for a, _ in widths[going]), reverse=True)
    assert all(0 <= opacity < 1 for looks in widths.values() for _, opacity in looks)
    assert "Ada Moreno" not in widths, "who stays only moves"


def test_from_a_storyboard_the_list_and_a_feed_are_the_same(gallery):
    seen = []
    for scene in ["Friends and Feed", "Friends from storyboard"]:
        friends = Friends(gallery, scene)
        cells = friends.resting_cells()
        friends.wait_for_pictures()
        picture = gallery.picture(friends.list()).crop((0, BAR, *PHONE)).tobytes()
        seen.append((cells, picture, friends.open("Chloe Martin")))
        gallery.page.evaluate("location.hash = '/'")
        gallery.page.locator('[data-collection="Scenes"]').wait_for()
    assert seen[0] == seen[1]


def test_pressed_in_the_middle_of_a_batch_and_turned_in_the_middle_of_another(friends):
    friends.watch_for_twins()
    for _ in range(2):
        friends.press_cloud()
        friends.gallery.page.wait_for_timeout(100)
    friends.press_cloud()
    friends.gallery.page.wait_for_timeout(80)
    friends.turn()
    cells = friends.expect(BATCHES[2])
    assert {cell["place"][0] for cell in cells} == {59, 852 - 59 - 359}
    friends.press_cloud()
    friends.gallery.page.wait_for_timeout(80)
    friends.turn()
    friends.expect(BATCHES[3])
    assert friends.twins["found"] == []


def test_a_friend_slides_in_and_a_swipe_from_the_edge_leads_back(friends):
    gallery = friends.gallery
    gallery.page.evaluate("""() => {
        window.edges = [];
        const look = () => {
            const left = selector => document.querySelector(selector)?.getBoundingClientRect().left;
            const edge = left("[data-collection=Feed]");
            if (edge !== undefined) edges.push(edge - left(".device"));
            requestAnimationFrame(look);
        };
        look();
    }""")
    cells = friends.open("Chloe Martin")
    edges = gallery.page.evaluate("edges")
    assert edges == sorted(edges, reverse=True) and edges[-1] == pytest.approx(0, abs=4)
    assert len({edge for edge in edges if 10 < edge < 390}) > 3, "it was seen on its way"
    assert gallery.device.get_by_text("Chloe Martin", exact=True).count() == 1

    assert [cell["place"] for cell in cells[:6]] == [
        [0, BAR + 1, 393, 200], [0, BAR + 202, 197, 200], [198, BAR + 202, 195, 200],
        [0, BAR + 403, 262, 200], [263, BAR + 403, 130, 100], [263, BAR + 504, 130, 99],
    ]
    friends.wait_for_pictures("Feed")
    gallery.screenshot("classic-feed-phone")
    # A photo isn't one even colour.
    for cell in cells[:6]:
        picture = gallery.picture(friends.list("Feed").get_by_role("gridcell", name=cell["name"], exact=True))
        assert len(picture.getcolors(1 << 20)) > 3, cell["name"]

    # Too short, and back: the feed stays.
    friends.swipe_from_edge(60)
    assert friends.resting_cells("Feed") == cells
    friends.swipe_from_edge(330)
    friends.list("Feed").wait_for(state="detached")
    friends.resting_cells()
    assert friends.list().locator("[aria-selected=true]").count() == 0
    assert friends.first_below_bar()["name"] == "Ada Moreno"


def test_turning_keeps_the_first_person_and_the_first_photo_in_view(friends):
    gallery = friends.gallery
    gallery.page.mouse.move(*gallery.middle(friends.list()))
    gallery.page.mouse.wheel(0, 430)
    first = friends.first_below_bar()["name"]
    assert first == "Grace Kim"
    friends.turn()
    # Two per row: the seventh begins one.
    assert friends.first_below_bar()["place"][1] == bar_end(PHONE_SIDE)
    first_on_side = friends.first_below_bar()["name"]
    assert first_on_side == first

    friends.open("Hugo Silva")
    gallery.page.mouse.move(*gallery.middle(friends.list("Feed")))
    gallery.page.mouse.wheel(0, 900)
    photo = friends.first_below_bar("Feed")
    assert photo["name"] == "Landscape 10"
    friends.wait_for_pictures("Feed")
    gallery.screenshot("classic-feed-side")
    friends.turn()
    assert friends.first_below_bar("Feed")["name"] == photo["name"]
    assert friends.first_below_bar("Feed")["place"] == [0, BAR, 197, 200]
    gallery.tap(gallery.button("Friends"))
    friends.list("Feed").wait_for(state="detached")
    # Turned below the feed: still the same first person.
    assert friends.first_below_bar()["name"] == first_on_side


def test_photos_of_a_folder_are_painted_in_the_mosaic_and_unreadable_ones_named(start, visit, photos):
    server = start("--photos", photos)
    gallery = visit(server, device_scale_factor=2)
    gallery.choose_device("tablet")
    gallery.wait_for_size(820, 1180)
    friends = Friends(gallery)
    people = friends.people_without_picture()
    assert people
    for name in people:
        cell = friends.list().get_by_role("gridcell", name=name, exact=True)
        letters = "".join(word[0] for word in name.split())
        assert cell.get_by_text(letters, exact=True).is_visible(), "whose picture is one of the unreadable ones"
    gallery.screenshot("classic-friends-photos")
    cells = friends.open("Ada Moreno")
    friends.wait_for_pictures("Feed", without=UNREADABLE)
    gallery.screenshot("classic-feed-photos")
    checked = 0
    files = showable_files(photos)
    for cell in cells:
        _, top, width, height = cell["place"]
        if cell["name"] in files and top >= bar_end(TABLET) and top + height <= TABLET[1]:
            shown = gallery.picture(friends.list("Feed").get_by_role("gridcell", name=cell["name"], exact=True))
            whole = ImageOps.exif_transpose(Image.open(files[cell["name"]])).convert("RGB")
            expected = ImageOps.fit(whole, shown.size, Image.Resampling.LANCZOS)
            assert difference(shown, expected) < TOLERANCE, cell["name"]
            checked += 1
    assert checked >= 5
    unreadable = [cell["name"] for cell in cells if cell["name"] in UNREADABLE]
    for name in unreadable:
        cell = friends.list("Feed").get_by_role("gridcell", name=name, exact=True)
        assert cell.locator(".run").inner_text() == name
    assert unreadable


def test_a_tap_opens_a_photo(friends):
    friends.open("Ada Moreno")
    friends.gallery.tap(friends.list("Feed").get_by_role("gridcell", name="Landscape 2", exact=True))
    friends.gallery.device.get_by_role("img", name="Landscape 2", exact=True).locator("img").wait_for()
    friends.list("Feed").wait_for(state="detached")
    friends.gallery.screenshot("classic-feed-photo")


def test_in_the_dark(server, visit):
    gallery = visit(server, color_scheme="dark")
    friends = Friends(gallery)
    friends.press_cloud()
    friends.expect(BATCHES[0])
    friends.wait_for_pictures()
    gallery.screenshot("classic-friends-dark")
    background = gallery.picture(friends.list()).getpixel((380, 500))
    assert max(background) < 30
    friends.open("Elif Kaya")
    friends.wait_for_pictures("Feed")
    gallery.screenshot("classic-feed-dark")
