// Qt Quick's GridView and TableView with a million bare items: the first layout, scrolling row by row ("grid",
// "table"), and an item that is inserted at the front and removed again ("edited-grid").
//
// Drawn by software into an image, off screen. Layout is timed (moving the content or reporting the change, and
// polishing items), drawing isn't.

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

/// A list that reports its changes.
class Items : public QAbstractListModel {
public:
    void insert_front() {
        beginInsertRows(QModelIndex(), 0, 0);
        count++;
        endInsertRows();
    }
    void remove_front() {
        beginRemoveRows(QModelIndex(), 0, 0);
        count--;
        endRemoveRows();
    }
    int rowCount(const QModelIndex &) const override { return count; }
    QVariant data(const QModelIndex &, int) const override { return QVariant(); }

private:
    int count = item_count;
};

/// Whether all items of the first screen are in place.
bool is_grid(QQuickItem *view) {
    for (int index = 0; index < screen_height / row_step * items_per_row; index++) {
        QQuickItem *item = nullptr;
        QMetaObject::invokeMethod(view, "itemAtIndex", Q_RETURN_ARG(QQuickItem *, item), Q_ARG(int, index));
        const QPointF place(index % items_per_row * row_step, index / items_per_row * row_step);
        if (!item || item->position() != place) return false;
    }
    return view->property("contentY").toDouble() == 0;
}

// A container and one child.
const char grid[] = R"(import QtQuick
GridView {
    width: 375; height: 812; cellWidth: 60; cellHeight: 60
    cacheBuffer: 0; reuseItems: true; model: 1000000
    delegate: Item { width: 50; height: 50; Item { anchors.fill: parent } }
})";

const char edited_grid[] = R"(import QtQuick
GridView {
    width: 375; height: 812; cellWidth: 60; cellHeight: 60
    cacheBuffer: 0; reuseItems: true; model: source
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
    const bool is_edited = count > 1 && strcmp(arguments[1], "edited-grid") == 0;

    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QGuiApplication application(count, arguments);
    QQuickRenderControl control;
    QQuickWindow window(&control);
    window.setGeometry(0, 0, screen_width, screen_height);
    window.contentItem()->setSize(QSizeF(screen_width, screen_height));
    QImage image(screen_width, screen_height, QImage::Format_ARGB32_Premultiplied);
    window.setRenderTarget(QQuickRenderTarget::fromPaintDevice(&image));

    Rows rows;
    Items items;
    QQmlEngine engine;
    QAbstractItemModel *source = is_edited ? (QAbstractItemModel *)&items : &rows;
    engine.rootContext()->setContextProperty("source", source);
    QQmlComponent component(&engine);
    component.setData(is_table ? table : is_edited ? edited_grid : grid, QUrl("qrc:/view.qml"));
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

    static double times[timed_steps];
    if (is_edited) {
        for (int edit = 0; edit < warm_up_steps + timed_steps; edit++) {
            const bool is_insertion = edit % 2 == 0;
            const double before = now();
            is_insertion ? items.insert_front() : items.remove_front();
            control.polishItems();
            if (edit >= warm_up_steps) times[edit - warm_up_steps] = now() - before;
            const bool is_right = view->property("count").toInt() == item_count + is_insertion && is_grid(view.get());
            if (!is_right) return 1;
            draw();
        }
        printf("{\"name\":\"Qt Quick\",\"edit\":%.0f}\n", median_edit(times, timed_steps));
        return 0;
    }

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
