import CoreGraphics

/// The work of UIView's members for constraints.
extension UIView {
    func setFollowsFrame(_ followsFrame: Bool) {
        guard followsFrame != translatesAutoresizingMaskIntoConstraints else { return }
        viewConstraints.followsFrame = followsFrame
        constraintMembershipChanged()
        tiesByMaskMayHaveChanged()
        tiesOfSubviewsMayHaveChanged()
    }

    func add(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        constraint.forEachItem { item in
            guard item.object != nil else { constraint.failOnGoneItem() }
            guard item.view?.isInside(self) == true else { failOnForeignConstraint(constraint) }
        }
        take(constraint)
    }

    private func failOnForeignConstraint(_ constraint: NSLayoutConstraint) -> Never {
        Diagnostics.fail(
            "The view hierarchy is not prepared for the constraint: \(constraint.formula)",
            explanation: """
                When added to a view, the constraint's items must be descendants of that view (or the view itself).
                  seen           \(nameInCode).addConstraint(_:)
                  likely cause   a view that isn't in its superview yet, or another view's constraint
                  try            constraint.isActive = true, which finds the right view by itself
                """)
    }

    func setContentPriority(
        _ kind: ReferenceWritableKeyPath<
            ViewConstraints, (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
        >, _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis
    ) {
        if axis == .horizontal {
            viewConstraints[keyPath: kind].horizontal = priority
        } else {
            viewConstraints[keyPath: kind].vertical = priority
        }
        guard layoutItem.engine != 0 else { return }
        constraintRoot.constraintsIfMade?.engine?.contentPrioritiesChanged(of: layoutItem)
        constraintRoot.constraintsChanged()
    }

    func add(_ guide: UILayoutGuide) {
        guide.owningView?.remove(guide)
        viewConstraints.guides.append(guide)
        guide.setOwningView(self)
    }

    func remove(_ guide: UILayoutGuide) {
        guard let index = viewConstraints.guides.firstIndex(where: { $0 === guide }) else { return }
        var around: UIView? = self
        while let holder = around {
            for constraint in holder.constraints where constraint.names(guide.layoutItem) { holder.drop(constraint) }
            around = holder.superviewStorage
        }
        viewConstraints.guides.remove(at: index)
        guide.setOwningView(nil)
    }

    // MARK: Updating

    func markNeedsUpdateConstraints() {
        viewConstraints.needsUpdate = true
        constraintRoot.setNeedsConstraintSolution()
    }

    /// Updates the innermost views first. Views whose inside is solved separately have their own turn.
    func updateConstraintsInside() {
        for subview in subviewsStorage
        where subview.isSolvedWithSuperview || subview.constraintsIfMade?.needsUpdate == true {
            subview.updateConstraintsInside()
        }
        guard let constraintsIfMade, constraintsIfMade.needsUpdate else { return }
        constraintsIfMade.needsUpdate = false
        constraintsIfMade.wasUpdated = true
        if let owner { owner.updateConstraintsOfView() } else { updateConstraints() }
    }

    /// Asks once for `updateConstraints()` of a view whose class overrides it, if there are other constraints around it
    /// or the class requires them.
    func noteFirstConstraintUpdate() {
        guard constraintsIfMade?.wasUpdated != true, UpdateConstraintsOverride.isWritten(in: type(of: self)) else {
            return
        }
        viewConstraints.wasUpdated = true
        viewConstraints.needsUpdate = true
        constraintRoot.setNeedsConstraintSolution()
    }

    // MARK: Debugging

    /// The engine that places the view, after solving; nil for a view that its frame places.
    var engineForQuestions: ConstraintEngine? {
        guard let constraintsIfMade, !constraintsIfMade.followsFrame else { return nil }
        return engineAround
    }

    /// The engine that this view is in, after solving.
    var engineAround: ConstraintEngine? {
        let root = constraintRoot
        if root.needsConstraintSolution { root.solveConstraints() }
        return root.constraintsIfMade?.engine
    }

    func exerciseAmbiguity() {
        guard let engine = engineForQuestions, engine.exercise(layoutItem) else { return }
        constraintRoot.setNeedsConstraintSolution()
        superviewStorage?.setNeedsLayout()
    }
}
