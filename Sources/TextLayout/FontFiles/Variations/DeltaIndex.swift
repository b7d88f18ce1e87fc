/// The row of variation deltas for a number: a group of rows, and a row in the group.
struct DeltaIndex: Hashable, Sendable {
    let outer: Int
    let inner: Int
}
