import CoreGraphics

extension UIView {
    /// What `systemLayoutSizeFitting` answers where there are constraints; nil where there are none.
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
            // By itself, as if nothing were around it.
            guard !constraintsIfMade.owned.isEmpty || hasConstrainedSubview else { return nil }
            return fittedApart(target, horizontal, vertical)
        }
        guard !constraintsIfMade.owned.isEmpty || hasConstrainedSubview || constraintsIfMade.needsUpdate else {
            return nil
        }
        return fittedAsRoot(target, horizontal, vertical)
    }

    /// A loop: the main actor is asked for before each call of a closure, and cells are measured often.
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
        // What is inside belongs to the engine around it again.
        superviewStorage?.constraintRoot.rebuildConstraintEngine()
        return size
    }
}
