import CoreGraphics

/// Decides which views are solved together, and follows changes of that.
extension UIView {
    final var constraintsIfMade: ViewConstraints? { rareStateIfMade?.constraints }

    final var viewConstraints: ViewConstraints {
        if let made = rareState.constraints { return made }
        let made = ViewConstraints(of: self)
        rareState.constraints = made
        return made
    }

    final var layoutItem: LayoutItem { viewConstraints.item }

    /// Whether the view is solved together with its superview: because constraints place it, because a constraint from
    /// outside names something inside it, or because its mask ties the constraints inside it to those outside.
    final var isSolvedWithSuperview: Bool {
        guard let constraintsIfMade else { return false }
        return !constraintsIfMade.followsFrame || constraintsIfMade.crossings > 0 || constraintsIfMade.isTiedByMask
    }

    /// The root of the views that are solved together with this one.
    final var constraintRoot: UIView {
        var view = self
        while view.isSolvedWithSuperview, let around = view.superviewStorage { view = around }
        return view
    }

    // MARK: Adding and removing constraints

    final func take(_ constraint: NSLayoutConstraint) {
        viewConstraints.owned.append(constraint)
        constraint.owner = self
        constraint.activation = ViewConstraints.nextActivation()
        noteCrossings(of: constraint, 1)
        tieByMaskIfNeeded()
        let root = constraintRoot
        root.constraintsIfMade?.engine?.add(constraint)
        root.constraintsChanged()
    }

    final func drop(_ constraint: NSLayoutConstraint) {
        let root = constraintRoot
        root.constraintsIfMade?.engine?.remove(constraint)
        root.constraintsChanged()
        noteCrossings(of: constraint, -1)
        constraint.owner = nil
        viewConstraints.owned.remove(constraint)
    }

    /// Notes that the views between this one and those that the constraint names are solved together with this one.
    private func noteCrossings(of constraint: NSLayoutConstraint, _ change: Int) {
        constraint.forEachItem { item in
            guard let view = item.view, view !== self else { return }
            var between = item.isGuide ? view : view.superviewStorage
            while let inside = between, inside !== self {
                let before = inside.isSolvedWithSuperview
                inside.viewConstraints.crossings += change
                if inside.isSolvedWithSuperview != before { inside.constraintMembershipChanged() }
                if change > 0 { constraintRoot.constraintsIfMade?.engine?.noteFirstWord(of: inside.layoutItem) }
                between = inside.superviewStorage
            }
        }
    }

    /// Called when the view's inside is now solved with its surroundings, or no longer is.
    final func constraintMembershipChanged() {
        constraintsIfMade?.engine = nil
        if let around = superviewStorage { around.constraintRoot.rebuildConstraintEngine() }
        constraintRoot.rebuildConstraintEngine()
    }

    /// Called when views came or went, or are placed in another way.
    final func rebuildConstraintEngine() {
        constraintsIfMade?.engine?.needsRebuild = true
        setNeedsConstraintSolution()
    }

    // MARK: Changes of superview

    /// Called after the view entered a superview.
    final func constraintsEnteredSuperview() {
        if constraintsIfMade != nil { ViewConstraints.updateRequests += 1 }
        if mayBeTiedByMask { tiesByMaskMayHaveChanged() }
        guard isSolvedWithSuperview else { return }
        constraintMembershipChanged()
    }

    /// Called before the view leaves its superview. Constraints between its inside and the outside end.
    final func constraintsWillLeaveSuperview() {
        guard let constraintsIfMade else { return }
        if constraintsIfMade.stack.isSet { stackAround?.stopArranging(self) }
        var around = superviewStorage
        while let holder = around {
            for constraint in holder.constraintsIfMade?.owned.all ?? []
            where constraint.items.contains(where: { $0.view?.isInside(self) == true }) {
                holder.drop(constraint)
            }
            around = holder.superviewStorage
        }
        if isSolvedWithSuperview || constraintsIfMade.item.engine != 0, let root = superviewStorage?.constraintRoot {
            root.rebuildConstraintEngine()
        }
    }

    // MARK: Pending solutions

    /// Called when constraints of this root changed, and not only the room for them.
    final func constraintsChanged() {
        setNeedsConstraintSolution()
        superviewStorage?.constraintsChanged(inside: self)
    }

    /// Marks this root's constraints to be solved before the next layout pass.
    final func setNeedsConstraintSolution() {
        guard !needsConstraintSolution else { return }
        needsConstraintSolution = true
        doesDescendantNeedLayout = true
        passUpNeedForLayout()
    }

    /// Called when the view's position or size changed, on which constraints may depend. If constraints placed the
    /// view, only its guides may depend on it.
    final func constraintInputsChanged() {
        guard let constraintsIfMade else { return }
        if constraintsIfMade.engine != nil { setNeedsConstraintSolution() }
        if !constraintsIfMade.followsFrame, !ConstraintEngine.isPlacing { noteMovedByHand(constraintsIfMade.item) }
        if constraintsIfMade.followsFrame || !constraintsIfMade.systemGuides.isEmpty { constraintMarginsChanged() }
    }

    /// Notes that the view was moved by hand. The superview's next layout pass moves it back to where its constraints
    /// put it.
    private func noteMovedByHand(_ item: LayoutItem) {
        guard item.engine != 0, let around = superviewStorage?.constraintsIfMade else { return }
        ConstraintEngine.note(item, movedIn: around)
    }

    /// Called when the view's margins or safe area changed.
    final func constraintMarginsChanged() {
        guard let constraintsIfMade else { return }
        if constraintsIfMade.engine != nil { setNeedsConstraintSolution() }
        guard constraintsIfMade.item.engine != 0 else { return }
        let container = superviewStorage ?? self
        container.constraintRoot.setNeedsConstraintSolution()
    }

    /// Called when ``intrinsicContentSize`` changed.
    final func contentSizeForConstraintsChanged() {
        guard let constraintsIfMade, constraintsIfMade.item.engine != 0 else { return }
        let root = constraintRoot
        root.constraintsIfMade?.engine?.contentChanged(of: constraintsIfMade.item)
        root.constraintsChanged()
    }

    /// Solves the constraints of this root, and asks for a layout pass of the views whose subviews move.
    final func solveConstraints() {
        needsConstraintSolution = false
        // A former root that has entered a superview is none any more.
        guard superviewStorage == nil || !isSolvedWithSuperview else { return }
        let engine = constraintsIfMade?.engine ?? makeConstraintEngine()
        engine?.solve(for: self)
    }

    private func makeConstraintEngine() -> ConstraintEngine? {
        guard hasConstraintsInside else { return nil }
        let made = ConstraintEngine()
        viewConstraints.engine = made
        return made
    }

    private var hasConstraintsInside: Bool {
        if let constraintsIfMade, !constraintsIfMade.owned.isEmpty || constraintsIfMade.needsUpdate { return true }
        return hasConstrainedSubview
    }

    /// Moves subviews to where constraints put them, which ``layoutSubviews()`` does by default.
    final func placeSubviewsByConstraints() {
        guard let constraintsIfMade, let root = rootOfSubviews, let engine = root.constraintsIfMade?.engine else {
            return
        }
        if root.needsConstraintSolution { root.solveConstraints() }
        engine.placeSubviews(of: self, constraintsIfMade)
    }

    /// The root of the engine in which this view's subviews are, if any.
    private var rootOfSubviews: UIView? {
        guard let constraintsIfMade else { return nil }
        return constraintsIfMade.engine != nil ? self : constraintsIfMade.item.engine != 0 ? constraintRoot : nil
    }
}
