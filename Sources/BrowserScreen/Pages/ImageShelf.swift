import CoreGraphics
import RenderTree

/// The pictures a page may ask for: those the tree shows.
///
/// A page that is a few frames behind may still ask for one that has just left, so pictures are swept out in bulk,
/// when the shelf has grown to twice what it needs, and what was swept out stays at hand until the next sweep.
package struct ImageShelf: Sendable {
    private var sources: [Int: ImageSource] = [:]
    private var sweptOut: [Int: ImageSource] = [:]
    private var sweepAt = 64

    package init() {}

    package subscript(id: Int) -> ImageSource? { sources[id] ?? sweptOut[id] }

    package var count: Int { sources.count + sweptOut.count { sources[$0.key] == nil } }

    /// Takes in what a frame brings; `tree` is the tree after it.
    package mutating func add(from transaction: LayerTransaction, tree: LayerTree) {
        for change in transaction.changes {
            for property in change.properties {
                for source in property.images { sources[source.id] = source }
            }
        }
        guard sources.count > sweepAt else { return }
        sweptOut = sources
        sources = [:]
        for node in tree.nodes.values {
            let properties: [LayerProperty] = [.content(node.state.content), .mask(node.state.mask)]
            for source in properties.flatMap(\.images) { sources[source.id] = source }
        }
        sweepAt = max(64, sources.count * 2)
    }
}

extension LayerProperty {
    /// The pictures that a page needs to show it.
    fileprivate var images: [ImageSource] {
        switch self {
        case .content(.image(let image)): [image.source]
        case .content(.drawing(let content)): content.drawing.images
        case .mask(let mask?): mask.images
        default: []
        }
    }
}
