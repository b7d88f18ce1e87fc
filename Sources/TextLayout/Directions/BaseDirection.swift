/// The side from which a paragraph is read.
package enum BaseDirection: Sendable, Hashable, CaseIterable {
    case leftToRight, rightToLeft
    /// That of the first letter with a direction; left to right when there is none.
    case natural
}
