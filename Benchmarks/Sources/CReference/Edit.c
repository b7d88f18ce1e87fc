#include <stdlib.h>
#include <string.h>

#include "CReference.h"

enum { chunk_items = 320, reflowed_items = 15 };

struct reference_edits {
    size_t chunks;
    size_t top_bit;
    /// Fenwick trees over the chunks: the numbers of items, and the heights.
    size_t *counts;
    double *heights;
    float *sizes;
    double *starts;
};

reference_edits *reference_edits_make(const float *sizes, size_t count) {
    reference_edits *edits = calloc(1, sizeof *edits);
    edits->chunks = count / chunk_items;
    edits->top_bit = 1;
    while (edits->top_bit * 2 <= edits->chunks) edits->top_bit *= 2;
    edits->counts = calloc(edits->chunks + 1, sizeof *edits->counts);
    edits->heights = calloc(edits->chunks + 1, sizeof *edits->heights);
    edits->sizes = malloc((edits->chunks + 1) * chunk_items * 2 * sizeof *sizes);
    edits->starts = calloc((edits->chunks + 1) * chunk_items, sizeof *edits->starts);
    memcpy(edits->sizes, sizes, edits->chunks * chunk_items * 2 * sizeof *sizes);
    for (size_t chunk = 1; chunk <= edits->chunks; chunk++) {
        edits->counts[chunk] += chunk_items;
        edits->heights[chunk] += 9000;
        size_t parent = chunk + (chunk & (0 - chunk));
        if (parent > edits->chunks) continue;
        edits->counts[parent] += edits->counts[chunk];
        edits->heights[parent] += edits->heights[chunk];
    }
    return edits;
}

void reference_edits_free(reference_edits *edits) {
    free(edits->counts);
    free(edits->heights);
    free(edits->sizes);
    free(edits->starts);
    free(edits);
}

double reference_edit(reference_edits *edits, size_t item, float width, float height) {
    // Find the item's chunk.
    size_t chunk = 0, before = 0;
    double top = 0;
    for (size_t step = edits->top_bit; step > 0; step /= 2) {
        if (chunk + step <= edits->chunks && before + edits->counts[chunk + step] <= item) {
            chunk += step;
            before += edits->counts[chunk];
            top += edits->heights[chunk];
        }
    }
    if (chunk == edits->chunks) chunk--;
    size_t place = item - before;
    if (place >= chunk_items) place = chunk_items - 1;
    // Make room. The last item drops out, so that the chunk keeps its length.
    float *sizes = edits->sizes + chunk * chunk_items * 2;
    memmove(sizes + 2 * place + 2, sizes + 2 * place, (chunk_items - place - 1) * 2 * sizeof *sizes);
    sizes[2 * place] = width;
    sizes[2 * place + 1] = height;
    // Fill lines.
    double *starts = edits->starts + chunk * chunk_items;
    size_t end = place + reflowed_items < chunk_items ? place + reflowed_items : chunk_items, lines = place / 4;
    double start = starts[lines], remaining = 375, extent = 0;
    for (size_t index = place; index < end; index++) {
        if (sizes[2 * index] > remaining) {
            start += extent + 10;
            starts[++lines] = start;
            remaining = 375;
            extent = 0;
        }
        remaining -= sizes[2 * index] + 10;
        if (sizes[2 * index + 1] > extent) extent = sizes[2 * index + 1];
    }
    // Update the trees.
    double difference = height / 8;
    for (size_t node = chunk + 1; node <= edits->chunks; node += node & (0 - node)) {
        edits->heights[node] += difference;
        edits->counts[node] += 0;
    }
    return top + start;
}
