/// Elements of one section that are visible together: index ranges, so nobody touches what stays on screen.
package enum ElementRun: Sendable, Hashable {
    case header(section: Int)
    /// Never empty.
    case items(Range<Int>, section: Int)
    case footer(section: Int)
}
