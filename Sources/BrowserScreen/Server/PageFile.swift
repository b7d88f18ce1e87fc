import CInterFont

/// A file of the web page, embedded in the program.
package struct PageFile: Sendable {
    package let mediaType: String
    package let bytes: [UInt8]
    /// Whether browsers may keep the file for ever, because its address names its bytes.
    package var isKept = false

    /// The files, by path in the page's folder. All style sheets are one file, and all modules another, so a browser loads few files.
    package static let all: [String: PageFile] = [
        "/": PageFile(mediaType: "text/html; charset=utf-8", bytes: PackageResources.index_html),
        "/icon.svg": PageFile(mediaType: "image/svg+xml", bytes: PackageResources.icon_svg),
        "/manifest.webmanifest": PageFile(
            mediaType: "application/manifest+json", bytes: PackageResources.manifest_webmanifest),
        "/page.css": PageFile(mediaType: "text/css; charset=utf-8", bytes: styles),
        "/main.js": script(PageScript.joining(modules, from: "main")),
        // Only workers load this one.
        "/decoder.js": script(PackageResources.decoder_js),
        // For all text, on every machine (Decisions/0101).
        "/inter-78053a16.woff2": PageFile(mediaType: "font/woff2", bytes: inter, isKept: true),
    ]

    private static let inter = Array(UnsafeBufferPointer(start: inter_font_bytes(), count: inter_font_count()))

    private static let styles = PackageResources.page_css + PackageResources.device_css + PackageResources.layers_css

    /// The modules of the page's script, by their names.
    package static let modules: [String: [UInt8]] = [
        "accessibility": PackageResources.accessibility_js,
        "actions": PackageResources.actions_js,
        "announcer": PackageResources.announcer_js,
        "connection": PackageResources.connection_js,
        "decoders": PackageResources.decoders_js,
        "device": PackageResources.device_js,
        "drawing": PackageResources.drawing_js,
        "ending": PackageResources.ending_js,
        "fitting": PackageResources.fitting_js,
        "fonts": PackageResources.fonts_js,
        "gravity": PackageResources.gravity_js,
        "grids": PackageResources.grids_js,
        "history": PackageResources.history_js,
        "keyboard": PackageResources.keyboard_js,
        "layer": PackageResources.layer_js,
        "main": PackageResources.main_js,
        "opening": PackageResources.opening_js,
        "outbox": PackageResources.outbox_js,
        "picture": PackageResources.picture_js,
        "pictures": PackageResources.pictures_js,
        "pointer": PackageResources.pointer_js,
        "preferences": PackageResources.preferences_js,
        "presets": PackageResources.presets_js,
        "reading": PackageResources.reading_js,
        "rest": PackageResources.rest_js,
        "ring": PackageResources.ring_js,
        "surroundings": PackageResources.surroundings_js,
        "text": PackageResources.text_js,
        "touch": PackageResources.touch_js,
        "tree": PackageResources.tree_js,
        "wheel": PackageResources.wheel_js,
        "writing": PackageResources.writing_js,
    ]

    private static func script(_ bytes: [UInt8]) -> PageFile {
        PageFile(mediaType: "text/javascript; charset=utf-8", bytes: bytes)
    }
}
