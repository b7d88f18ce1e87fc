/// Connects the constraints inside a view that stretches with its superview to the superview's constraints, so that
/// they can size it.
///
///     let panel = UIView()                                     // placed by constraints, without a height
///     content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///     panel.addSubview(content)                                // as high as constraints in content say; so is panel
extension UIView {
    /// Decides whether this view, and the stretching views around it, are solved together with what is around them.
    ///
    /// A controller's view isn't: the content of a child controller doesn't size its container by a mask (our choice:
    /// Documentation/Decisions/0073-constraints-of-views.md).
    final func tieByMaskIfNeeded() {
        guard stretches, holdsConstraints, stretchesInSolvedView else { return }
        tieByMask()
    }

    /// Ties the outer views first.
    private func tieByMask() {
        if let around = superviewStorage, around.stretches { around.tieByMask() }
        setTiedByMask(true)
    }

    /// Called when the view has another mask or another superview.
    final func tiesByMaskMayHaveChanged() {
        let wasTied = constraintsIfMade?.isTiedByMask ?? false
        guard wasTied || stretches else { return }
        if wasTied, !stretches || superviewStorage?.isSolvedWithSuperview != true { setTiedByMask(false) }
        tieByMaskIfNeeded()
        if wasTied || isSolvedWithSuperview || stretchesInSolvedView { tiesOfSubviewsMayHaveChanged() }
    }

    /// Called when constraints begin or cease to size this view.
    final func tiesOfSubviewsMayHaveChanged() {
        for view in subviewsStorage where view.stretches { view.tiesByMaskMayHaveChanged() }
    }

    /// Whether constraints size the superview, or the superview of the views around this one that stretch, too.
    private var stretchesInSolvedView: Bool {
        var view = superviewStorage
        while let around = view {
            if around.isSolvedWithSuperview { return true }
            guard around.stretches else { return false }
            view = around.superviewStorage
        }
        return false
    }

    /// False for nearly all views, after reading only two words of memory.
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
