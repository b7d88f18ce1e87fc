import CoreGraphics

/// Insets, named by the scroll axis: `main` along it, `cross` across it.
package struct FlowInsets: Sendable, Hashable {
    package var mainLeading: CGFloat = 0
    package var mainTrailing: CGFloat = 0
    package var crossLeading: CGFloat = 0
    package var crossTrailing: CGFloat = 0

    package init() {}

    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, axis: Axis) {
        switch axis {
        case .vertical: (mainLeading, crossLeading, mainTrailing, crossTrailing) = (top, left, bottom, right)
        case .horizontal: (crossLeading, mainLeading, crossTrailing, mainTrailing) = (top, left, bottom, right)
        }
    }
}

extension FlowInsets {
    /// Returns the section insets if the layout's `sectionInsetReference` is the safe area or the layout margins (R11).
    ///
    /// Only the edges across the scroll axis change: they grow by the reference, minus the part that the content inset
    /// covers already. If the reference is the content inset, the section insets are used unchanged.
    package func measured(from reference: FlowInsets, contentInset: FlowInsets) -> FlowInsets {
        var insets = self
        insets.crossLeading = max(crossLeading + reference.crossLeading - contentInset.crossLeading, 0)
        insets.crossTrailing = max(crossTrailing + reference.crossTrailing - contentInset.crossTrailing, 0)
        return insets
    }
}
