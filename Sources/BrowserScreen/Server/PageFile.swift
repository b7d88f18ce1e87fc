import CInterFont
import CPageFiles

/// A file of the web page, embedded in the program.
package struct PageFile: Sendable {
    package let mediaType: String
    package let bytes: [UInt8]
    /// Whether browsers may keep the file for ever, because its address names its bytes.
    package var isKept = false

    /// The files, by path in the page's folder. All style sheets are one file, and all modules another, so a browser loads few files.
    package static let all: [String: PageFile] = [
        "/": PageFile(mediaType: "text/html; charset=utf-8", bytes: file("index.html")),
        "/icon.svg": PageFile(mediaType: "image/svg+xml", bytes: file("icon.svg")),
        "/manifest.webmanifest": PageFile(
            mediaType: "application/manifest+json", bytes: file("manifest.webmanifest")),
        "/page.css": PageFile(mediaType: "text/css; charset=utf-8", bytes: styles),
        "/main.js": script(PageScript.joining(modules, from: "main")),
        // Only workers load this one.
        "/decoder.js": script(file("decoder.js")),
        // For all text, on every machine (Decisions/0101).
        "/inter-78053a16.woff2": PageFile(mediaType: "font/woff2", bytes: inter, isKept: true),
    ]

    private static let inter = Array(UnsafeBufferPointer(start: inter_font_bytes(), count: inter_font_count()))

    private static let styles = file("page.css") + file("device.css") + file("layers.css")

    /// The modules of the page's script, by their names.
    package static let modules: [String: [UInt8]] = {
        let names = embedded.keys.filter { $0.hasSuffix(".js") && $0 != "decoder.js" }
        return Dictionary(uniqueKeysWithValues: names.map { (String($0.dropLast(".js".count)), file($0)) })
    }()

    /// The files of the folder `Page`, by their names.
    package static let embedded: [String: [UInt8]] = {
        let files = (0..<page_file_count()).map { index in
            let text = String(decodingCString: page_file_text(index), as: UTF8.self)
            return (String(cString: page_file_name(index)), Array(text.utf8))
        }
        return Dictionary(uniqueKeysWithValues: files)
    }()

    private static func file(_ name: String) -> [UInt8] {
        guard let bytes = embedded[name] else { preconditionFailure("CPageFiles.c has no \(name).") }
        return bytes
    }

    private static func script(_ bytes: [UInt8]) -> PageFile {
        PageFile(mediaType: "text/javascript; charset=utf-8", bytes: bytes)
    }
}
