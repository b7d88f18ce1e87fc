/// Where lines that are shorter than their box lie in it.
package enum TextAlignment: Sendable, Hashable, CaseIterable {
    case left, center, right

    /// The part of what is left over that lies left of the line.
    package var leadingShare: Double {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }
}
