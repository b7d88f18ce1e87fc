// The files of the web page in Sources/BrowserScreen/Page (Documentation/Decisions/0099-one-script-for-the-page.md).

#ifndef C_PAGE_FILES_H
#define C_PAGE_FILES_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Returns the number of files. Safe on any thread.
size_t page_file_count(void);

/// Returns the name of a file, such as "main.js". Lives as long as the program. Safe on any thread.
///
/// - Parameter index: Less than `page_file_count()`.
const char *page_file_name(size_t index);

/// Returns the text of a file in UTF-8, and a zero behind it. Lives as long as the program. Safe on any thread.
///
/// - Parameter index: Less than `page_file_count()`.
const uint8_t *page_file_text(size_t index);

#pragma clang assume_nonnull end

#endif
