"""Large photographs: thumbnails of the size that is shown, in reading order; a photo that is opened grows at once; what was decoded
stays; the address follows."""

import shutil

import pytest
from PIL import Image

from test_history import wait_for_address
from waiting import wait_until, wait_until_steady

COUNT = 16
SIDE = 4096
PIXELS_A_POINT = 2

# Records each canvas that a cell gets, what the decoders were asked for, and the frames in which a visible photo had nothing to
# show.
RECORD = """(() => {
    window.recorded = { canvases: [], orders: [], holes: 0, frames: 0 };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (order) {
        recorded.orders.push(order);
        post.call(this, order);
    };
    const note = canvas => {
        const cell = canvas.closest("[role=gridcell]");
        if (!cell || canvas.classList.contains("preview")) return;
        const { left, top } = cell.getBoundingClientRect();
        recorded.canvases.push({ label: cell.ariaLabel, left, top, width: canvas.width, height: canvas.height });
    };
    new MutationObserver(changes => changes.flatMap(change => [...change.addedNodes])
        .filter(node => node instanceof HTMLCanvasElement).forEach(note))
        .observe(document, { childList: true, subtree: true });
    const look = () => {
        const photos = [...document.querySelectorAll("[role=gridcell]")].filter(cell => {
            const { top, bottom, width } = cell.getBoundingClientRect();
            return width > 0 && cell.checkVisibility() && bottom > 0 && top < innerHeight && recorded.isWatching;
        });
        if (photos.some(photo => !photo.querySelector(".content"))) recorded.holes += 1;
        if (recorded.isWatching) recorded.frames += 1;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"""


@pytest.fixture(scope="module")
def photographs(tmp_path_factory):
    """Copies of one picture: to the page each file is another one."""
    folder = tmp_path_factory.mktemp("photographs")
    first = folder / "photo 01.jpg"
    noise = Image.effect_noise((256, 256), 80).convert("RGB")
    noise.resize((SIDE, SIDE), Image.Resampling.BICUBIC).save(first, quality=85)
    for number in range(2, COUNT + 1):
        shutil.copy(first, folder / f"photo {number:02}.jpg")
    return folder


@pytest.fixture
def album(start, browser, visit, photographs):
    gallery = visit(start("--photos", photographs), device_scale_factor=PIXELS_A_POINT)
    gallery.page.evaluate(RECORD)
    gallery.open("Photos")
    gallery.wait_for_pictures()
    return gallery


def recorded(gallery, what):
    return gallery.page.evaluate(f"recorded.{what}")


def test_thumbnails_come_in_reading_order_and_as_large_as_their_cells(album, report):
    canvases = recorded(album, "canvases")
    assert len(canvases) >= 8
    # The decoders work side by side: one may be faster than the one before it.
    places = [(canvas["top"], canvas["left"]) for canvas in canvases]
    late = [place for index, place in enumerate(places) if any(place < earlier for earlier in places[:max(index - 2, 0)])]
    assert not late, places
    cell = album.cells.first.bounding_box()
    for canvas in canvases:
        assert canvas["width"] <= cell["width"] * PIXELS_A_POINT + 2, canvas
        assert canvas["height"] <= cell["height"] * PIXELS_A_POINT + 2, canvas


def open_first(album):
    album.page.evaluate("recorded.isWatching = true")
    album.tap(album.cells.locator("visible=true").first)
    album.wait_for_list("Photo")
    return album.photo("photo 01")


def test_a_photo_that_is_opened_grows_at_once(album):
    photo = open_first(album)
    photo.locator("canvas.content:not(.preview)").wait_for()
    assert recorded(album, "frames") > 10
    assert recorded(album, "holes") == 0
    wait_until(lambda: photo.locator("canvas.content").evaluate("canvas => canvas.width") >= 393 * PIXELS_A_POINT, "it is sharp")


def test_a_photo_that_is_zoomed_is_as_sharp_as_its_file(album):
    photo = open_first(album)
    canvas = photo.locator("canvas.content:not(.preview)")
    side = wait_until_steady(lambda: canvas.count() and canvas.evaluate("canvas => canvas.width"), "it is sharp", looks=10)
    before = photo.bounding_box()["width"]
    orders = len(recorded(album, "orders"))
    album.page.mouse.dblclick(*album.middle(photo))
    box = wait_until_steady(lambda: canvas.bounding_box() if canvas.count() else None, "it is zoomed", looks=20)
    growth = box["width"] / before
    assert growth > 1.5
    wait_until(lambda: canvas.count() and canvas.evaluate("canvas => canvas.width") >= side * growth - 2, "it is sharp")
    assert canvas.evaluate("canvas => canvas.width") <= SIDE
    assert len(recorded(album, "orders")) == orders + 1, "it is decoded once, when the zoom has come to rest"


def test_thumbnails_stay_decoded_while_photos_fill_a_large_screen(start, visit, photographs):
    """One such photo takes 67 MB, and the page keeps 96 MB of what it doesn't show."""
    album = visit(start("--photos", photographs), device_scale_factor=3, viewport={"width": 1500, "height": 1500})
    album.page.evaluate(RECORD)
    album.page.locator("button[data-device=free]").click()
    album.open("Photos")
    album.wait_for_pictures()
    open_first(album)
    for number in (1, 2):
        wait_until(lambda: album.photo(f"photo {number:02}").locator("canvas.content:not(.preview)").count(), "it is sharp")
        album.page.keyboard.press("ArrowRight")
        album.photo(f"photo {number + 1:02}").wait_for()
    orders = recorded(album, "orders")
    assert max(order["width"] for order in orders) >= SIDE
    album.page.go_back()
    album.wait_for_list("Photos")
    album.wait_for_pictures()
    again = recorded(album, "orders")[len(orders):]
    assert not [order for order in again if order["width"] < SIDE], "no thumbnail is decoded again"


def test_the_address_follows_the_photo(album):
    open_first(album)
    wait_for_address(album, "/photos/0")
    entries = album.page.evaluate("history.length")
    for number in (1, 2):
        album.page.keyboard.press("ArrowRight")
        album.photo(f"photo {number + 1:02}").wait_for()
        wait_for_address(album, f"/photos/{number}")
    assert album.page.evaluate("history.length") == entries
    assert album.page.title() == "Gallery"
    album.page.reload()
    album.photo("photo 03").wait_for()
    album.page.go_back()
    album.wait_for_list("Photos")
    wait_for_address(album, "/photos")
