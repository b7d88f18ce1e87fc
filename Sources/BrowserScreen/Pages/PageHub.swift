import CoreGraphics
import RenderTree
import Synchronization

/// The present tree, and the pages that show it.
///
/// Knows nothing about sockets: a page is a closure that takes the bytes of a message.
package final class PageHub: Sendable {
    package typealias PageID = Int

    fileprivate struct Page {
        var window = FrameWindow()
        /// When the page last showed a frame, or was sent the first of those that it hasn't shown.
        var lastProgress: Double
        let send: @Sendable (OutgoingMessage) -> Void
        let close: @Sendable (ProtocolViolation) -> Void

        /// Returns for how many seconds the page has shown nothing of what it was sent.
        func silence(at time: Double) -> Double { window.underway.isEmpty ? 0 : time - lastProgress }
    }

    fileprivate struct State {
        var tree = LayerTree() {
            didSet { firstSight = nil }
        }
        /// The part of ``tree`` in view, and the message that shows it, for several new pages in a row.
        var firstSight: (part: LayerTree, message: [UInt8])?
        var images = Shelf<ImageSource>()
        var fonts = Shelf<FontSource>()
        var failedImages: Set<Int> = []
        var pages: [PageID: Page] = [:]
        var nextPage = 0
        /// The page that determines the app's size and appearance.
        var leader: PageID?
        /// The page on which a person did something last.
        var lastUsed: PageID?
        var surroundings = Surroundings()
        var statistics = Statistics()
    }

    private let state = Mutex(State())
    private let run: String
    private let title: String
    private let mostPages: Int
    private let limits: PageLimits
    /// Returns the server's time, in seconds.
    private let now: @Sendable () -> Double

    package init(
        run: String, title: String, mostPages: Int, limits: PageLimits = PageLimits(),
        now: @escaping @Sendable () -> Double
    ) {
        self.run = run
        self.title = title
        self.mostPages = mostPages
        self.limits = limits
        self.now = now
    }

    package var statistics: Statistics {
        state.withLock { state in
            var statistics = state.statistics
            statistics.pages = state.pages.count
            return statistics
        }
    }

    /// Returns a picture of the tree, or of a frame that some page may not have shown yet.
    package func image(_ id: Int) -> ImageSource? { state.withLock { $0.images[id] } }

    /// Returns a font of the app that the tree's text uses, or the text of such a frame.
    package func font(_ id: Int) -> FontSource? { state.withLock { $0.fonts[id] } }

    /// Returns whether this is the first report about the picture, and the picture is ours.
    package func noteFailure(ofImage id: Int) -> Bool {
        state.withLock { $0.images[id] != nil && $0.failedImages.insert(id).inserted }
    }

    /// Applies a frame, and sends it to every page that keeps up.
    package func show(_ transaction: LayerTransaction) {
        let time = now()
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
                state.send(bytes, to: id, at: time)
            }
            state.tree.apply(transaction)
            state.images.add(from: transaction, tree: state.tree)
            state.fonts.add(from: transaction, tree: state.tree)
        }
    }

    /// Sends every page what to show around the app.
    package func show(_ surroundings: Surroundings) {
        state.withLock { state in
            state.surroundings = surroundings
            let message = OutgoingMessage(FrameMessage.surroundings(surroundings, title: title))
            for page in state.pages.values { page.send(message) }
        }
    }

    /// Makes every page vibrate that can: one that a person has touched, on a device with that ability.
    package func vibrate(_ vibration: Vibration) {
        let message = OutgoingMessage(FrameMessage.vibration(vibration))
        state.withLock { state in
            for page in state.pages.values { page.send(message) }
        }
    }

    /// Makes the screen reader of every page speak.
    package func announce(_ words: String) {
        let message = OutgoingMessage(FrameMessage.announcement(words))
        state.withLock { state in
            for page in state.pages.values { page.send(message) }
        }
    }

    /// Notes that a person did something on a page.
    package func noteUse(of id: PageID) {
        state.withLock { $0.lastUsed = id }
    }

    /// Makes one page open an address: the page on which a person did something last, because the others' people didn't
    /// ask for it. Without that page, nothing happens.
    package func open(address: String) {
        let message = OutgoingMessage(FrameMessage.opening(address))
        state.withLock { state in
            if let id = state.lastUsed { state.pages[id]?.send(message) }
        }
    }

    /// Tells every page that the program ends.
    package func say(_ words: LastWords) {
        let message = OutgoingMessage(FrameMessage.ended(words))
        state.withLock { state in
            for page in state.pages.values { page.send(message) }
        }
    }

    /// Adds a page: greets it, and sends it the tree, first the part in view. If there are too many pages, it replaces
    /// one that shows nothing of what it was sent. Returns nil if all pages show frames.
    package func connect(
        send: @escaping @Sendable (OutgoingMessage) -> Void,
        close: @escaping @Sendable (ProtocolViolation) -> Void = { _ in }
    ) -> PageID? {
        let time = now()
        return state.withLock { state in
            if state.pages.count >= mostPages {
                guard let silent = state.mostSilentPage(at: time, from: limits.patience) else { return nil }
                state.remove(silent)?.close(.silent)
            }
            let id = state.nextPage
            state.nextPage += 1
            state.pages[id] = Page(lastProgress: time, send: send, close: close)
            state.leader = state.leader ?? id
            send(OutgoingMessage(FrameMessage.hello(run: run, title: title, leads: state.leader == id)))
            send(OutgoingMessage(FrameMessage.surroundings(state.surroundings, title: title)))
            guard !state.tree.nodes.isEmpty else { return id }
            let (part, message) = state.seenFirst()
            state.pages[id]!.window = FrameWindow(first: part.number, showing: part)
            state.send(message, to: id, at: time)
            return id
        }
    }

    package func acknowledge(_ frame: Int, from id: PageID) throws(ProtocolViolation) {
        let time = now()
        try state.withLock { (state) throws(ProtocolViolation) in
            guard state.pages[id] != nil else { return }
            let difference = try state.pages[id]!.window.acknowledge(frame, tree: state.tree)
            state.pages[id]!.lastProgress = time
            if let difference { state.send(FrameMessage.frame(difference), to: id, at: time) }
        }
    }

    /// Disconnects pages that have shown nothing for a minute. They sleep or are far away, and reconnect when they wake
    /// up.
    package func dismissSilent() {
        let time = now()
        state.withLock { state in
            while let silent = state.mostSilentPage(at: time, from: limits.mostSilence) {
                state.remove(silent)?.close(.silent)
            }
        }
    }

    package func disconnect(_ id: PageID) {
        _ = state.withLock { $0.remove(id) }
    }

    /// Disconnects every page.
    package func disconnectAll() {
        let pages = state.withLock { state in
            defer { (state.pages, state.leader) = ([:], nil) }
            return state.pages
        }
        for page in pages.values { page.close(.stopping) }
    }
}

