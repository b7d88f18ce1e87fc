"""Qt Quick's ListView in the newest Qt (PySide6 from PyPI) with ten thousand rows of QtQuick.Layouts, Text and Button.

The rows are those of Sources/Benchmarks/Scenes/Feed/FeedCell.swift. Their content is in one of Qt's own models, so a step runs
no Python except its two calls. A step moves the content by 60 points, polishes items (binds, measures and places rows) and
synchronizes them with the scene graph; drawing isn't timed. With the arguments "picture <file>" it also saves a picture of the
list.
"""

import os
import sys
import tempfile
import time

from PySide6.QtCore import Q_ARG, Q_RETURN_ARG, QMetaObject, QSizeF, Qt, QUrl
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QStandardItemModel
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickRenderControl, QQuickRenderTarget, QQuickWindow, QSGRendererInterface

import feed

WARM_UP_STEPS, TIMED_STEPS, STEP = 200, 1500, 60

LIST = """import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

ListView {
    width: 375; height: 812
    cacheBuffer: 0; reuseItems: true; model: source
    property int created: 0
    delegate: Item {
        id: cell
        required property string name
        required property string body
        required property string note
        required property string likes
        required property string replies
        required property url picture
        width: ListView.view.width
        implicitHeight: row.implicitHeight + 24
        Component.onCompleted: ListView.view.created += 1
        RowLayout {
            id: row
            x: 16; y: 12; width: parent.width - 32
            spacing: 12
            Image {
                source: cell.picture
                Layout.preferredWidth: 40; Layout.preferredHeight: 40
                Layout.alignment: Qt.AlignTop
            }
            ColumnLayout {
                spacing: 4
                Layout.fillWidth: true
                Text { text: cell.name; font.pixelSize: 17; font.bold: true; Layout.fillWidth: true }
                Text { text: cell.body; font.pixelSize: 15; wrapMode: Text.WordWrap; Layout.fillWidth: true }
                Text { text: cell.note; visible: text !== ""; font.pixelSize: 13; Layout.fillWidth: true }
                RowLayout {
                    spacing: 16
                    Button { text: cell.likes; flat: true }
                    Button { text: cell.replies; flat: true }
                    Item { Layout.fillWidth: true }
                }
            }
        }
    }
}"""

ROLES = ["name", "body", "note", "likes", "replies", "picture"]


def resident_bytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def pictures(folder):
    paths = []
    for number in range(feed.PICTURE_COUNT):
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        image.fill(QColor.fromHsvF(number / feed.PICTURE_COUNT, 0.6, 0.8))
        paths.append(f"{folder}/{number}.png")
        image.save(paths[-1])
    return [QUrl.fromLocalFile(path) for path in paths]


def posts(folder):
    urls = pictures(folder)
    model = QStandardItemModel(feed.COUNT, 1)
    model.setItemRoleNames({Qt.ItemDataRole.UserRole + place: role.encode() for place, role in enumerate(ROLES)})
    for number in range(feed.COUNT):
        *texts, picture = feed.post(number)
        for place, value in enumerate(texts + [urls[picture]]):
            model.setData(model.index(number, 0), value, Qt.ItemDataRole.UserRole + place)
    return model


folder = tempfile.TemporaryDirectory()
source = posts(folder.name)

# Loading Qt's Python modules, and making the posts, doesn't count.
memory = resident_bytes()
start = time.perf_counter_ns()
QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
application = QGuiApplication(sys.argv)
font = QFont("Liberation Sans")
font.setPixelSize(15)
application.setFont(font)
control = QQuickRenderControl()
window = QQuickWindow(control)
window.setGeometry(0, 0, 375, 812)
window.contentItem().setSize(QSizeF(375, 812))
image = QImage(375, 812, QImage.Format.Format_ARGB32_Premultiplied)
window.setRenderTarget(QQuickRenderTarget.fromPaintDevice(image))
engine = QQmlEngine()
component = QQmlComponent(engine)
engine.rootContext().setContextProperty("source", source)
component.setData(LIST.encode(), QUrl("qrc:/view.qml"))
view = component.create()
if view is None:
    sys.exit(component.errorString())
view.setParentItem(window.contentItem())
control.polishItems()
first_layout = time.perf_counter_ns() - start


def row_at_the_top():
    return QMetaObject.invokeMethod(view, "indexAt", Q_RETURN_ARG(int), Q_ARG(float, 10.0), Q_ARG(float, view.property("contentY") + 1))


def step():
    before = time.perf_counter_ns()
    view.setProperty("contentY", view.property("contentY") + STEP)
    control.polishItems()
    control.sync()
    taken = time.perf_counter_ns() - before
    control.render()
    application.processEvents()
    return taken


control.sync()
control.render()
application.processEvents()
if "picture" in sys.argv:
    for _ in range(3):
        step()
    image.save(sys.argv[-1])
for _ in range(WARM_UP_STEPS):
    step()
first = view.property("contentY")
first_row = row_at_the_top()
times = sorted(step() for _ in range(TIMED_STEPS))
assert view.property("contentY") == first + TIMED_STEPS * STEP
print(
    '{"name":"newest Qt","firstLayout":%d,"memory":%d,"meanStep":%d,"slowStep":%d,"cellsCreated":%d,'
    '"cellsBoundPerStep":%.2f}'
    % (
        first_layout,
        resident_bytes() - memory,
        sum(times) / len(times),
        times[int(0.99 * (len(times) - 1))],
        view.property("created"),
        (row_at_the_top() - first_row) / TIMED_STEPS,
    )
)
folder.cleanup()
# The window must be destroyed before the application.
sys.stdout.flush()
os._exit(0)
