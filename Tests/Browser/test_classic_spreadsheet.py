"""The classic Spreadsheet: cells that scroll in both directions below a title, with a column that stays."""

from math import ceil

import pytest

from classics import drag, places, point, turn
from gallery import PHONE, PHONE_SIDE, SAFE, bar_end
from waiting import wait_until

COLUMN, ROW = 110, 44
# The bar, the title and the headings below it.
HEADINGS = bar_end(PHONE) + 60
TOP = HEADINGS + 32


@pytest.fixture
def sheet(gallery):
    gallery.open_app("Spreadsheet")
    return gallery


@pytest.fixture(params=["Spreadsheet", "Spreadsheet from nibs"])
def sheet_of_either_kind(gallery, request):
    """Made in code, and from XIBs."""
    gallery.open_app(request.param)
    return gallery


def pinned(gallery):
    return {name: place for name, place in places(gallery).items() if name.startswith("Row ")}


def column(name):
    return int(name.partition("-")[2])


def heading(gallery, column):
    """Returns where the heading begins, in points of the device."""
    box = gallery.device.get_by_role("heading", name=f"Column {column}", exact=True).bounding_box()
    device = gallery.device.bounding_box()
    return on_pixel(box["x"] - device["x"]), on_pixel(box["y"] - device["y"])


def pixel(gallery, x, y):
    return gallery.picture(gallery.device).getpixel((x, y))


def test_rows_and_columns_have_their_names_and_places(sheet_of_either_kind):
    sheet = sheet_of_either_kind
    shown = places(sheet)
    assert shown["Row 1"] == (0, TOP, COLUMN, ROW)
    assert shown["1-1"] == (COLUMN, TOP, COLUMN, ROW)
    assert shown["5-3"] == (3 * COLUMN, TOP + 4 * ROW, COLUMN, ROW)
    # Down to the edge, also at the home indicator: 4 columns and 15 rows are at least partly visible.
    assert len(shown) == ceil(PHONE[0] / COLUMN) * ceil((PHONE[1] - TOP) / ROW) == 4 * 15
    sheet.device.get_by_text("2,500 cells").wait_for()
    assert heading(sheet, 3) == (3 * COLUMN, HEADINGS)
    sheet.screenshot("classic-spreadsheet")


def on_pixel(place):
    """Returns the visible place: the page moves content by whole pixels, and the column that stays is at a third of
    a point."""
    return round(place)


def test_after_scrolling_both_ways_the_first_column_is_at_the_left_edge(sheet_of_either_kind):
    sheet = sheet_of_either_kind
    drag(sheet, (300, 700), (-190, -420))
    shown = places(sheet)
    rows = pinned(sheet)
    assert len(rows) >= 17 and all(on_pixel(left) == 0 and width == COLUMN for left, _, width, _ in rows.values())
    for name, (left, top, _, _) in rows.items():
        beside = shown.get(f"{name.removeprefix('Row ')}-3")
        assert beside and beside[1] == top, "each row beside its name"
        assert 0 < 3 * COLUMN - beside[0] <= 190, "and scrolled away by as much as the finger moved, less its slop"
    assert heading(sheet, 3) == (on_pixel(shown["12-3"][0]), bar_end(PHONE)), "with its column, and below the bar"
    sheet.screenshot("classic-spreadsheet-scrolled")

    # The pinned column covers what scrolled below it, and has a shadow that fades within seven points, because another
    # column is below it. Checked where the bar doesn't fade what is below it.
    _, top, _, height = next(row for row in sorted(rows.values(), key=lambda place: place[1]) if row[1] > TOP + 60)
    middle = top + height / 2
    assert pixel(sheet, 4, middle) == pixel(sheet, COLUMN - 4, middle) == (242, 242, 247)
    shades = [sum(pixel(sheet, COLUMN + x, top + 4)) for x in range(1, 8)]
    assert shades == sorted(shades) and shades[0] < 3 * 215 and shades[-1] > 3 * 245


def test_without_scrolling_sideways_there_is_no_shadow_and_the_title_scrolls_away_only_upwards(sheet):
    drag(sheet, (200, 700), (0, -40))
    title = sheet.device.get_by_text("2,500 cells").bounding_box()
    drag(sheet, (300, 400), (-150, 0))
    assert sheet.device.get_by_text("2,500 cells").bounding_box() == title
    drag(sheet, (100, 400), (300, 0))
    rows = pinned(sheet)
    _, top, _, _ = rows["Row 5"]
    assert pixel(sheet, COLUMN + 2, top + 6) == (255, 255, 255)


