/// One change that the service tells of. A batch of them is meant as in `performBatchUpdates`: deletions, reloads and the
/// places that moves start from count in the list as it was before, insertions and the places that moves go to in the list
/// as it is afterwards.
enum RemoteUpdate: Equatable, Sendable {
    case delete(Int)
    case insert(Person, Int)
    case move(Int, Int)
    case reload(Int)
}
