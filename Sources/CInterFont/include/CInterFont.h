// The font that the page draws text with (Documentation/Decisions/0101-inter-comes-along.md).

#ifndef C_INTER_FONT_H
#define C_INTER_FONT_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Returns the bytes of Inter.woff2, which live as long as the program. Safe on any thread.
const uint8_t *inter_font_bytes(void);

/// Returns the number of these bytes. Safe on any thread.
size_t inter_font_count(void);

#pragma clang assume_nonnull end

#endif
