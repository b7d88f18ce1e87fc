import CoreGraphics

// Moves the sheet with a person's finger.
extension UISheetPresentationController {
    func tappedBeside() { dismissOrComeToRest() }

    func panned(_ pan: UIPanGestureRecognizer) {
        guard let container = containerView else { return }
        switch pan.state {
        case .began, .changed: follow(pan.translation(in: container).y)
        case .ended: settle(translation: pan.translation(in: container).y, velocity: pan.velocity(in: container).y)
        case .cancelled, .failed: comeToRest()
        case .possible: break
        }
    }

    /// Moves the sheet with the finger between the detents. Beyond them it resists.
    private func follow(_ translation: CGFloat) {
        let resolved = resolvedDetents
        let (lowest, highest) = (resolved[0].value, resolved[resolved.count - 1].value)
        var value = detentValue(pulledBy: translation, within: lowest...highest)
        if value > highest {
            value = highest + (value - highest) * SheetMetrics.resistance
        } else if value < lowest, !mayGo {
            value = lowest - (lowest - value) * SheetMetrics.resistance
        }
        pull = selectedDetentValue - value
        containerView?.setNeedsLayout()
    }

    /// Returns the detent value at which the sheet's top edge is this far from its resting place.
    private func detentValue(pulledBy translation: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
        let geometry = geometry
        let top = geometry.place(forDetentValue: selectedDetentValue).frame.minY + translation
        return geometry.detentValue(whoseTopIs: top, within: range)
    }

    /// Moves the sheet to the nearest detent in the direction of the flick, or dismisses it.
    private func settle(translation: CGFloat, velocity: CGFloat) {
        let resolved = resolvedDetents
        let (lowest, highest) = (resolved[0].value, resolved[resolved.count - 1].value)
        let height = detentValue(pulledBy: translation, within: lowest...highest)
        let isFast = abs(velocity) > SheetMetrics.flickVelocity
        if isFast ? velocity > 0 && height <= lowest : height < lowest / 2 { return dismissOrComeToRest() }
        let ahead = isFast ? resolved.filter { velocity > 0 ? $0.value <= height : $0.value >= height } : resolved
        let nearest = ahead.min { abs($0.value - height) < abs($1.value - height) }
        let target = nearest ?? (velocity > 0 ? resolved[0] : resolved[resolved.count - 1])
        if target.value != selectedDetentValue {
            // Keeps the sheet in place until the animation to its new place.
            pull += target.value - selectedDetentValue
            selectedDetentIdentifier = target.identifier
            (delegate as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
        comeToRest()
    }

    private func dismissOrComeToRest() {
        if !dismissByPerson() { comeToRest() }
    }

    private func comeToRest() {
        containerView?.layoutIfNeeded()
        pull = 0
        containerView?.setNeedsLayout()
        animateChanges {}
    }
}

extension UISheetPresentationController: UIGestureRecognizerDelegate {
    /// Lets only vertical pans move the sheet; others are for its content.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return abs(pan.direction.y) > abs(pan.direction.x)
    }
}
