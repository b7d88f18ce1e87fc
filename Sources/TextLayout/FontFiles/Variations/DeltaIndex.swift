/// Which row of variation deltas belongs to a number: a group of rows, and a row in it.
struct DeltaIndex: Hashable, Sendable {
    let outer: Int
    let inner: Int
}
