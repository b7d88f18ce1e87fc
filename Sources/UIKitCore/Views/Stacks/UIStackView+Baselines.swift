import CoreGraphics

/// Which text says where the stack's baselines are.
extension UIStackView {
    func textView(isFirst: Bool) -> UIView {
        let chosen = axis == .horizontal ? highestView : isFirst ? shownViews.first : shownViews.last
        if axis == .horizontal { known.baselineView = chosen.map { ObjectIdentifier($0) } }
        guard let chosen else { return self }
        return isFirst ? chosen.forFirstBaselineLayout : chosen.forLastBaselineLayout
    }

    /// The views that take room.
    var shownViews: [UIView] { arranged.lazy.map(\.view).filter { !$0.isHidden } }

    /// The first one of those that are equally high.
    var highestView: UIView? {
        var highest: (view: UIView, height: CGFloat)?
        for view in shownViews {
            let height = Self.height(of: view)
            if height > highest?.height ?? -1 { highest = (view, height) }
        }
        return highest?.view
    }

    /// What its content wants, and otherwise what layout gave it.
    private static func height(of view: UIView) -> CGFloat {
        let wanted = view.intrinsicContentSize.height
        return wanted == UIView.noIntrinsicMetric ? view.bounds.height : wanted
    }
}
