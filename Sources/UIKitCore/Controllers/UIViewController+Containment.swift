import Foundation

extension UIViewController {
    /// The reason why a controller's view comes or goes.
    enum Move {
        case toParent, fromParent, presenting, dismissing
    }

    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        guard child !== self, !isInside(child) else {
            Diagnostics.fail(
                "A view controller cannot be made a child of itself or of one of its own children",
                explanation: """
                    \(type(of: child)) is \(type(of: self)) or contains it.
                      likely cause   addChild(_:) with parent and child in the wrong order
                      try            removeFromParent() first, or swap the two
                    """)
        }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    private func isInside(_ controller: UIViewController) -> Bool {
        var ancestor: UIViewController? = self
        while let current = ancestor {
            if current === controller { return true }
            ancestor = current.parent
        }
        return false
    }

    /// Returns the nearest controller around this one of a given class.
    func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        var ancestor = parent
        while let current = ancestor {
            if let found = current as? Kind { return found }
            ancestor = current.parent
        }
        return nil
    }

    /// The innermost controller in this one whose view is in a window.
    var innermostShown: UIViewController {
        children.last { $0.viewIfLoaded?.window != nil }?.innermostShown ?? self
    }

    /// The outermost controller around this one.
    var outermost: UIViewController { parent?.outermost ?? self }

    final func exchange(
        _ from: UIViewController, for to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard children.contains(where: { $0 === from }), children.contains(where: { $0 === to }) else {
            Diagnostics.fail(
                "Children view controllers must have a common parent view controller when calling transition(from:to:…)",
                explanation: "Call addChild(_:) with both controllers first.")
        }
        let isSeen = appearance == .appeared || appearance.isUnderWay
        (from.isInTransition, to.isInTransition) = (true, true)
        if isSeen {
            from.beginAppearance(false, animated: duration > 0)
            to.beginAppearance(true, animated: duration > 0)
        }
        from.view.superview?.addSubview(to.view)
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            from.view.removeFromSuperview()
            if isSeen {
                from.endAppearance()
                to.endAppearance()
            }
            (from.isInTransition, to.isInTransition) = (false, false)
            completion?(finished)
        }
    }
}
