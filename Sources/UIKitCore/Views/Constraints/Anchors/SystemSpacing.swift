import CoreGraphics

/// The system's usual distance between two places, times a number.
///
/// - Behaviour: that fonts decide between baselines is documented; by how much is our choice (Decisions/0073).
@MainActor struct SystemSpacing {
    /// Between two views that aren't text, in points.
    static let standard: CGFloat = 8

    var multiplier: CGFloat

    /// In points. From baseline to baseline it is as far as in one text: what hangs below the upper line, and what rises above the lower.
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
