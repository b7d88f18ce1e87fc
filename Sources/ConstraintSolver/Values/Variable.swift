/// A number that a system determines, such as the width of a view.
package struct Variable: Hashable, Sendable {
    let index: Int32
    /// Distinguishes a variable from a removed one that had the same index.
    let generation: UInt32

    /// The number of the variable, counted from 0. After its removal another variable may get it.
    package var slot: Int { Int(index) }

    /// A variable that belongs to no system.
    package static let none = Variable(index: -1, generation: 0)
}
