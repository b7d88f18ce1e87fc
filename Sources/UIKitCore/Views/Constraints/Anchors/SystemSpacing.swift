import CoreGraphics

/// The system's usual distance between two sides, times a number.
///
/// - Behaviour: that fonts decide between baselines is documented; how much they give is our choice (Decisions/0073).
@MainActor struct SystemSpacing {
    /// The distance between two views without text, in points.
    static let standard: CGFloat = 8

    var multiplier: CGFloat

    /// Returns the distance in points. Between baselines it is the line distance within one text: the part below the
    /// upper baseline, and the part above the lower one.
    func points(from upper: ConstraintSide, to lower: ConstraintSide) -> CGFloat {
        guard upper.attribute.isBaseline || lower.attribute.isBaseline else { return Self.standard * multiplier }
        let above = Self.font(at: upper).map { $0.lineHeight - $0.ascender } ?? 0
        let below = Self.font(at: lower)?.ascender ?? 0
        let text = above + below
        return (text > 0 ? text : Self.standard) * multiplier
    }

    private static func font(at side: ConstraintSide) -> UIFont? {
        guard let view = side.item.isGuide ? nil : side.item.view else { return nil }
        return switch side.attribute {
        case .firstBaseline: view.fontForConstraints ?? view.forFirstBaselineLayout.fontForConstraints
        case .lastBaseline: view.fontForConstraints ?? view.forLastBaselineLayout.fontForConstraints
        default: nil
        }
    }
}
