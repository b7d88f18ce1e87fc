"""Pictures are really painted: compares the screen with the file, decoded by Pillow."""

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat

from photos import UNDECODABLE, UNREADABLE, upright_picture
from waiting import wait_until

# Of 255, the mean over a cell seen from afar, where a shift by a fraction of a pixel doesn't count. Another picture
# differs by 40 and more, a rotated one by 60 and more.
TOLERANCE = 6
# How much of the source's fine detail must be left. A picture decoded at half the size has 0.5 of it.
LEAST_SHARPNESS = 0.7
ROUND_CORNER = 8
PIXELS_A_POINT = 2
# A Chromium that only pretends to have two pixels per point draws at whole points, half a point off if the device
# begins at a half. With one point more than the usual window, the centred tablet begins at a whole one.
WINDOW = {"width": 1000, "height": 1321}
FROM_AFAR = (32, 32)


@pytest.fixture
def album(start, visit, photos):
    """Opens the folder on a tablet with two pixels per point, where all of it is in view."""
    server = start("--photos", photos)
    gallery = visit(server, viewport=WINDOW, device_scale_factor=PIXELS_A_POINT)
    gallery.choose_device("tablet")
    gallery.wait_for_size(820, 1180)
    corner = gallery.device.bounding_box()
    assert [corner["x"] % 1, corner["y"] % 1] == [0, 0]
    gallery.open("Photos")
    gallery.wait_for_pictures(without=UNREADABLE)
    gallery.server = server
    return gallery


def files_by_label(folder):
    pictures = (path for path in folder.rglob("*") if path.suffix in (".jpg", ".png", ".gif", ".webp"))
    return {path.stem: path for path in pictures}


def showable_files(folder):
    return {label: path for label, path in files_by_label(folder).items() if label not in (*UNDECODABLE, *UNREADABLE)}


def expected_picture(path, size):
    """Returns the picture as large as needed to fill the cell, with the rest cut off on both sides."""
    return ImageOps.fit(upright_picture(path), size, Image.Resampling.LANCZOS)


def without_corners(picture):
    width, height = picture.size
    edge = ROUND_CORNER * PIXELS_A_POINT
    return picture.crop((edge, edge, width - edge, height - edge))


def difference(one, other):
    one, other = (picture.resize(FROM_AFAR, Image.Resampling.BOX) for picture in (one, other))
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def detail(picture):
    """Returns how much neighbouring pixels differ."""
    gray = picture.convert("L")
    return ImageStat.Stat(ImageChops.difference(gray, ImageChops.offset(gray, 1, 0))).mean[0]


def is_in_view(gallery, cell):
    box, screen = cell.bounding_box(), gallery.list.bounding_box()
    return box["y"] >= screen["y"] and box["y"] + box["height"] <= screen["y"] + screen["height"]


def check(gallery, label, path):
    shown = without_corners(gallery.picture(gallery.cell(label)))
    box = gallery.cell(label).bounding_box()
    size = (round(box["width"] * PIXELS_A_POINT), round(box["height"] * PIXELS_A_POINT))
    expected = without_corners(expected_picture(path, size)).resize(shown.size)
    assert difference(shown, expected) < TOLERANCE, label
    assert detail(shown) >= LEAST_SHARPNESS * detail(expected), f"{label} is blurred"


@pytest.mark.parametrize("layout", ["mosaic", "grid"])
def test_every_picture_is_painted_upright_sharp_and_in_its_colours(album, photos, layout):
    if layout == "grid":
        album.tap(album.button("Grid"))
        album.button("Mosaic").wait_for()
        wait_until(lambda: album.columns == 6, "six columns")
        album.wait_for_pictures(without=UNREADABLE)
    checked = []
    for label, path in showable_files(photos).items():
        if is_in_view(album, album.cell(label)):
            check(album, label, path)
            checked.append(path.suffix)
    album.screenshot(f"album-{layout}")
    assert len(checked) >= 5 and {".jpg", ".gif", ".webp", ".png"} <= set(checked)


def test_a_picture_that_is_opened_fills_the_screen_and_is_sharp(album, photos):
    album.tap(album.cell("camera"))
    album.wait_for_list("Photo")
    picture = album.photo("camera")
    album.wait_for_pictures(without=UNREADABLE)
    shown = album.picture(picture)
    whole = upright_picture(photos / "camera.jpg")
    fitting = ImageOps.contain(whole, shown.size, Image.Resampling.LANCZOS)
    left, top = ((outer - inner) // 2 for outer, inner in zip(shown.size, fitting.size))
    cut = shown.crop((left, top, left + fitting.width, top + fitting.height))
    assert difference(cut, fitting) < TOLERANCE
    album.screenshot("photo-opened")


def test_what_cannot_be_decoded_is_a_placeholder_and_the_rest_goes_on(album):
    for label in UNDECODABLE:
        assert album.cell(label).locator(".placeholder").count() == 1, label
    for label in (*UNDECODABLE, *UNREADABLE):
        colors = album.picture(album.cell(label)).getextrema()
        assert all(high - low < 60 for low, high in colors), f"{label} is an even field"
    album.tap(album.cell("film"))
    album.photo("film").wait_for()


def test_standard_error_names_each_bad_file_once_and_without_its_folder(album, photos):
    complaints = album.server.complained
    wait_until(lambda: len(complaints) >= 4, "four files are named")
    # Reconnecting and looking again must not repeat the message.
    album.page.evaluate("probe.sockets.at(-1).close()")
    wait_until(lambda: album.page.evaluate("probe.frames.at(-1).socket") == 1, "the tree was sent again")
    album.wait_for_pictures(without=UNREADABLE)
    album.tap(album.button("Grid"))
    album.button("Mosaic").wait_for()
    album.wait_for_pictures(without=UNREADABLE)
    for name in ("corrupt.jpg", "empty.png", "huge.png", "hollow.png"):
        assert len([line for line in complaints if name in line]) == 1, complaints
    assert not [line for line in complaints if str(photos) in line], "the file's name is enough"
