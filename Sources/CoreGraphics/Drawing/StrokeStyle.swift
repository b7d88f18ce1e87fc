/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
    /// Ends at the last point.
    case butt
    /// Ends with a half circle beyond the last point.
    case round
    /// Ends half a line width beyond the last point.
    case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
    /// Sharp, unless the corner would be longer than the miter limit allows.
    case miter
    /// Round, with an arc around the corner.
    case round
    /// Cut off.
    case bevel
}

/// The pen that strokes a path.
package struct StrokeStyle: Sendable, Hashable {
    package var width: CGFloat
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps in turn; empty for a solid line.
    package var dashLengths: [CGFloat] = []
    /// How far into the dash pattern the line begins.
    package var dashPhase: CGFloat = 0

    package init(width: CGFloat) {
        self.width = width
    }

    /// Returns the same pen for a picture that is `scale` times as large.
    package func scaled(by scale: CGFloat) -> StrokeStyle {
        guard scale != 1 else { return self }
        var style = self
        style.width *= scale
        style.dashLengths = dashLengths.map { $0 * scale }
        style.dashPhase *= scale
        return style
    }

    /// Whether the dash pattern can be drawn: no negative length, and not only zeros.
    package var hasUsableDashes: Bool {
        !dashLengths.isEmpty && dashLengths.allSatisfy { $0 >= 0 } && dashLengths.reduce(0, +).isFinite
            && dashLengths.contains { $0 > 0 }
    }

    /// How far the line reaches beyond its path at most.
    package var reach: CGFloat {
        let corner = join == .miter ? max(miterLimit, 1) : 1
        return width / 2 * max(corner, cap == .square ? 1.5 : 1)
    }
}
