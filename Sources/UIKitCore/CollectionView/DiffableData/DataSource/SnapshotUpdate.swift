import CollectionEngine

/// A snapshot on its way to the screen.
struct SnapshotUpdate<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    enum Way: Sendable { case animated, atOnce, reloading }

    let content: SnapshotContent<SectionID, ItemID>
    let way: Way
    let completion: Completion?
    /// What leads to it, from the content with that number; nil until it is found out.
    var difference: (from: Int, SnapshotDifference)?
    /// The number of the content, once it was submitted.
    var number = 0
    /// Of a section snapshot: what is to be kept of the section.
    var outline: (SectionID, OutlineContent<ItemID>)?

    init(_ content: SnapshotContent<SectionID, ItemID>, _ way: Way, _ completion: (() -> Void)?) {
        self.content = content
        self.way = way
        self.completion = completion.map(Completion.init)
    }

    /// What the app wants to have called.
    ///
    /// It goes from the thread that applies the snapshot to the main thread, and is called there, once: no two threads touch it at
    /// the same time.
    struct Completion: @unchecked Sendable {
        let call: () -> Void

        init(_ call: @escaping () -> Void) { self.call = call }
    }
}
