#ifndef C_REFERENCE_H
#define C_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

// The least that a compiled language needs for a job: plain loops over plain arrays, without views, without checks.
// Goals are ratios to these, measured in the same run.

// Flow: items into lines, as many as fit.

typedef struct {
    /// The first item of each line; room for as many as there are items.
    uint32_t *first_items;
    /// Where each line begins; room for as many as there are items.
    double *starts;
    size_t line_count;
    double height;
} reference_flow;

/// `sizes` holds width and height of each item in turn.
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

/// Writes the frames of the items between `top` and `bottom`; returns how many.
size_t reference_grid_query(const reference_grid *grid, double top, double bottom, reference_rect *found);

/// The same, with each origin on a whole pixel, as UIKit has it.
size_t reference_grid_query_on_pixels(
    const reference_grid *grid, double top, double bottom, double scale, reference_rect *found);

// Edit: what an insertion into a flow cannot do without.

typedef struct reference_edits reference_edits;

/// Sizes in chunks of 320, under a Fenwick tree.
reference_edits *reference_edits_make(const float *sizes, size_t count);
void reference_edits_free(reference_edits *edits);

/// Finds an item's chunk, makes room there for one more, fills lines for fifteen items and updates the tree. Moves no
/// line behind them, and answers no question.
double reference_edit(reference_edits *edits, size_t item, float width, float height);

// Text: the widths of characters, and of pairs, added up.

/// `advances` has 128 numbers, `kerning` 128 for each of 128 characters.
double reference_text_width(const uint8_t *text, size_t count, const double *advances, const float *kerning);

/// How many lines there are, broken between words, none wider than `room`.
size_t reference_text_lines(
    const uint8_t *text, size_t count, const double *advances, const float *kerning, double room);

// Yardsticks.

/// Adds up `values` in place.
void reference_prefix_sum(double *values, size_t count);

/// The number of values that are at or below `value`.
size_t reference_binary_search(const double *values, size_t count, double value);

/// Allocates `count` blocks of `size` bytes, then frees them.
void reference_allocate_and_free(void **blocks, size_t count, size_t size);

// What only C can reach.

/// Bytes of memory that the process holds now. In C, because asking must not itself take memory.
size_t reference_resident_bytes(void);

/// Bytes that are allocated now.
size_t reference_allocated_bytes(void);

/// Calls of malloc, calloc, realloc and their like in this process so far.
uint64_t reference_allocation_count(void);

/// Whether allocations are counted on this system.
int reference_counts_allocations(void);

/// Callgrind counts instructions between these two; outside of callgrind allocations are counted.
void reference_start_counting(void);
void reference_stop_counting(void);

/// Allocations between start and stop so far.
uint64_t reference_counted_allocations(void);

#endif
