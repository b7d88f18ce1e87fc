import CoreGraphics

extension UIView {
    /// Returns the result of `systemLayoutSizeFitting` by constraints, or nil if there are none.
    func sizeFittingConstraints(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        let view = viewForConstrainedSize
        guard view === self else {
            let beside = widthBesideConstrainedView
            let room = CGSize(width: max(target.width - beside, 0), height: target.height)
            return view.sizeFittingConstraints(room, horizontal, vertical).map { size in
                CGSize(width: size.width + beside, height: size.height)
            }
        }
        if type(of: self).requiresConstraintBasedLayout { noteFirstConstraintUpdate() }
        guard let constraintsIfMade else {
            return hasConstrainedSubview ? fittedAsRoot(target, horizontal, vertical) : nil
        }
        if isSolvedWithSuperview, superviewStorage != nil {
            // Measure the view alone, without what is around it.
            guard !constraintsIfMade.owned.isEmpty || hasConstrainedSubview else { return nil }
            return fittedApart(target, horizontal, vertical)
        }
        guard !constraintsIfMade.owned.isEmpty || hasConstrainedSubview || constraintsIfMade.needsUpdate else {
            return nil
        }
        return fittedAsRoot(target, horizontal, vertical)
    }

    /// A loop is faster than a closure here: the runtime checks for the main actor before each call of a closure, and
    /// cells are measured often.
    var hasConstrainedSubview: Bool {
        for subview in subviewsStorage where subview.isSolvedWithSuperview { return true }
        return false
    }

    private func fittedAsRoot(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let constraints = viewConstraints
        let engine = constraints.engine ?? ConstraintEngine()
        constraints.engine = engine
        return engine.fittingSize(of: self, target, horizontal, vertical)
    }

    private func fittedApart(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let engine = ConstraintEngine()
        let size = engine.fittingSize(of: self, target, horizontal, vertical)
        needsConstraintSolution = false
        // Returns the inside to the engine around it.
        superviewStorage?.constraintRoot.rebuildConstraintEngine()
        return size
    }
}
