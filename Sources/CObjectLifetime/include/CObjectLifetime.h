// Three functions of the Swift runtime that Swift code cannot call by itself (Documentation/Decisions/0004-parents.md).
//
// They count two things about an object: strong references, which keep it alive, and unowned references, which keep only
// its memory. All counting is atomic, so any thread may call any of them.

#ifndef C_OBJECT_LIFETIME_H
#define C_OBJECT_LIFETIME_H

#pragma clang assume_nonnull begin

/// Adds a strong reference, unless the object's deinit has begun.
///
/// The caller holds an unowned reference, so the memory is still the object's.
///
/// Returns the object, to be released by the caller; NULL when the object is gone or going.
const void *_Nullable object_retain_if_alive(const void *object);

/// Keeps the object's memory, not the object, until `object_release_memory`.
void object_retain_memory(const void *object);

void object_release_memory(const void *object);

#pragma clang assume_nonnull end

#endif
