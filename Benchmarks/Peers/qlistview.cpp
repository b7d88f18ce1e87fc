// Qt Widgets' QListView, which wraps a million items into lines: lays out all of them, with individual sizes or one
// size.

#include <QAbstractItemDelegate>
#include <QAbstractListModel>
#include <QApplication>
#include <QListView>
#include <cstdint>
#include <vector>

#include "measuring.h"

namespace {

class Items : public QAbstractListModel {
public:
    explicit Items(int count) : count(count) {}
    void insert(int row) {
        beginInsertRows(QModelIndex(), row, row);
        count++;
        endInsertRows();
    }
    void remove(int row) {
        beginRemoveRows(QModelIndex(), row, row);
        count--;
        endRemoveRows();
    }
    int rowCount(const QModelIndex &) const override { return count; }
    QVariant data(const QModelIndex &, int) const override { return QVariant(); }

private:
    int count;
};

class Sizes : public QAbstractItemDelegate {
public:
    /// One more than there are items, for the one that is inserted.
    explicit Sizes(int count) : sizes((size_t)count + 1) {
        uint32_t state = 1;
        for (QSize &size : sizes) {
            state = state * 1664525u + 1013904223u;
            size.setWidth((int)(40 + (state >> 16) % 121));
            state = state * 1664525u + 1013904223u;
            size.setHeight((int)(30 + (state >> 16) % 61));
        }
    }
    void paint(QPainter *, const QStyleOptionViewItem &, const QModelIndex &) const override {}
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override {
        return sizes[(size_t)index.row()];
    }

private:
    std::vector<QSize> sizes;
};

/// A subclass, because doItemsLayout() is protected.
class List : public QListView {
public:
    double layOut() {
        const double before = now();
        doItemsLayout();
        return now() - before;
    }
};

}  // namespace

int main(int count, char **arguments) {
    if (count != 3) return 1;
    const bool is_uniform = strcmp(arguments[1], "uniform") == 0;
    const int items = atoi(arguments[2]);

    QApplication application(count, arguments);
    Items model(items);
    Sizes sizes(items);
    const double memory = resident_bytes();
    const double start = now();
    List list;
    list.setFlow(QListView::LeftToRight);
    list.setWrapping(true);
    list.setUniformItemSizes(is_uniform);
    list.setFrameShape(QFrame::NoFrame);
    list.setItemDelegate(&sizes);
    list.setModel(&model);
    list.resize(screen_width, screen_height);
    list.show();
    // Without this the view neither lays out nor paints.
    application.processEvents();
    list.layOut();
    const double first_layout = now() - start;
    const double first_memory = resident_bytes() - memory;

    double times[7];
    for (double &time : times) time = list.layOut();

    // Inserts an item at the front and removes it again, with a whole layout each time.
    double edits[8];
    for (int edit = 0; edit < 8; edit++) {
        const double before = now();
        if (edit % 2 == 0) model.insert(0);
        else model.remove(0);
        list.layOut();
        edits[edit] = now() - before;
    }
    printf(
        "{\"name\":\"QListView\",\"firstLayout\":%.0f,\"memory\":%.0f,\"perItem\":%.4f,\"edit\":%.0f}\n", first_layout,
        first_memory, percentile(times, 7, 0.5) / items, percentile(edits, 8, 0.5));
    return 0;
}
