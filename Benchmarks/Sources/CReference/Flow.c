#include "CReference.h"

void reference_flow_workload(float *sizes, size_t count) {
    uint32_t state = 1;
    for (size_t item = 0; item < count; item++) {
        state = state * 1664525u + 1013904223u;
        sizes[2 * item] = (float)(40 + (state >> 16) % 121);
        state = state * 1664525u + 1013904223u;
        sizes[2 * item + 1] = (float)(30 + (state >> 16) % 61);
    }
}

void reference_flow_solve(
    reference_flow *flow, const float *sizes, size_t count, double width, double line_spacing, double item_spacing) {
    uint32_t *first_items = flow->first_items;
    double *starts = flow->starts;
    double start = 0, height = 0, remaining = width;
    size_t lines = 0;
    if (count > 0) {
        first_items[0] = 0;
        starts[0] = 0;
        lines = 1;
    }
    for (size_t item = 0; item < count; item++) {
        double item_width = sizes[2 * item], item_height = sizes[2 * item + 1];
        if (item_width > remaining && item > 0) {
            start += height + line_spacing;
            first_items[lines] = (uint32_t)item;
            starts[lines] = start;
            lines++;
            remaining = width;
            height = 0;
        }
        remaining -= item_width + item_spacing;
        if (item_height > height) height = item_height;
    }
    flow->line_count = lines;
    flow->height = start + height;
}
