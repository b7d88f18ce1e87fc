"""Pictures as a folder may contain them: valid, broken, huge, and with names that a terminal would execute."""

import os
import socket
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def header(side):
    return SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0))


def picture(side=60, colour=b"\x40\x80\xc0"):
    rows = (b"\0" + colour * side) * side
    return header(side) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def undecodable(side=60):
    """The header is valid; only a page that decodes the picture learns that nothing follows."""
    return header(side) + chunk(b"IDAT", b"garbage") + chunk(b"IEND", b"")


def fill(folder, count=6):
    """Writes pictures named photo 1, photo 2, …"""
    folder.mkdir(exist_ok=True)
    for number in range(1, count + 1):
        (folder / f"photo {number}.png").write_bytes(picture(colour=bytes([number * 20, 90, 160])))
    return folder


def write(folder, name, data):
    """`name` is bytes, because not every name is text."""
    path = os.path.join(os.fsencode(folder), name)
    with open(path, "wb") as file:
        file.write(data)


def write_sparse(path, size):
    """Writes a picture's header, followed by a very long gap, which takes no space on the disk."""
    path.write_bytes(header(60))
    os.truncate(path, size)


def make_socket(path):
    # A name in a socket's address must be short, but the folder's may be long.
    before = os.getcwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(path.name)
    finally:
        os.chdir(before)
