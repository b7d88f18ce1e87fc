import CoreGraphics

extension CGFloat {
    /// A length as an app sets it; 0 for one that nothing can be laid out by.
    var usable: CGFloat { isFinite && magnitude <= Self.longestUsable ? self : 0 }

    /// In points; further away nothing is told apart any more.
    private static var longestUsable: CGFloat { 1_000_000_000 }
}

extension NSDirectionalEdgeInsets {
    var usable: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top.usable, leading: leading.usable, bottom: bottom.usable, trailing: trailing.usable)
    }
}
