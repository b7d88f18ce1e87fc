#include "CReference.h"

double reference_text_width(const uint8_t *text, size_t count, const double *advances, const float *kerning) {
    double width = 0;
    uint8_t last = 0;
    for (size_t index = 0; index < count; index++) {
        width += advances[text[index]] + kerning[last * 128 + text[index]];
        last = text[index];
    }
    return width;
}

size_t reference_text_lines(
    const uint8_t *text, size_t count, const double *advances, const float *kerning, double room) {
    size_t lines = 0, start = 0;
    while (start < count) {
        double width = 0;
        size_t end = start, after_space = start;
        uint8_t last = 0;
        for (; end < count; end++) {
            width += advances[text[end]] + kerning[last * 128 + text[end]];
            last = text[end];
            if (text[end] == ' ') after_space = end + 1;
            else if (width > room) break;
        }
        start = end == count ? count : after_space > start ? after_space : end + (end == start);
        lines++;
    }
    return lines;
}
