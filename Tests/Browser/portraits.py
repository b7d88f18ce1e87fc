"""Puts screenshots of the last run side by side, for the pictures in README and Documentation.

    Tests/Browser/run && Tests/Browser/.venv/bin/python Tests/Browser/portraits.py
"""

from pathlib import Path

from PIL import Image, ImageChops

HERE = Path(__file__).parent
IMAGES = HERE.parent.parent / "Documentation" / "Images"

# The bar above the device looks different in each picture.
BAR = 32
MARGIN = 14
HEIGHT = 560
COLOURS = 200

PORTRAITS = {
    "classic-friends-and-feed": ["classic-friends-batch", "classic-feed-dark", "classic-friends-tablet"],
    "classic-sections-and-circle": ["classic-sections-light", "classic-sections-horizontal", "classic-circle-flying"],
    "classic-pages-that-span": ["classic-pages", "classic-pages-dark", "classic-pages-tablet"],
    "classic-flow-three-ways": [
        "classic-flow-fixed-size", "classic-flow-by-delegate", "classic-flow-fixed-spacing", "classic-flow-as-taught-320"],
    "classic-spreadsheet": ["classic-spreadsheet", "classic-spreadsheet-scrolled", "classic-spreadsheet-million"],
    "classic-settings": ["classic-settings", "classic-settings-storage", "classic-settings-languages"],
    "classic-mail": ["classic-mail", "classic-mail-swiped", "classic-mail-chosen"],
}


def screenshot(name):
    picture = Image.open(HERE / "screenshots" / f"{name}.png").convert("RGB")
    return picture.crop((0, BAR, *picture.size))


def device(name, first):
    """Returns the device and a little background around it. In dark appearance, in the same place as in the row's
    first picture."""
    light = screenshot(first if "-dark" in name else name)
    ground = Image.new("RGB", light.size, light.getpixel((1, 1)))
    # The shadow counts as background.
    different = ImageChops.difference(light, ground).convert("L").point(lambda value: 255 * (value > 60))
    left, top, right, bottom = different.getbbox()
    return screenshot(name).crop((left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN))


def beside_each_other(pictures):
    scaled = [picture.resize((round(picture.width * HEIGHT / picture.height), HEIGHT), Image.LANCZOS) for picture in pictures]
    row = Image.new("RGB", (sum(picture.width for picture in scaled), HEIGHT))
    left = 0
    for picture in scaled:
        row.paste(picture, (left, 0))
        left += picture.width
    return row


for portrait, screenshots in PORTRAITS.items():
    row = beside_each_other([device(name, screenshots[0]) for name in screenshots])
    row.quantize(COLOURS, kmeans=3).save(IMAGES / f"{portrait}.png", optimize=True)
    print(f"{portrait}: {row.width} × {row.height}")
