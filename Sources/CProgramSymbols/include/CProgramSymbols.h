// Information about a program's own code that Swift can't get
// (Documentation/Decisions/0091-methods-that-are-never-called.md).

#ifndef C_PROGRAM_SYMBOLS_H
#define C_PROGRAM_SYMBOLS_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Returns the path of the program or library with the memory address `address`. Safe on any thread.
///
/// Sets `displacement` to the offset from an address in that file to the one in memory.
///
/// Returns NULL if there is no such file, or the system can't tell. Otherwise the caller must call `free`.
char *_Nullable copy_path_of_loaded_file(uintptr_t address, uintptr_t *displacement);

/// Returns a mangled Swift name as in source code. Safe on any thread.
///
/// Returns NULL if it isn't a mangled name. Otherwise the caller must call `free`.
char *_Nullable copy_demangled_name(const char *mangled_name);

#pragma clang assume_nonnull end

#endif
