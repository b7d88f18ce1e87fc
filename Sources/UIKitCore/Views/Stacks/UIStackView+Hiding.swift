import QuartzCore

/// Views that are hidden and shown again: at once, or in an animation that first makes them 0 long.
extension UIStackView {
    func setHidden(_ isHidden: Bool, of view: UIView) {
        guard isHidden != view.isHiddenOrBecomesSo else { return }
        let block = layerStorage.context == nil || !LayerActions.areViewsAnimated ? nil : ViewAnimationBlock.current
        let constraints = view.viewConstraints
        // Whoever waits for the end of an earlier change has no say any more.
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

    /// Whether the view can't be seen, or can't be once an animation that runs is over.
    final var isHiddenOrBecomesSo: Bool {
        layerStorage.isHidden || (rareStateIfMade != nil && constraintsIfMade?.hiding.isUnderWay == true)
    }

    /// What shrank in a stack can't be seen any more.
    final func endHiding() {
        guard let constraintsIfMade, constraintsIfMade.hiding.isUnderWay else { return }
        constraintsIfMade.hiding.isUnderWay = false
        layerStorage.isHidden = true
    }
}

/// A view of a stack that is hidden in an animation: until its end it can be seen.
struct StackHiding {
    var isUnderWay = false
    /// How often the view was hidden and shown.
    var turn = 0
}
