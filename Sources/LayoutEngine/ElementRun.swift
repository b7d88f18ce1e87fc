/// Elements that are visible together: of items index ranges, so that what stays on screen costs nothing.
package enum ElementRun: Sendable, Hashable {
    /// Never empty.
    case items(Range<Int>, section: Int)
    case element(SolvedElement)

    // MARK: Of flow layouts

    package static func header(section: Int) -> ElementRun { .element(.header(section)) }
    package static func footer(section: Int) -> ElementRun { .element(.footer(section)) }
}
