import CoreGraphics

extension UIScrollView {
    /// Returns the upper edge, which a bar covers down to `bottom` in `container`. Only as much of the content fades as
    /// the bar covers; the app's own views beside or over the scroll view don't.
    func edge(above bottom: CGFloat, in container: UIView) -> ScrollEdgeView {
        let frame = frameIgnoringTransforms(in: container)
        return edge(edges.top, covered: frame.map { min(bottom, $0.maxY) - $0.minY } ?? 0)
    }

    /// Returns the lower edge, which a bar covers up to `top` in `container`.
    func edge(below top: CGFloat, in container: UIView) -> ScrollEdgeView {
        let frame = frameIgnoringTransforms(in: container)
        return edge(edges.bottom, covered: frame.map { $0.maxY - max(top, $0.minY) } ?? 0)
    }

    private func edge(_ edge: ScrollEdgeView, covered: CGFloat) -> ScrollEdgeView {
        edge.color = backgroundColor ?? superview?.backgroundColor ?? .systemBackground
        edge.coveredLength = max(covered, 0)
        return edge
    }

    /// How far the content extends below the lower edge that bars leave, in points; less than 0 if it ends above.
    var contentBelowBottomEdge: CGFloat {
        contentSize.height - (contentOffset.y + bounds.height - adjustedContentInset.bottom)
    }
}

extension UIView {
    /// Returns the view's frame in a view around it, as if no view between were transformed, as screens are that come
    /// and go; nil if `container` isn't around this view.
    fileprivate func frameIgnoringTransforms(in container: UIView) -> CGRect? {
        var frame = untransformedFrame
        var around = superview
        while let view = around, view !== container {
            let outer = view.untransformedFrame
            frame.origin.x += outer.minX - view.bounds.minX
            frame.origin.y += outer.minY - view.bounds.minY
            around = view.superview
        }
        return around == nil ? nil : frame
    }
}
