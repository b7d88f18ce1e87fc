import CoreGraphics
import RenderTree
import Synchronization

/// The tree as it is now and the pages that show it.
///
/// Knows nothing of sockets: a page is a closure that takes the bytes of a message.
package final class PageHub: Sendable {
    package typealias PageID = Int

    fileprivate struct Page {
        var window = FrameWindow()
        let send: @Sendable ([UInt8]) -> Void
        let close: @Sendable () -> Void
    }

    fileprivate struct State {
        var tree = LayerTree()
        var images = ImageShelf()
        var failedImages: Set<Int> = []
        var pages: [PageID: Page] = [:]
        var nextPage = 0
        var statistics = Statistics()
    }

    private let state = Mutex(State())
    private let hello: [UInt8]
    private let mostPages: Int

    package init(run: String, title: String, mostPages: Int) {
        hello = FrameMessage.hello(run: run, title: title)
        self.mostPages = mostPages
    }

    package var statistics: Statistics {
        state.withLock { state in
            var statistics = state.statistics
            statistics.pages = state.pages.count
            return statistics
        }
    }

    /// A picture of the tree, or of a frame that some page may not have passed yet.
    package func image(_ id: Int) -> ImageSource? { state.withLock { $0.images[id] } }

    /// Whether this is the first that is heard of it, and the picture is one of ours.
    package func noteFailure(ofImage id: Int) -> Bool {
        state.withLock { $0.images[id] != nil && $0.failedImages.insert(id).inserted }
    }

    /// Applies a frame and sends it to every page that keeps up.
    package func show(_ transaction: LayerTransaction) {
        state.withLock { state in
            state.statistics.framesShown += 1
            var text: [UInt8]?
            for id in state.pages.keys {
                let admits = state.pages[id]!.window.admits(transaction.number, before: state.tree)
                guard admits else {
                    state.statistics.framesMerged += 1
                    continue
                }
                let bytes = text ?? FrameMessage.frame(transaction)
                text = bytes
                state.send(bytes, to: id)
            }
            state.tree.apply(transaction)
            state.images.add(from: transaction, tree: state.tree)
        }
    }

    /// A new page: it is greeted and sent everything there is to see. Nil when there are too many already.
    package func connect(
        send: @escaping @Sendable ([UInt8]) -> Void, close: @escaping @Sendable () -> Void = {}
    ) -> PageID? {
        state.withLock { state in
            guard state.pages.count < mostPages else { return nil }
            let id = state.nextPage
            state.nextPage += 1
            state.pages[id] = Page(send: send, close: close)
            send(hello)
            let everything = state.tree.difference(from: LayerTree())
            if !everything.isEmpty, state.pages[id]!.window.admits(everything.number, before: LayerTree()) {
                state.send(FrameMessage.frame(everything), to: id)
            }
            return id
        }
    }

    package func acknowledge(_ frame: Int, from id: PageID) throws {
        try state.withLock { state in
            guard state.pages[id] != nil else { return }
            guard let difference = try state.pages[id]!.window.acknowledge(frame, tree: state.tree) else { return }
            state.send(FrameMessage.frame(difference), to: id)
        }
    }

    package func disconnect(_ id: PageID) {
        _ = state.withLock { $0.pages.removeValue(forKey: id) }
    }

    /// Sends every page away.
    package func disconnectAll() {
        let pages = state.withLock { state in
            defer { state.pages = [:] }
            return state.pages
        }
        for page in pages.values { page.close() }
    }
}

extension PageHub.State {
    fileprivate mutating func send(_ bytes: [UInt8], to id: PageHub.PageID) {
        pages[id]?.send(bytes)
        statistics.framesSent += 1
        statistics.bytesSent += bytes.count
    }
}
