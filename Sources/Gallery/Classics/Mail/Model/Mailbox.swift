import Foundation

/// A mailbox with fifty thousand messages. It keeps only what was changed, and writes a message when a cell shows it.
@MainActor final class Mailbox {
    nonisolated static let firstCount = 50_000

    /// What can be changed by hand. Setting an older state undoes the changes since.
    struct State: Equatable {
        /// The messages' identifiers, newest first.
        fileprivate(set) var ids = Array((0..<firstCount).reversed())
        /// The messages whose read state differs from the one they arrived with.
        fileprivate var readTurned: Set<Message.ID> = []
        fileprivate var flagged: Set<Message.ID> = Set((0..<firstCount).reversed().prefix(200).filter { $0 % 23 == 17 })
        fileprivate var nextID = firstCount
    }

    var state = State()

    var ids: [Message.ID] { state.ids }
    var unreadCount: Int { state.ids.reduce(0) { $0 + (isUnread($1) ? 1 : 0) } }

    subscript(id: Message.ID) -> Message {
        var writer = MessageWriter(id)
        return Message(
            id: id, sender: writer.sender(), subject: writer.subject(), body: writer.body(),
            date: MessageWriter.date(of: id), isUnread: isUnread(id), isFlagged: isFlagged(id))
    }

    func isUnread(_ id: Message.ID) -> Bool { MessageWriter.comesUnread(id) != state.readTurned.contains(id) }
    func isFlagged(_ id: Message.ID) -> Bool { state.flagged.contains(id) }

    // MARK: Changes

    func remove(_ ids: Set<Message.ID>) { state.ids.removeAll(where: ids.contains) }

    func setUnread(_ ids: Set<Message.ID>, _ isUnread: Bool) {
        state.readTurned.formSymmetricDifference(ids.filter { self.isUnread($0) != isUnread })
    }

    func setFlagged(_ ids: Set<Message.ID>, _ isFlagged: Bool) {
        if isFlagged { state.flagged.formUnion(ids) } else { state.flagged.subtract(ids) }
    }

    /// Inserts new messages above the others.
    func receive(_ count: Int) {
        state.ids.insert(contentsOf: (state.nextID..<state.nextID + count).reversed(), at: 0)
        state.nextID += count
    }
}
