import CoreGraphics
import RenderTree
import Synchronization

/// A screen in memory, for pictures and tests.
package final class SnapshotScreen: Screen {
    private let tree = Mutex(LayerTree())
    private let addresses = Mutex<[String]>([])

    package init() {}

    package func show(_ transaction: LayerTransaction) {
        tree.withLock { $0.apply(transaction) }
    }

    package func open(address: String) -> Bool {
        addresses.withLock { $0.append(address) }
        return true
    }

    /// The addresses that the app opened, in that order.
    package var openedAddresses: [String] { addresses.withLock { $0 } }

    package var layerTree: LayerTree { tree.withLock { $0 } }

    /// Returns what is on screen, as the text of an SVG file: the same bytes on every machine.
    ///
    /// - Parameter size: The size in points; nil for the whole root layer.
    package func svg(size: CGSize? = nil) -> String {
        let tree = layerTree
        let rootSize = tree.root.flatMap { tree[$0] }?.state.frame.size
        return SVGDocument(tree: tree, size: size ?? rootSize ?? .zero).text
    }
}
