import CollectionEngine
import Synchronization

/// Orders the snapshots of all threads. Each is compared with the one before it, whichever thread that came from.
final class SnapshotQueue<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    typealias Content = SnapshotContent<SectionID, ItemID>
    typealias Update = SnapshotUpdate<SectionID, ItemID>

    private struct State: Sendable {
        var latest = Content()
        var number = 0
        /// How many snapshots from other threads haven't arrived on the main thread yet.
        var outstanding = 0
    }

    private let state = Mutex(State())

    /// What the collection view shows, for threads that only read.
    struct Shown: Sendable {
        var content = Content()
        var outlines: [SectionID: OutlineContent<ItemID>] = [:]
    }
    private let shownState = Mutex(Shown())

    /// What the collection view shows. A lock of its own: another thread may hold the other one while it compares two
    /// long snapshots.
    var shown: Shown { shownState.withLock { $0 } }

    func show(_ content: Content) { shownState.withLock { $0.content = content } }

    func show(_ outlines: [SectionID: OutlineContent<ItemID>]) { shownState.withLock { $0.outlines = outlines } }

    /// The content that was submitted last, without its marks.
    var latest: Content { state.withLock { $0.latest } }

    /// Whether snapshots from other threads are on their way.
    var hasOutstanding: Bool { state.withLock { $0.outstanding > 0 } }

    /// Submits a snapshot on the main thread. Its difference is computed when it's shown.
    func submit(_ update: inout Update) {
        state.withLock { state in
            state.latest = update.content.unmarked
            state.number += 1
            update.number = state.number
        }
    }

    /// Submits a snapshot on another thread. Its difference from the one before is computed now, one snapshot after the
    /// other.
    ///
    /// - Parameter pass: Sends the update to the main thread, in the order of submission.
    func submitFromAside(_ make: (Content) -> Update, _ pass: (Update) -> Void) {
        state.withLock { state in
            var update = make(state.latest)
            if update.way != .reloading {
                update.difference = (from: state.number, update.content.difference(from: state.latest))
            }
            state.latest = update.content.unmarked
            state.number += 1
            update.number = state.number
            state.outstanding += 1
            pass(update)
        }
    }

    /// A snapshot from another thread has arrived on the main thread.
    func noteArrival() { state.withLock { $0.outstanding -= 1 } }
}

extension SnapshotContent {
    var unmarked: SnapshotContent {
        var copy = self
        copy.forgetMarks()
        return copy
    }
}
