// What is left of the same work in C when there are no views, no data source and no layout: cells are structs, and a
// reused cell gets another index and another place. No engine can do without it. First layout, scroll steps, an item that
// is inserted at the front and deleted again, and flings ("flung-grid"), over a million equal items.

#include <math.h>

#include "measuring.h"

typedef struct {
    double x, y, width, height;
    int index;
    int item;
} Cell;

enum { rows_in_view = screen_height / row_step + 2, cells_in_view = rows_in_view * items_per_row };

static Cell *cells;
static int first_row, count_now = item_count;

/// The cell of an item, wherever it has been before.
static void bind(int index) {
    Cell *cell = &cells[index % cells_in_view];
    *cell = (Cell){
        index % items_per_row * row_step, (double)(index / items_per_row) * row_step, item_side, item_side, index,
        item_count - count_now + index};
}

/// Binds the cells of the rows that come into view.
static int show(double top) {
    const int row = (int)floor(top / row_step);
    int bound = 0;
    for (int next = row; next < row + rows_in_view; next++) {
        if (next >= first_row && next < first_row + rows_in_view) continue;
        for (int column = 0; column < items_per_row; column++, bound++) bind(next * items_per_row + column);
    }
    first_row = row;
    return bound;
}

static void bind_all(void) {
    for (int index = 0; index < cells_in_view; index++) bind(first_row * items_per_row + index);
}

/// Measured so many at a time: one alone is shorter than the clock can tell.
enum { repeats = 1000 };

static double times[timed_steps];

/// In real time, as the others are flung.
static double fling_frame(void) {
    double top = 0, velocity = 0;
    for (int frame = 0; frame < timed_steps; frame++) {
        usleep(16667);
        const double before = now();
        if (frame % frames_of_fling == 0) velocity = 4800;
        show(top += velocity / 60);
        velocity *= 0.96719;
        times[frame] = now() - before;
    }
    return percentile(times, timed_steps, 0.5);
}

/// A row that comes and a row that goes; 0 if the number of cells that were bound is wrong.
static double scroll_step(void) {
    double top = (double)(item_count / items_per_row / 2) * row_step;
    long bound = 0;
    show(top);
    for (int round = 0; round < timed_steps; round++) {
        const double before = now();
        for (int step = 0; step < repeats; step++) bound += show(top += step_distance(step));
        times[round] = (now() - before) / repeats;
    }
    return bound == (long)timed_steps * repeats * items_per_row ? percentile(times, timed_steps, 0.5) : 0;
}

static double edit(void) {
    for (int round = 0; round < timed_steps; round++) {
        const double before = now();
        for (int edit = 0; edit < repeats; edit++) {
            count_now += edit % 2 == 0 ? 1 : -1;
            bind_all();
        }
        times[round] = (now() - before) / repeats;
    }
    return percentile(times, timed_steps, 0.5);
}

int main(int count, char **arguments) {
    const double memory = resident_bytes();
    const double start = now();
    cells = malloc(cells_in_view * sizeof *cells);
    first_row = -rows_in_view;
    const int bound = show(0);
    const double first_layout = now() - start;
    const double first_memory = resident_bytes() - memory;
    if (bound != cells_in_view) return 1;

    if (count > 1 && strcmp(arguments[1], "flung-grid") == 0) {
        printf("{\"name\":\"C\",\"flingFrame\":%.1f}\n", fling_frame());
        return 0;
    }
    const double step = scroll_step();
    if (step == 0) return 1;
    printf(
        "{\"name\":\"C\",\"firstLayout\":%.0f,\"memory\":%.0f,\"step\":%.1f,\"edit\":%.1f}\n", first_layout,
        first_memory, step, edit());
    // Read at the end, so that the compiler keeps what was written.
    return cells[0].index < 0;
}
