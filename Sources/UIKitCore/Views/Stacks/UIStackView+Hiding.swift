import QuartzCore

/// Hides views and shows them again: at once, or in an animation that first makes them 0 long.
extension UIStackView {
    func setHidden(_ isHidden: Bool, of view: UIView) {
        guard isHidden != view.isHiddenOrBecomesSo else { return }
        let block = layerStorage.context == nil || !LayerActions.areViewsAnimated ? nil : ViewAnimationBlock.current
        let constraints = view.viewConstraints
        // The end of an earlier change has no effect any more.
        constraints.hiding.turn += 1
        if isHidden, let block {
            constraints.hiding.isUnderWay = true
            let turn = constraints.hiding.turn
            block.group.whenDone { [view] in
                if view.viewConstraints.hiding.turn == turn { view.endHiding() }
            }
        } else {
            constraints.hiding.isUnderWay = false
            view.layerStorage.isHidden = isHidden
        }
        hiddenViewsChanged()
        block?.layOutAtEnd(self)
    }
}

extension UIView {
    /// The stack that arranges the view.
    final var stackAround: UIStackView? { constraintsIfMade?.stack.object }

    /// Whether the view is hidden, or will be at the end of a running animation.
    final var isHiddenOrBecomesSo: Bool {
        layerStorage.isHidden || (rareStateIfMade != nil && constraintsIfMade?.hiding.isUnderWay == true)
    }

    /// Hides the view after it has shrunk in an animation.
    final func endHiding() {
        guard let constraintsIfMade, constraintsIfMade.hiding.isUnderWay else { return }
        constraintsIfMade.hiding.isUnderWay = false
        layerStorage.isHidden = true
    }
}

/// A view that a stack hides in an animation. It stays visible until the end.
struct StackHiding {
    var isUnderWay = false
    /// How many times the view was hidden or shown.
    var turn = 0
}
