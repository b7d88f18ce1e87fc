/// A file of the web page, embedded in the program.
package struct PageFile: Sendable {
    package let mediaType: String
    package let bytes: [UInt8]

    /// The files by the paths under which they are served.
    package static let all: [String: PageFile] = [
        "/": PageFile(mediaType: "text/html; charset=utf-8", bytes: PackageResources.index_html),
        "/icon.svg": PageFile(mediaType: "image/svg+xml", bytes: PackageResources.icon_svg),
        "/manifest.webmanifest": PageFile(
            mediaType: "application/manifest+json", bytes: PackageResources.manifest_webmanifest),
        "/page.css": style(PackageResources.page_css),
        "/device.css": style(PackageResources.device_css),
        "/layers.css": style(PackageResources.layers_css),
        "/main.js": script(PackageResources.main_js),
        "/connection.js": script(PackageResources.connection_js),
        "/ending.js": script(PackageResources.ending_js),
        "/grids.js": script(PackageResources.grids_js),
        "/history.js": script(PackageResources.history_js),
        "/surroundings.js": script(PackageResources.surroundings_js),
        "/outbox.js": script(PackageResources.outbox_js),
        "/tree.js": script(PackageResources.tree_js),
        "/layer.js": script(PackageResources.layer_js),
        "/text.js": script(PackageResources.text_js),
        "/fitting.js": script(PackageResources.fitting_js),
        "/fonts.js": script(PackageResources.fonts_js),
        "/gravity.js": script(PackageResources.gravity_js),
        "/drawing.js": script(PackageResources.drawing_js),
        "/writing.js": script(PackageResources.writing_js),
        "/picture.js": script(PackageResources.picture_js),
        "/pictures.js": script(PackageResources.pictures_js),
        "/decoders.js": script(PackageResources.decoders_js),
        "/decoder.js": script(PackageResources.decoder_js),
        "/accessibility.js": script(PackageResources.accessibility_js),
        "/announcer.js": script(PackageResources.announcer_js),
        "/preferences.js": script(PackageResources.preferences_js),
        "/actions.js": script(PackageResources.actions_js),
        "/device.js": script(PackageResources.device_js),
        "/presets.js": script(PackageResources.presets_js),
        "/pointer.js": script(PackageResources.pointer_js),
        "/touch.js": script(PackageResources.touch_js),
        "/reading.js": script(PackageResources.reading_js),
        "/rest.js": script(PackageResources.rest_js),
        "/wheel.js": script(PackageResources.wheel_js),
        "/keyboard.js": script(PackageResources.keyboard_js),
    ]

    private static func style(_ bytes: [UInt8]) -> PageFile {
        PageFile(mediaType: "text/css; charset=utf-8", bytes: bytes)
    }

    private static func script(_ bytes: [UInt8]) -> PageFile {
        PageFile(mediaType: "text/javascript; charset=utf-8", bytes: bytes)
    }
}
