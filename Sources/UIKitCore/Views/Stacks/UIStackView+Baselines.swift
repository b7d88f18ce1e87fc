import CoreGraphics

/// Finds the text that gives the stack's baselines.
extension UIStackView {
    func textView(isFirst: Bool) -> UIView {
        let chosen = axis == .horizontal ? highestView : isFirst ? shownViews.first : shownViews.last
        if axis == .horizontal { known.baselineView = chosen.map { ObjectIdentifier($0) } }
        guard let chosen else { return self }
        return isFirst ? chosen.forFirstBaselineLayout : chosen.forLastBaselineLayout
    }

    /// The views that aren't hidden.
    var shownViews: [UIView] { arranged.lazy.map(\.view).filter { !$0.isHidden } }

    /// The highest view; the first one among equally high ones.
    var highestView: UIView? {
        var highest: (view: UIView, height: CGFloat)?
        for view in shownViews {
            let height = Self.height(of: view)
            if height > highest?.height ?? -1 { highest = (view, height) }
        }
        return highest?.view
    }

    /// Returns the height of the view's content, or else its height in the last layout pass.
    private static func height(of view: UIView) -> CGFloat {
        let wanted = view.intrinsicContentSize.height
        return wanted == UIView.noIntrinsicMetric ? view.bounds.height : wanted
    }
}
