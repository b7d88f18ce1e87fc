import CollectionEngine

/// A snapshot on its way to the screen.
struct SnapshotUpdate<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    enum Way: Sendable { case animated, atOnce, reloading }

    let content: SnapshotContent<SectionID, ItemID>
    let way: Way
    let completion: Completion?
    /// The changes from the content with that number; nil until they are computed.
    var difference: (from: Int, SnapshotDifference)?
    /// The number of the content, once it's submitted.
    var number = 0
    /// For a section snapshot: the section's outline to keep.
    var outline: (SectionID, OutlineContent<ItemID>)?

    init(_ content: SnapshotContent<SectionID, ItemID>, _ way: Way, _ completion: (() -> Void)?) {
        self.content = content
        self.way = way
        self.completion = completion.map(Completion.init)
    }

    /// The app's completion closure.
    ///
    /// It goes from the thread that applies the snapshot to the main thread, which calls it once. So no two threads use
    /// it at the same time.
    struct Completion: @unchecked Sendable {
        let call: () -> Void

        init(_ call: @escaping () -> Void) { self.call = call }
    }
}
