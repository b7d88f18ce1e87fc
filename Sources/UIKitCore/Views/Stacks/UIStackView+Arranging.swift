import CoreGraphics

/// Changes the list of arranged views, and follows the changes.
extension UIStackView {
    func arrange(_ view: UIView, at index: Int) {
        var entry = ArrangedView(view: view)
        if let old = arranged.firstIndex(where: { $0.view === view }) { entry = arranged.remove(at: old) }
        view.translatesAutoresizingMaskIntoConstraints = false
        // addSubview() also removes the view from another stack.
        if !view.isDirectly(in: self) { addSubview(view) }
        guard view.isDirectly(in: self) else { return arrangementChanged() }
        view.viewConstraints.stack.object = self
        arranged.insert(entry, at: min(index, arranged.count))
        forgetFormerConstraints()
        arrangementChanged()
    }

    /// Called when a view leaves the list or the stack.
    func stopArranging(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
        arranged.remove(at: index)
        view.endHiding()
        view.viewConstraints.stack.object = nil
        forgetFormerConstraints()
        arrangementChanged()
    }

    private func forgetFormerConstraints() {
        constraintsAlong.forgetFormer(in: self)
        constraintsAcross.forgetFormer(in: self)
    }

    func setSpacing(_ spacing: CGFloat, after view: UIView) {
        guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
        guard spacing.isFinite else { return reportBadGeometry("customSpacing", "\(spacing)") }
        let custom = spacing == Self.spacingUseDefault ? nil : spacing
        guard custom != arranged[index].customSpacing else { return }
        arranged[index].customSpacing = custom
        arrangementChanged()
    }

    /// Updates constraints before the next layout pass, once for all changes until then. A cell around the stack hears
    /// of the change at once, so that a change during a batch update counts in that batch.
    func arrangementChanged() {
        constraintsAlong.planChanged()
        constraintsAcross.planChanged()
        hiddenViewsChanged()
    }

    /// Updates constraints when only the hidden views changed.
    func hiddenViewsChanged() {
        setNeedsUpdateConstraints()
        constraintRoot.constraintsChanged()
        // The proportions in a stack around this one may depend on its length.
        constraintsIfMade?.stack.object?.contentLengthsMayHaveChanged()
    }

    func contentLengthsMayHaveChanged() {
        if distribution == .fillProportionally { arrangementChanged() }
    }

    func followArrangement() {
        known.breadth = breadthOfCanvas
        // Proportions follow the content's lengths, which may change each time.
        if distribution == .fillProportionally {
            constraintsAlong.planChanged()
            constraintsAcross.planChanged()
        }
        let hidden = HiddenViews(
            places: arranged.indices.filter { arranged[$0].view.isHidden },
            breadth: alignment == .fill ? known.breadth : 0)
        lazy var plan = StackPlan(self)
        constraintsAlong.follow(hidden, in: self) { plan.rulesAlong }
        constraintsAcross.follow(hidden, in: self) { plan.rulesAcross }
    }

    /// Compares the layout's result with what the constraints were made for, and asks for new ones if it differs.
    func compareWithLayout() {
        if alignment == .fill, breadthOfCanvas != known.breadth, arranged.contains(where: { $0.view.isHidden }) {
            setNeedsUpdateConstraints()
        }
        if let known = known.baselineView, let highest = highestView, ObjectIdentifier(highest) != known {
            constraintRoot.setNeedsConstraintSolution()
        }
    }

    private var breadthOfCanvas: CGFloat {
        let size = alignmentRect(forFrame: bounds).size
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
        return axis == .horizontal
            ? max(size.height - margins.top - margins.bottom, 0)
            : max(size.width - margins.left - margins.right, 0)
    }

    func failOnIndex(_ index: Int) -> Never {
        Diagnostics.fail(
            "-[UIStackView insertArrangedSubview:atIndex:] index out of bounds for arranged subview: index = \(index) expected to be less than or equal to \(arranged.count)",
            explanation: """
                  seen           insertArrangedSubview(_:at: \(index)) of a stack of \(arranged.count) views
                  expected       an index from 0 to \(arranged.count)
                  likely cause   an index into subviews, or an index from before views were removed
                  try            addArrangedSubview(_:), which adds a view after the last one
                """)
    }
}
