/// Elements that are visible together. Items are index ranges, so that items that stay on screen cost nothing.
package enum ElementRun: Sendable, Hashable {
    /// Never empty.
    case items(Range<Int>, section: Int)
    case element(SolvedElement)

    // MARK: Flow layouts

    package static func header(section: Int) -> ElementRun { .element(.header(section)) }
    package static func footer(section: Int) -> ElementRun { .element(.footer(section)) }
}
