import CoreGraphics

/// The subviews and constraints of a view in a XIB that depend on the size classes, and which of them are installed
/// now.
@MainActor struct NibContent {
    weak var view: UIView?
    let subviews: [Subview]
    let constraints: [Constraint]
    let variations: NibVariations

    struct Subview {
        let id: String
        let view: UIView
    }

    struct Constraint {
        let id: String
        let constraint: NSLayoutConstraint
        let constant: CGFloat
        let variations: NibVariations
    }

    var dependsOnTraits: Bool {
        variations.dependsOnTraits || constraints.contains { $0.variations.dependsOnTraits }
    }

    /// Returns the constraints that are installed for these traits.
    func constraints(in traits: UITraitCollection) -> [NSLayoutConstraint] {
        constraints.filter { variations.isEmpty || variations.isInstalled($0.id, in: traits) }.map(\.constraint)
            .filter { view?.isAround($0) ?? false }
    }

    /// Installs the subviews and constraints for the view's size classes, and removes the others.
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
