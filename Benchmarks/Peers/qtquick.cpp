// Qt Quick's GridView and TableView over a million bare items: first layout, and scrolling row by row.
//
// Drawn by software into an image, off screen. Layout is timed (moving the content and polishing items), drawing is not.

#include <QAbstractTableModel>
#include <QGuiApplication>
#include <QImage>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickGraphicsDevice>
#include <QQuickItem>
#include <QQuickRenderControl>
#include <QQuickRenderTarget>
#include <QQuickWindow>
#include <memory>

#include "measuring.h"

namespace {

class Rows : public QAbstractTableModel {
public:
    int rowCount(const QModelIndex &) const override { return item_count / items_per_row; }
    int columnCount(const QModelIndex &) const override { return items_per_row; }
    QVariant data(const QModelIndex &, int) const override { return QVariant(); }
};

// A container and one child.
const char grid[] = R"(import QtQuick
GridView {
    width: 375; height: 812; cellWidth: 60; cellHeight: 60
    cacheBuffer: 0; reuseItems: true; model: 1000000
    delegate: Item { width: 50; height: 50; Item { anchors.fill: parent } }
})";

const char table[] = R"(import QtQuick
TableView {
    width: 375; height: 812; columnSpacing: 10; rowSpacing: 10
    reuseItems: true; model: source
    columnWidthProvider: function(column) { return 50 }
    rowHeightProvider: function(row) { return 50 }
    delegate: Item { implicitWidth: 50; implicitHeight: 50; Item { anchors.fill: parent } }
})";

}  // namespace

int main(int count, char **arguments) {
    const double memory = resident_bytes();
    const double start = now();
    const bool is_table = count > 1 && strcmp(arguments[1], "table") == 0;

    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QGuiApplication application(count, arguments);
    QQuickRenderControl control;
    QQuickWindow window(&control);
    window.setGeometry(0, 0, screen_width, screen_height);
    window.contentItem()->setSize(QSizeF(screen_width, screen_height));
    QImage image(screen_width, screen_height, QImage::Format_ARGB32_Premultiplied);
    window.setRenderTarget(QQuickRenderTarget::fromPaintDevice(&image));

    Rows rows;
    QQmlEngine engine;
    engine.rootContext()->setContextProperty("source", &rows);
    QQmlComponent component(&engine);
    component.setData(is_table ? table : grid, QUrl("qrc:/view.qml"));
    std::unique_ptr<QQuickItem> view(qobject_cast<QQuickItem *>(component.create()));
    if (!view) {
        fprintf(stderr, "%s\n", qPrintable(component.errorString()));
        return 1;
    }
    view->setParentItem(window.contentItem());
    control.polishItems();
    const double first_layout = now() - start;
    const double first_memory = resident_bytes() - memory;

    const auto draw = [&] {
        control.sync();
        control.render();
        application.processEvents();
    };
    draw();
    const double first_frame = now() - start;

    double top = (double)(item_count / items_per_row / 2) * row_step;
    const auto scroll = [&](double distance) {
        top += distance;
        const double before = now();
        view->setProperty("contentY", top);
        control.polishItems();
        return now() - before;
    };
    scroll(0);
    draw();
    if (view->property("contentY").toDouble() != top) return 1;

    static double times[timed_steps];
    for (int step = 0; step < warm_up_steps; step++) {
        scroll(step_distance(step));
        draw();
    }
    for (int step = 0; step < timed_steps; step++) {
        times[step] = scroll(step_distance(step));
        draw();
    }
    printf(
        "{\"name\":\"Qt Quick\",\"firstLayout\":%.0f,\"firstFrame\":%.0f,\"memory\":%.0f,\"step\":%.0f,\"slowStep\":%.0f}\n",
        first_layout, first_frame, first_memory, percentile(times, timed_steps, 0.5),
        percentile(times, timed_steps, 0.99));
    return 0;
}
