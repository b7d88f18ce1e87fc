/// Identifies a constraint of a system, so that it can be changed or removed.
package struct ConstraintHandle: Hashable, Sendable {
    let index: Int32
    /// Distinguishes a constraint from a removed one that had the same index.
    let generation: UInt32

    var row: Int { Int(index) }
}
