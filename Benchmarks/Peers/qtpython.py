"""Qt Quick's GridView in the newest Qt (PySide6 from PyPI) with a million bare items; see qtquick.cpp. With the argument
"list" its ListView, with one item per row.

A step includes about a microsecond of Python. With the argument "edited-grid" an item is inserted at the front and removed
again. The items are Qt's own list of strings, so that no Python runs in between. With "flung-grid" the view is
flicked.
"""

import os
import statistics
import sys
import time

from PySide6.QtCore import Q_ARG, QMetaObject, QSizeF, QStringListModel, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickRenderControl, QQuickRenderTarget, QQuickWindow, QSGRendererInterface


def resident_bytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


GRID = """import QtQuick
GridView {
    width: 375; height: 812; cellWidth: 60; cellHeight: 60
    cacheBuffer: 0; reuseItems: true; model: %s
    delegate: Item { width: 50; height: 50; Item { anchors.fill: parent } }
}"""

LIST = """import QtQuick
ListView {
    width: 375; height: 812
    cacheBuffer: 0; reuseItems: true; model: %s
    delegate: Item { width: 375; height: 60; Item { anchors.fill: parent } }
}"""

ITEM_COUNT = 1_000_000
is_list = "list" in sys.argv
is_edited = "edited-grid" in sys.argv
items = QStringListModel([""] * ITEM_COUNT if is_edited else [])

WARM_UP_STEPS, TIMED_STEPS, STEPS_TO_TURN, ROW_STEP = 100, 300, 50, 60

# Loading Qt's Python modules doesn't count.
memory = resident_bytes()
start = time.perf_counter_ns()
QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
application = QGuiApplication(sys.argv)
control = QQuickRenderControl()
window = QQuickWindow(control)
window.setGeometry(0, 0, 375, 812)
window.contentItem().setSize(QSizeF(375, 812))
image = QImage(375, 812, QImage.Format.Format_ARGB32_Premultiplied)
window.setRenderTarget(QQuickRenderTarget.fromPaintDevice(image))
engine = QQmlEngine()
component = QQmlComponent(engine)
engine.rootContext().setContextProperty("source", items)
component.setData(((LIST if is_list else GRID) % ("source" if is_edited else ITEM_COUNT)).encode(), QUrl("qrc:/view.qml"))
view = component.create()
view.setParentItem(window.contentItem())
control.polishItems()
first_layout = time.perf_counter_ns() - start
first_memory = resident_bytes() - memory


def draw():
    control.sync()
    control.render()
    application.processEvents()


def scroll(top):
    before = time.perf_counter_ns()
    view.setProperty("contentY", top)
    control.polishItems()
    return time.perf_counter_ns() - before


def is_grid(count):
    """Returns whether there is an item in every place of the first screen."""
    shown = [item for item in view.property("contentItem").childItems() if item.isVisible()]
    places = {(item.x(), item.y()) for item in shown}
    wanted = {(column * ROW_STEP, row * ROW_STEP) for column in range(6) for row in range(812 // ROW_STEP)}
    return wanted <= places and view.property("count") == count and view.property("contentY") == 0


def edited(change):
    before = time.perf_counter_ns()
    change(0, 1)
    control.polishItems()
    return time.perf_counter_ns() - before


def measure_edits():
    pairs = []
    for _ in range((WARM_UP_STEPS + TIMED_STEPS) // 2):
        insertion = edited(items.insertRows)
        assert is_grid(ITEM_COUNT + 1)
        draw()
        removal = edited(items.removeRows)
        assert is_grid(ITEM_COUNT)
        draw()
        pairs.append((insertion + removal) / 2)
    print('{"name":"newest Qt","edit":%d}' % statistics.median(pairs[WARM_UP_STEPS // 2 :]))
    # The window must be destroyed before the application.
    sys.stdout.flush()
    os._exit(0)


def measure_flings():
    """In real time. A frame is the animation's step, which moves the content and binds items, polishing, and synchronizing with the
    scene graph."""
    view.setProperty("maximumFlickVelocity", 6000.0)
    times, fling = [], 0
    while len(times) < TIMED_STEPS:
        QMetaObject.invokeMethod(view, "flick", Q_ARG(float, 0.0), Q_ARG(float, -4800.0))
        for _ in range(100):
            time.sleep(1 / 60)
            before = time.perf_counter_ns()
            application.processEvents()
            control.polishItems()
            control.sync()
            taken = time.perf_counter_ns() - before
            control.render()
            if not view.property("moving"):
                break
            if fling > 0:
                times.append(taken)
        fling += 1
    print('{"name":"newest Qt","flingFrame":%d}' % statistics.median(times))
    sys.stdout.flush()
    os._exit(0)


draw()
if is_edited:
    measure_edits()
if "flung-grid" in sys.argv:
    measure_flings()
top = ITEM_COUNT // (1 if is_list else 6) // 2 * ROW_STEP
scroll(top)
draw()
times = []
for step in range(WARM_UP_STEPS + TIMED_STEPS):
    top += ROW_STEP if step // STEPS_TO_TURN % 2 == 0 else -ROW_STEP
    taken = scroll(top)
    draw()
    if step >= WARM_UP_STEPS:
        times.append(taken)
times.sort()
print(
    '{"name":"newest Qt","firstLayout":%d,"memory":%d,"step":%d,"slowStep":%d}'
    % (first_layout, first_memory, times[len(times) // 2], times[int(0.99 * (len(times) - 1))])
)
# The window must be destroyed before the application.
sys.stdout.flush()
os._exit(0)
