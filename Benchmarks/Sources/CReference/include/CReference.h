#ifndef C_REFERENCE_H
#define C_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

// The least that a compiled language needs for a job: plain loops over plain arrays, without views and without checks.
// Goals are ratios to these, measured in the same run.

// Flow: puts items into lines, as many as fit.

typedef struct {
    /// The first item of each line, with space for as many lines as items.
    uint32_t *first_items;
    /// The start of each line, with space for as many lines as items.
    double *starts;
    size_t line_count;
    double height;
} reference_flow;

/// `sizes` has the width and height of each item in turn.
void reference_flow_solve(
    reference_flow *flow, const float *sizes, size_t count, double width, double line_spacing, double item_spacing);

/// Fills `sizes` with the common workload: widths of 40 to 160 and heights of 30 to 90.
void reference_flow_workload(float *sizes, size_t count);

// Grid: items of one size, found by division.

typedef struct {
    size_t count;
    size_t columns;
    double width, height;
    double column_step, line_step;
} reference_grid;

typedef struct {
    double x, y, width, height;
} reference_rect;

/// Writes the frames of the items between `top` and `bottom`. Returns how many there are.
size_t reference_grid_query(const reference_grid *grid, double top, double bottom, reference_rect *found);

/// Does the same, with each origin on a whole pixel, as in UIKit.
size_t reference_grid_query_on_pixels(
    const reference_grid *grid, double top, double bottom, double scale, reference_rect *found);

// Edit: the minimum for an insertion into a flow.

typedef struct reference_edits reference_edits;

/// The sizes in chunks of 320, under a Fenwick tree.
reference_edits *reference_edits_make(const float *sizes, size_t count);
void reference_edits_free(reference_edits *edits);

/// Finds an item's chunk, makes room for one more item, fills lines for fifteen items and updates the tree. Moves no
/// line behind them, and answers no query.
double reference_edit(reference_edits *edits, size_t item, float width, float height);

// Text: adds up the widths of characters and of pairs.

/// `advances` has 128 numbers, `kerning` 128 for each of 128 characters.
double reference_text_width(const uint8_t *text, size_t count, const double *advances, const float *kerning);

/// Returns how many lines there are, broken between words, none wider than `room`.
size_t reference_text_lines(
    const uint8_t *text, size_t count, const double *advances, const float *kerning, double room);

// Yardsticks:

/// Adds up `values` in place.
void reference_prefix_sum(double *values, size_t count);

/// Returns how many values are at or below `value`.
size_t reference_binary_search(const double *values, size_t count, double value);

/// Allocates `count` blocks of `size` bytes, then frees them.
void reference_allocate_and_free(void **blocks, size_t count, size_t size);

// What only C can do:

/// Returns how many bytes of memory the process holds. In C, because the question itself mustn't take memory.
size_t reference_resident_bytes(void);

/// Returns how many bytes are allocated.
size_t reference_allocated_bytes(void);

/// Returns how many calls of malloc, calloc, realloc and similar functions the process has made.
uint64_t reference_allocation_count(void);

/// Returns whether this system counts allocations.
int reference_counts_allocations(void);

/// In callgrind, instructions count between these two; otherwise allocations do.
void reference_start_counting(void);
void reference_stop_counting(void);

/// Returns how many allocations there were between start and stop.
uint64_t reference_counted_allocations(void);

#endif
