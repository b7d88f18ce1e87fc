#include "CObjectLifetime.h"

// Exported by the Swift runtime on every platform; the compiler calls them for `unowned` and `weak` references.
extern void *swift_tryRetain(void *object);
extern void *swift_unownedRetain(void *object);
extern void swift_unownedRelease(void *object);

const void *object_retain_if_alive(const void *object) { return swift_tryRetain((void *)object); }

void object_retain_memory(const void *object) { swift_unownedRetain((void *)object); }

void object_release_memory(const void *object) { swift_unownedRelease((void *)object); }
