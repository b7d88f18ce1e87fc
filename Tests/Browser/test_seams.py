"""A resizable image has no seams where the device is scaled, so that its parts meet between two pixels."""

from catalogue import Catalogue
from waiting import wait_until, wait_until_steady

# The phone doesn't fit, and is drawn at 0.975 of its size.
WINDOW = {"width": 500, "height": 928}
# The ends are round.
EDGE = 24
# Of 255: what the browser loses where four parts meet. A seam differs by more than 60.
TOLERANCE = 20

BUBBLE = ".drawing [data-isolated]"


def test_the_parts_of_a_resizable_image_leave_no_seam(server, visit):
    catalogue = Catalogue(visit(server, viewport=WINDOW, has_touch=False))
    scale = catalogue.page.locator(".bezel").evaluate("bezel => bezel.style.getPropertyValue('--scale')")
    assert 0.96 < float(scale) < 0.98
    bubble = catalogue.page.locator(BUBBLE).first

    def is_in_view():
        box = bubble.bounding_box() if bubble.count() else None
        if box and 200 < box["y"] < 700:
            return True
        catalogue.wheel(300)
        return False

    wait_until(is_in_view, "the speech bubble is in view", seconds=30, pause=0.2)
    wait_until_steady(bubble.bounding_box, "the bubble")
    picture = catalogue.gallery.picture(bubble)
    inside = picture.crop((EDGE, EDGE // 4, picture.width - EDGE, picture.height - EDGE // 4))
    assert all(high - low <= TOLERANCE for low, high in inside.getextrema()), inside.getextrema()
