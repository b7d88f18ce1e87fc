import NibReader

// The constraints and subviews of a view in a XIB, and which of them are there in which size classes.
extension UIView {
    final func readContent(_ nib: NibCoder) {
        let variations = NibVariations(nib)
        let subviews = nib.children(of: "subviews").compactMap { element in
            (nib.object(of: element) as? UIView).map { Subview(id: element.attributes["id"] ?? "", view: $0) }
        }
        for subview in subviews where variations.isInstalled(subview.id, in: .current) { addSubview(subview.view) }
        let elements = nib.constraints
        guard !elements.isEmpty || variations.dependsOnTraits else { return }
        nib.whenAllExist { [self] in
            let constraints = elements.compactMap { element, constraint in
                madeConstraint(constraint, element, nib)
            }
            let content = NibContent(view: self, subviews: subviews, constraints: constraints, variations: variations)
            NSLayoutConstraint.activate(content.constraints(in: .current))
            guard content.dependsOnTraits else { return }
            content.update()
            _ = registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
                (_: UIView, _) in
                content.update()
            }
        }
    }

    private func madeConstraint(
        _ constraint: NibConstraint, _ element: XMLElement, _ nib: NibCoder
    ) -> NibContent.Constraint? {
        guard let made = NSLayoutConstraint(constraint, of: self, nib) else {
            nib.refuse(element, expected: "items that exist, and attributes of UIKit")
            return nil
        }
        nib.adopt(made, for: element)
        return NibContent.Constraint(
            id: element.attributes["id"] ?? "", constraint: made, constant: made.constant,
            variations: NibVariations(nib.coder(of: element)))
    }

    fileprivate struct Subview {
        let id: String
        let view: UIView
    }

    /// What is in a view, and what of it there is now.
    @MainActor fileprivate struct NibContent {
        weak var view: UIView?
        let subviews: [Subview]
        let constraints: [Constraint]
        let variations: NibVariations

        struct Constraint {
            let id: String
            let constraint: NSLayoutConstraint
            let constant: CGFloat
            let variations: NibVariations
        }

        var dependsOnTraits: Bool {
            variations.dependsOnTraits || constraints.contains { $0.variations.dependsOnTraits }
        }

        /// Those that are installed. A constraint of a view that isn't there waits for it.
        func constraints(in traits: UITraitCollection) -> [NSLayoutConstraint] {
            constraints.filter { variations.isEmpty || variations.isInstalled($0.id, in: traits) }.map(\.constraint)
                .filter { isInside($0.firstItem) && isInside($0.secondItem) }
        }

        private func isInside(_ item: AnyObject?) -> Bool {
            guard let view else { return false }
            return switch item {
            case nil: true
            case let inner as UIView: inner.isDescendant(of: view)
            case let guide as UILayoutGuide: guide.owningView?.isDescendant(of: view) ?? false
            default: true
            }
        }

        /// Installs what belongs to the view's size classes, and takes out the rest.
        func update() {
            guard let view else { return }
            let traits = view.traitCollection
            let installed = constraints(in: traits)
            NSLayoutConstraint.deactivate(constraints.map(\.constraint).filter { !installed.contains($0) })
            updateSubviews(of: view, in: traits)
            for constraint in constraints {
                constraint.constraint.constant = constraint.variations.constant(in: traits) ?? constraint.constant
            }
            NSLayoutConstraint.activate(constraints(in: traits))
        }

        private func updateSubviews(of view: UIView, in traits: UITraitCollection) {
            for (index, subview) in subviews.enumerated() {
                let isInstalled = variations.isInstalled(subview.id, in: traits)
                guard isInstalled != (subview.view.superview === view) else { continue }
                if isInstalled {
                    view.insertSubview(subview.view, at: index)
                } else {
                    subview.view.removeFromSuperview()
                }
            }
        }
    }
}
