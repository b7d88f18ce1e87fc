import CoreGraphics

/// Which views are solved together, and what changes that.
extension UIView {
    final var constraintsIfMade: ViewConstraints? { rareStateIfMade?.constraints }

    final var viewConstraints: ViewConstraints {
        if let made = rareState.constraints { return made }
        let made = ViewConstraints(of: self)
        rareState.constraints = made
        return made
    }

    final var layoutItem: LayoutItem { viewConstraints.item }

    /// Whether constraints place it, or reach from outside to what is inside it, or its mask ties what they say inside to what they say
    /// outside: then it is solved together with what is around it.
    final var isSolvedWithSuperview: Bool {
        guard let constraintsIfMade else { return false }
        return !constraintsIfMade.followsFrame || constraintsIfMade.crossings > 0 || constraintsIfMade.isTiedByMask
    }

    /// The view whose inside, this view included, is solved together.
    final var constraintRoot: UIView {
        var view = self
        while view.isSolvedWithSuperview, let around = view.superviewStorage { view = around }
        return view
    }

    // MARK: Constraints that come and go

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

    /// The views between this one and those that the constraint names are solved together with this one.
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

    /// From now on the view's inside is solved with its surroundings, or by itself.
    final func constraintMembershipChanged() {
        constraintsIfMade?.engine = nil
        if let around = superviewStorage { around.constraintRoot.rebuildConstraintEngine() }
        constraintRoot.rebuildConstraintEngine()
    }

    /// Views came, went, or are placed in another way.
    final func rebuildConstraintEngine() {
        constraintsIfMade?.engine?.needsRebuild = true
        setNeedsConstraintSolution()
    }

    // MARK: The view moves in the tree

    /// It was put into a superview.
    final func constraintsEnteredSuperview() {
        if constraintsIfMade != nil { ViewConstraints.updateRequests += 1 }
        if mayBeTiedByMask { tiesByMaskMayHaveChanged() }
        guard isSolvedWithSuperview else { return }
        constraintMembershipChanged()
    }

    /// It is about to be taken out of its superview: constraints between its inside and the outside end.
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

    // MARK: What has to be solved

    /// What constraints of this root say is another thing now, not only the room that there is.
    final func constraintsChanged() {
        setNeedsConstraintSolution()
        superviewStorage?.constraintsChanged(inside: self)
    }

    /// Before the next layout the constraints of this root are solved.
    final func setNeedsConstraintSolution() {
        guard !needsConstraintSolution else { return }
        needsConstraintSolution = true
        doesDescendantNeedLayout = true
        passUpNeedForLayout()
    }

    /// The view is elsewhere or of another size, which constraints may depend on. Where constraints put it themselves, only its guides
    /// may.
    final func constraintInputsChanged() {
        guard let constraintsIfMade else { return }
        if constraintsIfMade.engine != nil { setNeedsConstraintSolution() }
        if !constraintsIfMade.followsFrame, !ConstraintEngine.isPlacing { noteMovedByHand(constraintsIfMade.item) }
        if constraintsIfMade.followsFrame || !constraintsIfMade.systemGuides.isEmpty { constraintMarginsChanged() }
    }

    /// The next layout of the superview puts it back to where its constraints want it.
    private func noteMovedByHand(_ item: LayoutItem) {
        guard item.engine != 0, let around = superviewStorage?.constraintsIfMade else { return }
        ConstraintEngine.note(item, movedIn: around)
    }

    /// The view's margins are others, or its safe area.
    final func constraintMarginsChanged() {
        guard let constraintsIfMade else { return }
        if constraintsIfMade.engine != nil { setNeedsConstraintSolution() }
        guard constraintsIfMade.item.engine != 0 else { return }
        let container = superviewStorage ?? self
        container.constraintRoot.setNeedsConstraintSolution()
    }

    /// ``intrinsicContentSize`` is another one.
    final func contentSizeForConstraintsChanged() {
        guard let constraintsIfMade, constraintsIfMade.item.engine != 0 else { return }
        let root = constraintRoot
        root.constraintsIfMade?.engine?.contentChanged(of: constraintsIfMade.item)
        root.constraintsChanged()
    }

    /// Solves this root, and asks the views for layout whose subviews move.
    final func solveConstraints() {
        needsConstraintSolution = false
        // What was a root before it came into a superview is none any more.
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

    /// What ``layoutSubviews()`` does by itself: subviews go to where constraints put them.
    final func placeSubviewsByConstraints() {
        guard let constraintsIfMade, let root = rootOfSubviews, let engine = root.constraintsIfMade?.engine else {
            return
        }
        if root.needsConstraintSolution { root.solveConstraints() }
        engine.placeSubviews(of: self, constraintsIfMade)
    }

    /// The root of an engine that this view's subviews may be in.
    private var rootOfSubviews: UIView? {
        guard let constraintsIfMade else { return nil }
        return constraintsIfMade.engine != nil ? self : constraintsIfMade.item.engine != 0 ? constraintRoot : nil
    }
}
