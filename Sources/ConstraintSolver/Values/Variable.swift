/// A number that a system looks for, such as the width of a view.
package struct Variable: Hashable, Sendable {
    let index: Int32
    /// Tells a variable from an earlier one that was removed and had the same index.
    let generation: UInt32

    /// Counted from 0; a variable that is removed leaves it to another.
    package var slot: Int { Int(index) }

    /// In no system.
    package static let none = Variable(index: -1, generation: 0)
}