extension PageHub.State {
    /// Returns the first frame for a new page: the part in view, because the rest may be many times as large.
    fileprivate mutating func seenFirst() -> (part: LayerTree, message: [UInt8]) {
        if let firstSight { return firstSight }
        let part = tree.partInView
        let sight = (part, FrameMessage.frame(part.difference(from: LayerTree())))
        firstSight = sight
        return sight
    }

    /// Removes a page. If it was the leader, the page that has been here longest becomes the leader.
    fileprivate mutating func remove(_ id: PageHub.PageID) -> PageHub.Page? {
        let page = pages.removeValue(forKey: id)
        guard leader == id else { return page }
        leader = pages.keys.min()
        if let leader { pages[leader]?.send(OutgoingMessage(FrameMessage.lead)) }
        return page
    }

    fileprivate mutating func send(_ bytes: [UInt8], to id: PageHub.PageID, at time: Double) {
        guard let page = pages[id] else { return }
        page.send(OutgoingMessage(bytes, isFrame: true))
        // The frame that was just sent is the only one that the page hasn't shown.
        if page.window.underway.count == 1 { pages[id]!.lastProgress = time }
        statistics.framesSent += 1
        statistics.bytesSent += bytes.count
    }

    /// Returns the most silent page, among those that have been silent for this many seconds.
    fileprivate func mostSilentPage(at time: Double, from seconds: Double) -> PageHub.PageID? {
        let silent = pages.mapValues { $0.silence(at: time) }.filter { $0.value > seconds }
        return silent.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
