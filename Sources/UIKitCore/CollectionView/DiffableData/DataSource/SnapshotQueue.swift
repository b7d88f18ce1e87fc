import CollectionEngine
import Synchronization

/// Puts snapshots from all threads in an order: each is compared with the one before it, wherever it comes from.
final class SnapshotQueue<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    typealias Content = SnapshotContent<SectionID, ItemID>
    typealias Update = SnapshotUpdate<SectionID, ItemID>

    private struct State: Sendable {
        var latest = Content()
        var number = 0
        /// How many from other threads have not come to the main thread yet.
        var outstanding = 0
    }

    private let state = Mutex(State())

    /// What was submitted last, without marks.
    var latest: Content { state.withLock { $0.latest } }

    /// Whether snapshots from other threads are on their way.
    var hasOutstanding: Bool { state.withLock { $0.outstanding > 0 } }

    /// Of the main thread: what differs is found out when it is carried out.
    func submit(_ update: inout Update) {
        state.withLock { state in
            state.latest = update.content.unmarked
            state.number += 1
            update.number = state.number
        }
    }

    /// Of another thread: what differs from the one before is found out now, one after the other.
    ///
    /// - Parameter pass: Hands the update to the main thread, in the order in which updates came.
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

    /// One from another thread has come to the main thread.
    func noteArrival() { state.withLock { $0.outstanding -= 1 } }
}

extension SnapshotContent {
    fileprivate var unmarked: SnapshotContent {
        var copy = self
        copy.forgetMarks()
        return copy
    }
}
