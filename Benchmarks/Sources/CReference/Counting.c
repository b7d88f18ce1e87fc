#include "CReference.h"

// In callgrind, callgrind counts instructions between start and stop; otherwise this counts allocations.

static uint64_t allocations_before, allocations_counted;

uint64_t reference_counted_allocations(void) { return allocations_counted; }

static void start_allocations(void) { allocations_before = reference_allocation_count(); }
static void stop_allocations(void) { allocations_counted += reference_allocation_count() - allocations_before; }

#if __has_include(<valgrind/callgrind.h>)

#include <valgrind/callgrind.h>

void reference_start_counting(void) {
    start_allocations();
    CALLGRIND_START_INSTRUMENTATION;
}

void reference_stop_counting(void) {
    CALLGRIND_STOP_INSTRUMENTATION;
    stop_allocations();
}

#else

void reference_start_counting(void) { start_allocations(); }
void reference_stop_counting(void) { stop_allocations(); }

#endif
