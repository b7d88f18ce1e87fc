// Three functions of the Swift runtime that Swift code can't call (Documentation/Decisions/0004-parents.md).
//
// They count two things about an object: strong references, which keep it alive, and unowned references, which only
// keep its memory. All counting is atomic, so any thread may call them.

#ifndef C_OBJECT_LIFETIME_H
#define C_OBJECT_LIFETIME_H

#pragma clang assume_nonnull begin

/// Adds a strong reference, unless the object's deinit has begun.
///
/// The caller must hold an unowned reference, so that the memory still belongs to the object.
///
/// Returns the object, which the caller must release; NULL if the object is deallocated or deallocating.
const void *_Nullable object_retain_if_alive(const void *object);

/// Keeps the object's memory, not the object, until `object_release_memory`.
void object_retain_memory(const void *object);

void object_release_memory(const void *object);

#pragma clang assume_nonnull end

#endif
