"""Qt Quick's GridView of the newest Qt (PySide6 from PyPI) over a million bare items; see qtquick.cpp.

A step includes about a microsecond of Python.
"""

import os
import sys
import time

from PySide6.QtCore import QSizeF, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickRenderControl, QQuickRenderTarget, QQuickWindow, QSGRendererInterface


def resident_bytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


GRID = b"""import QtQuick
GridView {
    width: 375; height: 812; cellWidth: 60; cellHeight: 60
    cacheBuffer: 0; reuseItems: true; model: 1000000
    delegate: Item { width: 50; height: 50; Item { anchors.fill: parent } }
}"""

WARM_UP_STEPS, TIMED_STEPS, STEPS_TO_TURN, ROW_STEP = 100, 300, 50, 60

# Loading Python's side of Qt is not counted.
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
component.setData(GRID, QUrl("qrc:/view.qml"))
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


draw()
top = 1000000 // 6 // 2 * ROW_STEP
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
# The window must go before the application does.
sys.stdout.flush()
os._exit(0)