def test_pulled_past_its_edge_the_sheet_leaves_its_first_column_and_its_title_there(sheet):
    title = sheet.device.get_by_text("2,500 cells").bounding_box()
    x, y = point(sheet, 150, 500)
    sheet.touch("touchStart", (x, y))
    for step in range(1, 16):
        sheet.touch("touchMove", (x + 10 * step, y))
        sheet.page.wait_for_timeout(8)
    shown = places(sheet)
    left, *rest = shown["Row 1"]
    assert on_pixel(left) == 0 and rest == [TOP, COLUMN, ROW]
    gap = shown["1-1"][0] - COLUMN
    assert 40 < gap < 102
    assert on_pixel(sheet.device.get_by_text("2,500 cells").bounding_box()["x"] - title["x"]) == 0
    middle = TOP + 4.5 * ROW
    assert pixel(sheet, COLUMN + 2, middle) == pixel(sheet, COLUMN + gap - 4, middle) == (255, 255, 255), "no shadow in the gap"
    sheet.touch("touchEnd")
    wait_until(lambda: places(sheet)["1-1"][0] == COLUMN, "the gap has closed")


def test_a_million_cells_by_the_lean_layout_and_the_wheel(sheet):
    sheet.tap(sheet.device.get_by_role("radio", name="Lean layout"))
    sheet.device.get_by_text("Each is laid out when it comes into view").wait_for()
    sheet.tap(sheet.device.get_by_role("radio", name="1,000 × 1,000"))
    sheet.device.get_by_text("1,000,000 cells").wait_for()
    sheet.page.mouse.move(*sheet.middle(sheet.list))
    for _ in range(12):
        sheet.page.mouse.wheel(1000, 1500)
    wait_until(lambda: min(column(name) for name in places(sheet) if "-" in name) > 100, "more than a hundred columns")
    rows = pinned(sheet)
    assert all(left == 0 for left, *_ in rows.values()) and "Row 1" not in rows
    sheet.screenshot("classic-spreadsheet-million")


def test_the_plain_layout_has_a_million_cells_too(sheet):
    """It makes a million objects first."""
    sheet.tap(sheet.device.get_by_role("radio", name="1,000 × 1,000"))
    sheet.page.get_by_text("1,000,000 cells").wait_for(timeout=60_000)
    drag(sheet, (300, 700), (-150, -300))
    assert all(on_pixel(left) == 0 for left, *_ in pinned(sheet).values())


def test_turned_and_turned_back(sheet):
    drag(sheet, (300, 700), (-190, -420))
    before = places(sheet)
    turn(sheet)
    shown = places(sheet)
    island = SAFE[PHONE_SIDE].left
    assert {on_pixel(left) for name, (left, *_) in shown.items() if name.startswith("Row ")} == {island}, "beside the island"
    assert shown["Row 12"][1] == before["Row 12"][1]
    sheet.screenshot("classic-spreadsheet-turned")
    turn(sheet)
    assert places(sheet) == before


def test_a_tap_marks_the_cell_that_is_seen_and_not_the_one_below_it(sheet):
    drag(sheet, (300, 500), (-150, 0))
    sheet.page.mouse.click(*point(sheet, 60, TOP + 3.5 * ROW))
    wait_until(lambda: sheet.cell("Row 4").get_attribute("aria-selected") == "true", "Row 4 is selected")
    assert pixel(sheet, 6, TOP + 3.5 * ROW) == (255, 204, 0)


def test_the_back_word_leads_to_the_gallery(sheet):
    sheet.tap(sheet.button("Gallery"))
    sheet.wait_for_list("Scenes")


def test_in_the_dark(server, visit):
    gallery = visit(server, color_scheme="dark")
    gallery.choose_device("tablet")
    gallery.wait_for_size(820, 1180)
    gallery.open_app("Spreadsheet")
    drag(gallery, (500, 700), (-230, -200))
    assert pixel(gallery, 4, 600)[0] < 60
    gallery.screenshot("classic-spreadsheet-tablet-dark")
