"""A typical folder: real photographs, a rotated one from a camera, a film, and files that aren't what their names say.

python photos.py FOLDER < list-of-files
"""

import shutil
import struct
import sys
import zlib
from pathlib import Path

from PIL import Image, ImageDraw, ImageOps

# Enough for two screens. Every picture has up to sixteen million pixels for the browser to decode.
MOST_PHOTOGRAPHS = 8

EXIF_ORIENTATION = 0x0112
TURNED_BY_THE_CAMERA = 6

CORRUPT = "corrupt"
EMPTY = "empty"
HUGE = "huge"
HOLLOW = "hollow"
# The header is valid, so the app learns only from the page that there is nothing to show.
UNDECODABLE = (CORRUPT, HOLLOW)
# The app sees from the header, or its absence, that there is no picture.
UNREADABLE = (EMPTY, HUGE)


def make_folder(folder, candidates):
    folder.mkdir(parents=True)
    copy_photographs(folder, candidates)
    make_turned_photo(folder / "camera.jpg")
    make_webp(folder / "lossy.webp")
    make_animation(folder / "film.gif")
    make_corrupt_jpeg(folder / f"{CORRUPT}.jpg")
    (folder / f"{EMPTY}.png").write_bytes(b"")
    make_header_without_pixels(folder / f"{HUGE}.png", side=60_000)
    make_header_without_pixels(folder / f"{HOLLOW}.png", side=1_200)
    (folder / "notes.txt").write_text("Not a picture.")
    below = folder / "holiday" / "day 2 ü"
    below.mkdir(parents=True)
    landscape((600, 400)).save(below / "below.png")


def copy_photographs(folder, candidates):
    pictures = [path for path in candidates if path.suffix.lower() in (".jpg", ".jpeg", ".png", ".webp")]
    # The light ones first: dark variants show the same.
    pictures.sort(key=lambda path: (path.stem.endswith("-d"), path.name))
    for path in pictures[:MOST_PHOTOGRAPHS]:
        if path.stat().st_size > 10_000:
            shutil.copy(path, folder / path.name)


def landscape(size):
    """Makes four fields of colour that distinguish up from down and left from right, with fine lines that a blur
    would lose."""
    width, height = size
    picture = Image.new("RGB", size, (210, 60, 50))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((width // 2, 0, width, height // 2), fill=(60, 160, 80))
    draw.rectangle((0, height // 2, width // 2, height), fill=(50, 90, 200))
    draw.rectangle((width // 2, height // 2, width, height), fill=(230, 200, 70))
    for x in range(0, width, 40):
        draw.line((x, 0, x, height), fill=(255, 255, 255), width=6)
    return picture


def make_turned_photo(path):
    """Stores the photo rotated, as a phone does, with its orientation."""
    upright = landscape((600, 900))
    stored = upright.transpose(Image.Transpose.ROTATE_90)
    exif = Image.Exif()
    exif[EXIF_ORIENTATION] = TURNED_BY_THE_CAMERA
    stored.save(path, quality=92, exif=exif)
    assert upright_picture(path).size == upright.size


def make_webp(path):
    landscape((800, 600)).save(path, quality=90)


def make_animation(path):
    first, *others = [Image.new("RGB", (320, 240), color) for color in ((30, 120, 180), (220, 40, 40), (40, 40, 40))]
    first.save(path, save_all=True, append_images=others, duration=10_000, loop=0)


def make_corrupt_jpeg(path):
    """Writes a header that says 600 × 400, followed by garbage."""
    landscape((600, 400)).save(path)
    whole = path.read_bytes()
    scan = whole.index(b"\xff\xda")
    path.write_bytes(whole[:scan] + b"\x00garbage" * 500)


def make_header_without_pixels(path, side):
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    chunk = b"IHDR" + header
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + chunk + struct.pack(">I", zlib.crc32(chunk)))


def upright_picture(path):
    """Returns the expected picture, from another decoder than the browser's."""
    return ImageOps.exif_transpose(Image.open(path)).convert("RGB")


if __name__ == "__main__":
    make_folder(Path(sys.argv[1]), [Path(line.strip()) for line in sys.stdin if Path(line.strip()).is_file()])
