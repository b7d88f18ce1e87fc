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
            for case .content(.image(let image)) in change.properties { sources[image.source.id] = image.source }
        }
        guard sources.count > sweepAt else { return }
        sweptOut = sources
        sources = [:]
        for case .image(let image) in tree.nodes.values.lazy.compactMap(\.state.content) {
            sources[image.source.id] = image.source
        }
        sweepAt = max(64, sources.count * 2)
    }
}
