#include "CReference.h"

#if __has_include(<valgrind/callgrind.h>)

#include <valgrind/callgrind.h>

void reference_start_counting(void) { CALLGRIND_START_INSTRUMENTATION; }
void reference_stop_counting(void) { CALLGRIND_STOP_INSTRUMENTATION; }
int reference_is_inside_valgrind(void) { return RUNNING_ON_VALGRIND != 0; }

#else

void reference_start_counting(void) {}
void reference_stop_counting(void) {}
int reference_is_inside_valgrind(void) { return 0; }

#endif
