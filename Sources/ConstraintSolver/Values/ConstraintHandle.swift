/// Names a constraint of a system, to change or remove it later.
package struct ConstraintHandle: Hashable, Sendable {
    let index: Int32
    /// Tells a constraint from an earlier one that was removed and had the same index.
    let generation: UInt32

    var row: Int { Int(index) }
}
