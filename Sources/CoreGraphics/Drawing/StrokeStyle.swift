/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
    /// Cut off where the line ends.
    case butt
    /// A half circle beyond the end.
    case round
    /// Half a line width longer.
    case square
}

/// How two parts of a line meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a point, unless that would be longer than the miter limit allows.
    case miter
    /// With a half circle around the last point.
    case round
    /// With the corner cut off.
    case bevel
}

/// A pen.
package struct StrokeStyle: Sendable, Hashable {
    package var width: CGFloat
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    /// Lengths of line and gap in turn; none for a line without gaps.
    package var dashLengths: [CGFloat] = []
    /// How far into the pattern the line begins.
    package var dashPhase: CGFloat = 0

    package init(width: CGFloat) {
        self.width = width
    }

    /// The same pen for a picture that is so many times as large.
    package func scaled(by scale: CGFloat) -> StrokeStyle {
        guard scale != 1 else { return self }
        var style = self
        style.width *= scale
        style.dashLengths = dashLengths.map { $0 * scale }
        style.dashPhase *= scale
        return style
    }

    /// A pattern that can be drawn: no length below zero, not all of them zero.
    package var hasUsableDashes: Bool {
        !dashLengths.isEmpty && dashLengths.allSatisfy { $0 >= 0 } && dashLengths.reduce(0, +).isFinite
            && dashLengths.contains { $0 > 0 }
    }

    /// How far ink reaches beyond the line at the most.
    package var reach: CGFloat {
        let corner = join == .miter ? max(miterLimit, 1) : 1
        return width / 2 * max(corner, cap == .square ? 1.5 : 1)
    }
}
