#include "CPageFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

struct page_file {
    const char *name;
    const uint8_t *text;
};

static const struct page_file files[] = {
    {"accessibility.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/accessibility.js" suffix(, 0)
    }},
    {"actions.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/actions.js" suffix(, 0)
    }},
    {"announcer.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/announcer.js" suffix(, 0)
    }},
    {"connection.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/connection.js" suffix(, 0)
    }},
    {"decoder.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/decoder.js" suffix(, 0)
    }},
    {"decoders.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/decoders.js" suffix(, 0)
    }},
    {"device.css", (const uint8_t[]){
#embed "../BrowserScreen/Page/device.css" suffix(, 0)
    }},
    {"device.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/device.js" suffix(, 0)
    }},
    {"drawing.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/drawing.js" suffix(, 0)
    }},
    {"ending.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/ending.js" suffix(, 0)
    }},
    {"fitting.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/fitting.js" suffix(, 0)
    }},
    {"fonts.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/fonts.js" suffix(, 0)
    }},
    {"gravity.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/gravity.js" suffix(, 0)
    }},
    {"grids.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/grids.js" suffix(, 0)
    }},
    {"history.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/history.js" suffix(, 0)
    }},
    {"icon.svg", (const uint8_t[]){
#embed "../BrowserScreen/Page/icon.svg" suffix(, 0)
    }},
    {"index.html", (const uint8_t[]){
#embed "../BrowserScreen/Page/index.html" suffix(, 0)
    }},
    {"keyboard.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/keyboard.js" suffix(, 0)
    }},
    {"layer.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/layer.js" suffix(, 0)
    }},
    {"layers.css", (const uint8_t[]){
#embed "../BrowserScreen/Page/layers.css" suffix(, 0)
    }},
    {"main.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/main.js" suffix(, 0)
    }},
    {"manifest.webmanifest", (const uint8_t[]){
#embed "../BrowserScreen/Page/manifest.webmanifest" suffix(, 0)
    }},
    {"opening.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/opening.js" suffix(, 0)
    }},
    {"outbox.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/outbox.js" suffix(, 0)
    }},
    {"page.css", (const uint8_t[]){
#embed "../BrowserScreen/Page/page.css" suffix(, 0)
    }},
    {"picture.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/picture.js" suffix(, 0)
    }},
    {"pictures.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/pictures.js" suffix(, 0)
    }},
    {"pointer.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/pointer.js" suffix(, 0)
    }},
    {"preferences.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/preferences.js" suffix(, 0)
    }},
    {"presets.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/presets.js" suffix(, 0)
    }},
    {"reading.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/reading.js" suffix(, 0)
    }},
    {"rest.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/rest.js" suffix(, 0)
    }},
    {"ring.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/ring.js" suffix(, 0)
    }},
    {"surroundings.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/surroundings.js" suffix(, 0)
    }},
    {"text.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/text.js" suffix(, 0)
    }},
    {"touch.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/touch.js" suffix(, 0)
    }},
    {"tree.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/tree.js" suffix(, 0)
    }},
    {"wheel.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/wheel.js" suffix(, 0)
    }},
    {"writing.js", (const uint8_t[]){
#embed "../BrowserScreen/Page/writing.js" suffix(, 0)
    }},
};

size_t page_file_count(void) { return sizeof files / sizeof files[0]; }

const char *page_file_name(size_t index) { return files[index].name; }

const uint8_t *page_file_text(size_t index) { return files[index].text; }
