#include <stdlib.h>

#include "CReference.h"

void reference_prefix_sum(double *values, size_t count) {
    double sum = 0;
    for (size_t index = 0; index < count; index++) {
        sum += values[index];
        values[index] = sum;
    }
}

size_t reference_binary_search(const double *values, size_t count, double value) {
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (values[middle] <= value) low = middle + 1;
        else high = middle;
    }
    return low;
}

void reference_allocate_and_free(void **blocks, size_t count, size_t size) {
    for (size_t index = 0; index < count; index++) blocks[index] = malloc(size);
    for (size_t index = 0; index < count; index++) free(blocks[index]);
}
