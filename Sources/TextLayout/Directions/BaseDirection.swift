/// The reading direction of a paragraph.
package enum BaseDirection: Sendable, Hashable, CaseIterable {
    case leftToRight, rightToLeft
    /// The direction of the first letter that has one; left to right if none has.
    case natural
}
