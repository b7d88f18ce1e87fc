"""The animation at the top of the README, recorded from the page itself: `Tests/Browser/run film OUT.webp`.

A person's way through the Gallery: a fling through a million items, a storm of updates, a tile carried to another place, a photo
that grows out of its cell and is pulled away, and dark appearance. Chromium delivers every frame that it paints, with its time.
The film shows each frame for as long as it was visible.
"""

import base64
import os
import sys
import time
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw
from playwright.sync_api import sync_playwright

from gallery import Gallery, Log
from server import Server

WINDOW = {"width": 440, "height": 940}
# The film's width in pixels, and the maximum size of the file.
WIDTH, MOST_BYTES = 330, 3_000_000
# Frames that are visible for fewer milliseconds are left out: 20 per second are enough for the eye.
LEAST_DURATION = 50
# No viewer wants to wait longer than this while nothing moves, in milliseconds.
MOST_DURATION = 1_200


# The width of the metal around the device's rim, in points of the page.
METAL = 1.5


class Camera:
    """Records what the browser paints, and when."""

    def __init__(self, page):
        self.frames = []
        self.protocol = page.context.new_cdp_session(page)
        self.protocol.on("Page.screencastFrame", self._keep)
        self.protocol.send("Page.startScreencast", {"format": "jpeg", "quality": 92})

    def _keep(self, frame):
        self.frames.append((frame["metadata"]["timestamp"], frame["data"]))
        self.protocol.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def stop(self):
        self.protocol.send("Page.stopScreencast")


def finger(gallery, points, seconds, rest=0.0):
    """Moves a finger evenly along points, and rests before it lifts."""
    gallery.touch("touchStart", points[0])
    start, count = time.monotonic(), len(points) - 1
    while (share := (time.monotonic() - start) / seconds) < 1:
        index = min(int(share * count), count - 1)
        part = share * count - index
        (x, y), (next_x, next_y) = points[index], points[index + 1]
        gallery.touch("touchMove", (x + part * (next_x - x), y + part * (next_y - y)))
        gallery.page.wait_for_timeout(16)
    gallery.touch("touchMove", points[-1])
    gallery.page.wait_for_timeout(1000 * rest)
    gallery.touch("touchEnd")


def tap(gallery, target):
    finger(gallery, [gallery.middle(target)] * 2, 0.06)


def play(gallery):
    page, wait = gallery.page, gallery.page.wait_for_timeout
    x, y = gallery.middle(gallery.device)

    wait(900)
    tap(gallery, gallery.row("A million items"))
    wait(800)
    for length in (0.16, 0.14, 0.12):
        finger(gallery, [(x, y + 260), (x, y - 220)], length)
        wait(420)
    wait(500)
    tap(gallery, gallery.button("Gallery"))
    wait(700)

    tap(gallery, gallery.row("Updates"))
    wait(800)
    cells = gallery.cells.locator("visible=true")
    start, end = gallery.middle(cells.nth(1)), gallery.middle(cells.nth(9))
    gallery.touch("touchStart", start)
    wait(650)
    for step in range(40):
        share = step / 39
        share = share * share * (3 - 2 * share)
        gallery.touch("touchMove", (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])))
        wait(16)
    wait(300)
    gallery.touch("touchEnd")
    wait(500)
    tap(gallery, gallery.button("Storm"))
    wait(2600)
    tap(gallery, gallery.button("Gallery"))
    wait(700)

    # The list is where the row Updates was. Photos is its third row.
    finger(gallery, [(x, y - 160), (x, y + 260)], 0.12)
    wait(1200)
    tap(gallery, gallery.row("Photos"))
    wait(900)
    tap(gallery, gallery.cells.locator("visible=true").nth(2))
    wait(1000)
    finger(gallery, [(x, y), (x + 20, y + 90), (x + 30, y + 230)], 0.5, rest=0.15)
    wait(900)
    page.emulate_media(color_scheme="dark")
    wait(700)
    finger(gallery, [(x, y + 240), (x, y - 120)], 0.2)
    wait(1100)
    tap(gallery, gallery.button("Gallery"))
    wait(1000)
    page.emulate_media(color_scheme="light")
    wait(600)


def outline(page):
    """Returns the box of the device with its rim, and the radius of the box's corners, in points of the page."""
    rim = page.locator(".rim")
    box = rim.bounding_box()
    radius = rim.evaluate("rim => parseFloat(getComputedStyle(rim).borderTopLeftRadius)")
    return {
        "x": box["x"] - METAL, "y": box["y"] - METAL, "width": box["width"] + 2 * METAL, "height": box["height"] + 2 * METAL,
    }, radius + METAL


def mask(size, radius):
    """Returns a picture that is opaque in a box with round corners: what is around the device is the reader's page, light or dark."""
    large = Image.new("L", (4 * size[0], 4 * size[1]))
    ImageDraw.Draw(large).rounded_rectangle((0, 0, large.width - 1, large.height - 1), 4 * radius, fill=255)
    return large.resize(size, Image.Resampling.LANCZOS)


def cut(frames, box, radius):
    """Returns pictures of the device, and how long each is visible. Merges equal ones and very short ones."""
    film = []
    times = [moment for moment, _ in frames]
    for index, (moment, data) in enumerate(frames[:-1]):
        picture = Image.open(BytesIO(base64.b64decode(data))).convert("RGB")
        duration = 1000 * (times[index + 1] - moment)
        if film and (film[-1][1] < LEAST_DURATION or not ImageChops.difference(film[-1][0], picture).getbbox()):
            # The later of the two pictures, for the time of both.
            shown = film.pop()
            film.append((picture, shown[1] + duration))
        else:
            film.append((picture, duration))
    scale = film[0][0].width / WINDOW["width"]
    area = [round(scale * edge) for edge in (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])]
    size = (WIDTH, round(WIDTH * box["height"] / box["width"]))
    opaque = mask(size, radius * WIDTH / box["width"])
    pictures = []
    for picture, duration in film:
        picture = picture.crop(area).resize(size, Image.Resampling.LANCZOS)
        picture.putalpha(opaque)
        pictures.append((picture, min(duration, MOST_DURATION)))
    return pictures


def write(film, path):
    """Writes the film at the best quality that fits the maximum size."""
    pictures = [picture for picture, _ in film]
    durations = [round(duration) for _, duration in film]
    for quality in range(80, 10, -8):
        content = BytesIO()
        pictures[0].save(
            content, "WEBP", save_all=True, append_images=pictures[1:], duration=durations, loop=0, quality=quality,
            method=4)
        if content.tell() <= MOST_BYTES:
            break
    path.write_bytes(content.getvalue())
    print(f"{path}: {len(film)} frames, {sum(durations) / 1000:.1f} s, {content.tell():,} bytes, quality {quality}")


def main():
    output = Path(sys.argv[1] if len(sys.argv) > 1 else "film.webp").resolve()
    server = Server()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=os.environ["BROWSER"], args=["--no-sandbox"])
            page = browser.new_context(viewport=WINDOW, color_scheme="light").new_page()
            gallery = Gallery(page, Log(page, server.origin))
            page.goto(server.url)
            gallery.wait_for_list("Scenes")
            box, radius = outline(page)
            camera = Camera(page)
            play(gallery)
            camera.stop()
            browser.close()
    finally:
        server.stop()
    write(cut(camera.frames, box, radius), output)


if __name__ == "__main__":
    main()
