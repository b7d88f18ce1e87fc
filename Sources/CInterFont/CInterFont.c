#include "CInterFont.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Not one of BrowserScreen's embedded files: Swift's compiler takes most of a minute for an array of this length.
static const uint8_t bytes[] = {
#embed "Inter.woff2"
};

const uint8_t *inter_font_bytes(void) { return bytes; }

size_t inter_font_count(void) { return sizeof bytes; }
