import CoreGraphics
import Foundation

/// How a drawing's SVG refers to pictures and to the app's own fonts.
package enum SVGImages: Sendable {
    /// By id, for a page that can load them: `data-image="12"`. The page also sets blend modes, from `data-blend`, and
    /// isolation, from `data-isolated`, because it allows no style attributes.
    case named
    /// As data inside the document, up to this many bytes each. Larger pictures become a grey box.
    case embedded(mostBytes: Int)

    /// Returns the attribute that refers to the picture; nil if it can't be shown.
    func attribute(of source: ImageSource) -> String? {
        switch self {
        case .named: #"data-image="\#(source.id)""#
        case .embedded(let mostBytes):
            source.data(mostBytes: mostBytes).map {
                #"href="data:\#(source.mediaType.xmlEscaped);base64,\#($0.base64EncodedString())""#
            }
        }
    }

    /// Returns the attributes for a run's font. In a page the app's own fonts have other names, under which it loads
    /// them, and `data-axes` has their position on the axes. In other documents they have their families' names, and
    /// the reader may have the font or not.
    func attributes(of run: TextRun) -> [(String, String)] {
        guard case .named = self, case .app(let font) = run.font.family else { return run.svgAttributes }
        let own = run.svgAttributes.map { $0.0 == "font-family" ? ($0.0, font.pageName) : $0 }
        return own + (font.pageAxes.map { [("data-axes", $0.replacing("\"", with: "&quot;"))] } ?? [])
    }

    func attribute(of mode: CGBlendMode) -> String { attribute(ofBlendMode: mode.cssName) }

    /// The attribute of an element whose colours add up with those of its neighbours, inside one with ``isolation``.
    var addition: String { attribute(ofBlendMode: "plus-lighter") }

    /// The attribute of a group whose elements don't mix with what is behind it.
    var isolation: String {
        switch self {
        case .named: #" data-isolated="""#
        case .embedded: #" style="isolation:isolate""#
        }
    }

    private func attribute(ofBlendMode name: String) -> String {
        switch self {
        case .named: #" data-blend="\#(name)""#
        case .embedded: #" style="mix-blend-mode:\#(name)""#
        }
    }
}

extension ImageSource {
    fileprivate func data(mostBytes: Int) -> Data? {
        switch storage {
        case .data(let data): data.count <= mostBytes ? data : nil
        case .drawing: nil
        case .file(let file):
            // A snapshot contains only small pictures, and must not depend on the files on a disk.
            mostBytes < Int.max ? nil : file.opened(as: mediaType).flatMap { $0.read($0.count, at: 0) }.map { Data($0) }
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
