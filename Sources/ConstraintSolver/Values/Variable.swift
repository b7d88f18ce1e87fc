/// A number that a system looks for, such as the width of a view.
package struct Variable: Hashable, Sendable {
    let index: Int32
    /// Tells a variable from an earlier one that was removed and had the same index.
    let generation: UInt32

    var slot: Int { Int(index) }
}
