// A place in the Swift runtime that Swift code can't write to (Documentation/Decisions/0061-the-main-thread.md).

#ifndef C_ISOLATION_CHECK_H
#define C_ISOLATION_CHECK_H

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Makes the runtime call `notice` wherever its own check finds that code of the main actor may run on another thread.
///
/// If `notice` returns true, the code goes on; otherwise the runtime ends the program, in silence. `notice` may be
/// called on any thread. It must not be code of an actor itself: the runtime would check that, too, and never end.
///
/// Call this once. Returns false, and changes nothing, if the program has a listener of its own.
bool watch_main_actor(bool (*notice)(void));

#pragma clang assume_nonnull end

#endif
