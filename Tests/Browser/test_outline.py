"""The files of this repository as a tree that expands and collapses."""

from pathlib import Path

import pytest

from outline import Outline
from waiting import wait_until

SOURCES = Path(__file__).parents[2] / "Sources"
# Always visible below "Sources", with any number of modules.
FIRST_MODULE = min((folder.name for folder in SOURCES.iterdir() if folder.name[0] != "."), key=str.lower)


@pytest.fixture
def outline(gallery):
    return Outline(gallery)


def test_folders_come_first_and_nothing_hidden_is_there(outline):
    names = outline.names
    assert names.index("Sources") < names.index("Package.swift")
    assert not [name for name in names if name.startswith(".")]
    assert outline.row("Sources")["said"] == "collapsed"
    assert outline.row("Package.swift")["said"].endswith("KB")


def test_a_folder_expands_and_collapses(outline):
    before, count = outline.names, outline.count
    outline.tap("Sources")
    outline.expect_said("Sources", "expanded")
    names = outline.names
    assert names[names.index("Sources") + 1] == FIRST_MODULE and outline.count > count
    # One level is 18 points.
    assert outline.row(FIRST_MODULE)["start"] == outline.row("Sources")["start"] + 18
    outline.screenshot("phone")
    outline.tap("Sources")
    outline.expect_said("Sources", "collapsed")
    assert outline.names == before and outline.count == count


def test_children_slide_out_of_their_folder(outline):
    outline.tap("Sources")
    outline.expect_said("Sources", "expanded")
    outline.tap("Sources")
    outline.expect_said("Sources", "collapsed")
    journeys = outline.journeys(lambda: outline.tap("Sources"))
    _, parent, _ = journeys["Sources"][-1]
    way = [(top, opacity) for _, top, opacity in journeys[FIRST_MODULE]]
    tops = [top for top, _ in way]
    assert tops == sorted(tops), "down and never back"
    assert tops[0] < parent + (tops[-1] - parent) / 2, "from near its folder"
    assert way[0][1] < 0.7 and way[-1][1] == 1, "it fades in"
    assert len(set(tops)) > 3


def test_the_keyboard_expands(outline):
    cell = outline.gallery.cell("Sources")
    cell.focus()
    outline.page.keyboard.press("Enter")
    outline.expect_said("Sources", "expanded")
    outline.page.keyboard.press(" ")
    outline.expect_said("Sources", "collapsed")


def test_all_folders_expand_and_collapse(outline):
    names = outline.names
    outline.press("Expand all")
    wait_until(lambda: outline.count > 1_000, "all are expanded")
    assert outline.count <= 5_000
    outline.screenshot("all")
    list_ = outline.gallery.list
    outline.page.mouse.move(*outline.gallery.middle(list_))
    outline.page.mouse.wheel(0, 20_000)
    outline.gallery.resting_offset()
    tops = [row["top"] for row in outline.rows]
    assert all(below - above == 44 for above, below in zip(tops, tops[1:]))
    outline.press("Collapse all")
    wait_until(lambda: outline.count == len(names), "all are collapsed")
    assert outline.names == names


def test_what_was_expanded_in_a_folder_stays_so(outline):
    for name in ("Tests", "Browser"):
        outline.tap(name)
        outline.expect_said(name, "expanded")
    count = outline.count
    outline.tap("Tests")
    outline.expect_said("Tests", "collapsed")
    outline.tap("Tests")
    outline.expect_said("Tests", "expanded")
    assert outline.count == count
