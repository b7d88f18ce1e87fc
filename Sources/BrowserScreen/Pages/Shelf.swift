import CoreGraphics
import RenderTree

/// The pictures or fonts that a page may request: those in the tree.
///
/// A page that is a few frames behind may still request one that has just left the tree. So the shelf removes unused
/// ones in bulk, when it has grown to twice the needed size, and keeps the removed ones until the next time.
package struct Shelf<Source: ShownSource>: Sendable {
    private var sources: [Int: Source] = [:]
    private var sweptOut: [Int: Source] = [:]
    private var sweepAt = 64

    package init() {}

    package subscript(id: Int) -> Source? { sources[id] ?? sweptOut[id] }

    package var count: Int { sources.count + sweptOut.count { sources[$0.key] == nil } }

    /// Adds the pictures or fonts of a frame. `tree` is the tree after it.
    package mutating func add(from transaction: LayerTransaction, tree: LayerTree) {
        for change in transaction.changes {
            for property in change.properties {
                for source in Source.shown(by: property) { sources[source.id] = source }
            }
        }
        guard sources.count > sweepAt else { return }
        sweptOut = sources
        sources = [:]
        for node in tree.nodes.values {
            let properties: [LayerProperty] = [.content(node.state.content), .mask(node.state.mask)]
            for source in properties.flatMap(Source.shown) { sources[source.id] = source }
        }
        sweepAt = max(64, sources.count * 2)
    }
}

/// Something that a page requests by its id.
package protocol ShownSource: Sendable {
    var id: Int { get }

    /// Returns what a page needs in order to show the property.
    static func shown(by property: LayerProperty) -> [Self]
}

extension ImageSource: ShownSource {
    package static func shown(by property: LayerProperty) -> [ImageSource] {
        switch property {
        case .content(.image(let image)): [image.source]
        case .content(.drawing(let content)): content.drawing.images
        case .mask(let mask?): mask.images
        default: []
        }
    }
}

extension FontSource: ShownSource {
    package static func shown(by property: LayerProperty) -> [FontSource] {
        switch property {
        case .content(.text(let text)): text.lines.flatMap(\.fonts)
        case .content(.drawing(let content)): content.drawing.commands.fonts
        case .mask(let mask?): mask.fonts
        default: []
        }
    }
}
