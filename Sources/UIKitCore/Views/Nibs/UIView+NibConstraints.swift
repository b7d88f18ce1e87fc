import NibReader

// Reads the subviews and constraints of a view in a XIB.
extension UIView {
    final func readContent(_ nib: NibCoder) {
        let variations = NibVariations(nib)
        var subviews: [NibContent.Subview] = []
        for element in nib.children(of: "subviews") {
            nib.sizeAround = bounds.size
            guard let view = nib.object(of: element) as? UIView else { continue }
            if variations.isEmpty {
                addSubview(view)
            } else {
                subviews.append(NibContent.Subview(id: element.id ?? "", view: view))
            }
        }
        for subview in subviews where variations.isInstalled(subview.id, in: .current) { addSubview(subview.view) }
        if !variations.isEmpty { readVaryingValues(variations, nib) }
        let constraints = nib.constraints
        guard !constraints.isEmpty || variations.dependsOnTraits else { return }
        nib.whenAllExist { [self] in
            guard variations.isEmpty, !NibVariations.exist(in: constraints) else {
                return installVarying(constraints, subviews, variations, nib)
            }
            for constraint in constraints {
                if let made = madeConstraint(constraint, nib), isAround(made) { made.isActive = true }
            }
        }
    }

    private func madeConstraint(_ constraint: NibConstraint, _ nib: NibCoder) -> NSLayoutConstraint? {
        guard let made = NSLayoutConstraint(constraint, of: self, nib) else {
            nib.refuse(constraint.element, expected: "items that exist, and attributes of UIKit")
            return nil
        }
        nib.adopt(made, for: constraint.element)
        return made
    }

    /// Returns whether the constraint's items are in this view. A constraint of a view that isn't installed waits for
    /// it.
    final func isAround(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = constraint.first.item.view, first.isInside(self) else { return false }
        guard let second = constraint.second else { return true }
        return second.item.view?.isInside(self) ?? false
    }

    // MARK: Variations for size classes

    private func installVarying(
        _ constraints: [NibConstraint], _ subviews: [NibContent.Subview], _ variations: NibVariations, _ nib: NibCoder
    ) {
        let constraints = constraints.compactMap { constraint in
            madeConstraint(constraint, nib).map { made in
                NibContent.Constraint(
                    id: constraint.element.id ?? "", constraint: made, constant: made.constant,
                    variations: NibVariations(nib.coder(of: constraint.element)))
            }
        }
        let content = NibContent(view: self, subviews: subviews, constraints: constraints, variations: variations)
        NSLayoutConstraint.activate(content.constraints(in: .current))
        guard content.dependsOnTraits else { return }
        content.update()
        whenSizeClassesChange { content.update() }
    }

    private func readVaryingValues(_ variations: NibVariations, _ nib: NibCoder) {
        let names = variations.names
        guard !names.isEmpty else { return }
        let values = NibVaryingValues(of: self, variations, names, nib)
        nib.whenAllExist { [weak self] in
            values.update(nib)
            self?.whenSizeClassesChange { values.update() }
        }
    }

    private func whenSizeClassesChange(_ update: @escaping @MainActor () -> Void) {
        _ = registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (_: UIView, _) in
            update()
        }
    }
}
