"""No seams: the app meets the device's edge at every scale, and while it turns; lines stay lines."""

from io import BytesIO

import pytest
from PIL import Image

from waiting import wait_until

# Pixels per point of the window, and its height: a low window scales the device down.
SCALES = {"0.8": (1, 865), "1": (1, 1080), "1.25": (1.25, 1080), "2": (2, 1080), "1.25, small": (1.25, 700)}
FRAME = (11, 12, 14)


@pytest.fixture(params=SCALES)
def scaled(request, launch, server, visit):
    """A browser that lays out in such pixels, as on such a screen; emulation would only enlarge its picture."""
    scale, height = SCALES[request.param]
    browser = launch(f"--force-device-scale-factor={scale}", f"--window-size=1000,{height}")
    yield visit(server, browser=browser, no_viewport=True, viewport=None, has_touch=False)
    browser.close()


def pixels(gallery):
    return Image.open(BytesIO(gallery.page.screenshot())).convert("RGB")


def box(gallery, scale):
    """Returns the app's box in the picture's pixels: left, top, right, bottom."""
    box = gallery.device.bounding_box()
    return (box["x"] * scale, box["y"] * scale, (box["x"] + box["width"]) * scale, (box["y"] + box["height"]) * scale)


def ratio(gallery, picture):
    return picture.width / gallery.page.evaluate("innerWidth")


def mixes(row):
    """Returns the colours along a line across the edge that are neither the frame's nor the app's nor a mixture of
    both."""
    app = row[-1]
    low = [min(a, b) - 3 for a, b in zip(FRAME, app)]
    high = [max(a, b) + 3 for a, b in zip(FRAME, app)]
    return [color for color in row if not all(l <= c <= h for l, c, h in zip(low, color, high))]


def test_nothing_but_frame_and_app_is_seen_along_the_edges(scaled):
    scaled.open("A million items")
    picture = pixels(scaled)
    scale = ratio(scaled, picture)
    left, top, right, bottom = box(scaled, scale)
    middle = round((top + bottom) / 2)
    for y in range(middle - 40, middle + 40, 7):
        for start, step in ((round(left) - 5, 1), (round(right) + 4, -1)):
            walk = [picture.getpixel((start + step * index, y)) for index in range(10)]
            assert not mixes(walk), f"at height {y}: {walk}"
            # From frame to app in one pixel that may be mixed, not in two.
            between = [color for color in walk if color not in (FRAME, walk[-1])]
            assert len(between) <= 1, f"at height {y}: {walk}"


def test_a_line_is_one_row_of_pixels(scaled):
    scaled.open_app("Friends and Feed")
    picture = pixels(scaled)
    scale = ratio(scaled, picture)
    left, top, right, bottom = box(scaled, scale)
    x = round(left + (right - left) * 0.75)
    column = [sum(picture.getpixel((x, y))) for y in range(round(top + (bottom - top) * 0.3), round(bottom - 60 * scale))]
    white = max(column)
    runs, length = [], 0
    for shade in column:
        if shade < white - 6:
            length += 1
        elif length:
            runs.append(length)
            length = 0
    assert len(runs) >= 5, "there are lines between the rows"
    assert set(runs) == {1}, f"lines are {sorted(set(runs))} pixels high"


@pytest.mark.parametrize("color_scheme, ground", [("light", (255, 255, 255)), ("dark", (0, 0, 0))])
def test_turning_shows_no_band(server, visit, color_scheme, ground):
    gallery = visit(server, color_scheme=color_scheme)
    gallery.open("A million items")
    gallery.page.evaluate("""() => {
        window.bands = [];
        const watch = () => {
            const root = document.querySelector(".device > .layer").layer;
            const app = root.element.querySelector(".layer").layer;
            const device = document.querySelector(".device");
            const [width, height] = [parseFloat(device.style.width), parseFloat(device.style.height)];
            if (root.width !== width || root.height !== height || app.width < width || app.height < height)
                bands.push([root.width, root.height, app.width, app.height, width, height]);
            requestAnimationFrame(watch);
        };
        watch();
    }""")
    for _ in range(4):
        before = gallery.size
        gallery.choose_device("turn")
        gallery.wait_for_size(*reversed(before))
    gallery.choose_device("tablet")
    gallery.wait_for_size(820, 1180)
    gallery.resting_offset()
    assert gallery.page.evaluate("bands") == [], "the window covers the screen in every frame"
    picture = pixels(gallery)
    scale = ratio(gallery, picture)
    left, top, right, bottom = map(round, box(gallery, scale))
    middle = round((top + bottom) / 2)
    assert picture.getpixel((left + 3, middle)) == ground and picture.getpixel((right - 4, middle)) == ground
