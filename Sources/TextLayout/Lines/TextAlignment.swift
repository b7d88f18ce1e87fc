/// The position of lines that are shorter than their box.
package enum TextAlignment: Sendable, Hashable, CaseIterable {
    case left, center, right

    /// The part of the leftover width that is left of the line.
    package var leadingShare: Double {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }
}
