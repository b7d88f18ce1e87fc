/// Views that stretch with a superview which constraints size. What constraints inside them say, the superview's size follows.
///
///     let panel = UIView()                                     // placed by constraints, without a height
///     content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///     panel.addSubview(content)                                // as high as constraints in content say, and so is panel
extension UIView {
    /// Looks whether this view, and those around it that stretch as well, are to be solved with what is around them.
    ///
    /// A controller's view isn't: what a child controller shows doesn't size its container by a mask (our choice:
    /// Documentation/Decisions/0073-constraints-of-views.md).
    final func tieByMaskIfNeeded() {
        guard stretches, holdsConstraints, stretchesInSolvedView else { return }
        tieByMask()
    }

    /// From the outside in.
    private func tieByMask() {
        if let around = superviewStorage, around.stretches { around.tieByMask() }
        setTiedByMask(true)
    }

    /// The view has another mask, or is elsewhere.
    final func tiesByMaskMayHaveChanged() {
        let wasTied = constraintsIfMade?.isTiedByMask ?? false
        guard wasTied || stretches else { return }
        if wasTied, !stretches || superviewStorage?.isSolvedWithSuperview != true { setTiedByMask(false) }
        tieByMaskIfNeeded()
        if wasTied || isSolvedWithSuperview || stretchesInSolvedView { tiesOfSubviewsMayHaveChanged() }
    }

    /// Constraints began or ceased to size this view.
    final func tiesOfSubviewsMayHaveChanged() {
        for view in subviewsStorage where view.stretches { view.tiesByMaskMayHaveChanged() }
    }

    /// Whether the view around this one, or around those that stretch as well, is sized by constraints.
    private var stretchesInSolvedView: Bool {
        var view = superviewStorage
        while let around = view {
            if around.isSolvedWithSuperview { return true }
            guard around.stretches else { return false }
            view = around.superviewStorage
        }
        return false
    }

    /// False of nearly all views, with a look at two words.
    final var mayBeTiedByMask: Bool {
        constraintsIfMade?.isTiedByMask == true || superviewStorage?.constraintsIfMade != nil
    }

    private var stretches: Bool {
        !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
            && translatesAutoresizingMaskIntoConstraints
            && owner == nil
    }

    private var holdsConstraints: Bool {
        guard let constraintsIfMade else { return hasConstrainedSubview }
        return constraintsIfMade.isTiedByMask || !constraintsIfMade.owned.isEmpty || hasConstrainedSubview
    }

    private func setTiedByMask(_ isTied: Bool) {
        guard viewConstraints.isTiedByMask != isTied else { return }
        let before = isSolvedWithSuperview
        viewConstraints.isTiedByMask = isTied
        if isSolvedWithSuperview != before { constraintMembershipChanged() }
    }
}
