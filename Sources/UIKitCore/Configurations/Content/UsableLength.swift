import CoreGraphics

extension CGFloat {
    /// The length, or 0 if it is useless for layout.
    var usable: CGFloat { isFinite && magnitude <= Self.longestUsable ? self : 0 }

    /// The largest useful length in points. Beyond it, rounding errors are too large.
    private static var longestUsable: CGFloat { 1_000_000_000 }
}

extension NSDirectionalEdgeInsets {
    var usable: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top.usable, leading: leading.usable, bottom: bottom.usable, trailing: trailing.usable)
    }
}
