/// One change from the service. A batch has the meaning of `performBatchUpdates`: indexes of deletions, reloads and the
/// sources of moves are those before the batch, indexes of insertions and the targets of moves are those after it.
enum RemoteUpdate: Equatable, Sendable {
    case delete(Int)
    case insert(Person, Int)
    case move(Int, Int)
    case reload(Int)
}
