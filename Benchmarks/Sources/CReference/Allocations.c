#include <stdatomic.h>
#include <stdlib.h>

#include "CReference.h"

// The executable's own malloc replaces the C library's, for every library in the process. It counts, and calls the C
// library's malloc by its other name.

static atomic_uint_fast64_t allocations;

static void count_allocation(void) {
    atomic_store_explicit(
        &allocations, atomic_load_explicit(&allocations, memory_order_relaxed) + 1, memory_order_relaxed);
}

uint64_t reference_allocation_count(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

#ifdef __GLIBC__

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count_allocation();
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    count_allocation();
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    count_allocation();
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count_allocation();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    count_allocation();
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : 12;
}

int reference_counts_allocations(void) { return 1; }

#else

int reference_counts_allocations(void) { return 0; }

#endif
