// What a program can ask about its own code, and Swift has no words for
// (Documentation/Decisions/0091-methods-that-are-never-called.md).

#ifndef C_PROGRAM_SYMBOLS_H
#define C_PROGRAM_SYMBOLS_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// The path of the program or library that has `address` in memory. Any thread may ask.
///
/// `displacement` becomes what is added to an address of that file to get one in memory.
///
/// Returns NULL when there is none, or when the system can't tell. Otherwise the caller calls `free`.
char *_Nullable copy_path_of_loaded_file(uintptr_t address, uintptr_t *displacement);

/// What a person would write for a mangled Swift name. Any thread may ask.
///
/// Returns NULL when it is none. Otherwise the caller calls `free`.
char *_Nullable copy_demangled_name(const char *mangled_name);

#pragma clang assume_nonnull end

#endif
