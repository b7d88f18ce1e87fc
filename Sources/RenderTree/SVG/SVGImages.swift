import CoreGraphics
import Foundation

/// How the pictures and the app's own fonts inside a drawing are named in its SVG.
package enum SVGImages: Sendable {
    /// By their ids, for a page that knows where to get them: `data-image="12"`. The same page sets blend modes, named
    /// in `data-blend`, because it allows no style attributes.
    case named
    /// As data inside the document, up to so many bytes each; larger ones are a grey box.
    case embedded(mostBytes: Int)

    /// The attribute that says which picture it is; nil when it cannot be shown.
    func attribute(of source: ImageSource) -> String? {
        switch self {
        case .named: #"data-image="\#(source.id)""#
        case .embedded(let mostBytes):
            source.data(mostBytes: mostBytes).map {
                #"href="data:\#(source.mediaType.xmlEscaped);base64,\#($0.base64EncodedString())""#
            }
        }
    }

    /// The fonts of the app's own have other names in a page, which knows where to get them: `data-axes` says where on its axes
    /// such a font is. Elsewhere they go by their families' names, and who shows the document has the font or has not.
    func attributes(of run: TextRun) -> [(String, String)] {
        guard case .named = self, case .app(let font) = run.font.family else { return run.svgAttributes }
        let own = run.svgAttributes.map { $0.0 == "font-family" ? ($0.0, font.pageName) : $0 }
        return own + (font.pageAxes.map { [("data-axes", $0.replacing("\"", with: "&quot;"))] } ?? [])
    }

    func attribute(of mode: CGBlendMode) -> String {
        switch self {
        case .named: #" data-blend="\#(mode.cssName)""#
        case .embedded: #" style="mix-blend-mode:\#(mode.cssName)""#
        }
    }
}

extension ImageSource {
    fileprivate func data(mostBytes: Int) -> Data? {
        switch storage {
        case .data(let data): data.count <= mostBytes ? data : nil
        case .drawing: nil
        case .file(let path):
            // A snapshot holds small pictures only, and must not depend on what lies about on a disk.
            mostBytes < Int.max ? nil : try? Data(contentsOf: URL(fileURLWithPath: path))
        }
    }
}

extension CGBlendMode {
    fileprivate var cssName: String {
        switch self {
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        default: "normal"
        }
    }
}
