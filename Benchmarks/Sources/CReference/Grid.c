#include "CReference.h"

typedef struct {
    size_t first, end;
} range;

static range lines_between(const reference_grid *grid, double top, double bottom) {
    size_t lines = (grid->count + grid->columns - 1) / grid->columns;
    size_t first = top > grid->height ? (size_t)((top - grid->height) / grid->line_step) : 0;
    while (first < lines && (double)first * grid->line_step + grid->height <= top) first++;
    size_t end = bottom > 0 ? (size_t)(bottom / grid->line_step) + 1 : 0;
    if (end > lines) end = lines;
    while (end > first && (double)(end - 1) * grid->line_step >= bottom) end--;
    return (range){first, end};
}

size_t reference_grid_query(const reference_grid *grid, double top, double bottom, reference_rect *found) {
    range lines = lines_between(grid, top, bottom);
    size_t count = 0;
    for (size_t line = lines.first; line < lines.end; line++) {
        double y = (double)line * grid->line_step;
        for (size_t column = 0; column < grid->columns && line * grid->columns + column < grid->count; column++) {
            found[count++] = (reference_rect){(double)column * grid->column_step, y, grid->width, grid->height};
        }
    }
    return count;
}

static double on_pixel(double value, double scale) {
    double scaled = value * scale + 0.5;
    double whole = (double)(int64_t)scaled;
    return (whole > scaled ? whole - 1 : whole) / scale;
}

size_t reference_grid_query_on_pixels(
    const reference_grid *grid, double top, double bottom, double scale, reference_rect *found) {
    range lines = lines_between(grid, top, bottom);
    size_t count = 0;
    for (size_t line = lines.first; line < lines.end; line++) {
        double y = on_pixel((double)line * grid->line_step, scale);
        for (size_t column = 0; column < grid->columns && line * grid->columns + column < grid->count; column++) {
            double x = on_pixel((double)column * grid->column_step, scale);
            found[count++] = (reference_rect){x, y, grid->width, grid->height};
        }
    }
    return count;
}
