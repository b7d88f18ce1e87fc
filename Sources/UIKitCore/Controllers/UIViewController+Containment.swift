import Foundation

extension UIViewController {
    /// Why a controller's view comes or goes.
    enum Move {
        case toParent, fromParent
    }

    /// Whether the view appears because the controller was just added to its parent.
    public var isMovingToParent: Bool { isMoving == .toParent }

    /// Whether the view disappears because the controller leaves its parent.
    public var isMovingFromParent: Bool { isMoving == .fromParent }

    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        guard child !== self, !isInside(child) else {
            Diagnostics.fail(
                "A view controller cannot be made a child of itself or of one of its own children",
                explanation: "\(type(of: child)) is \(type(of: self)) or contains it.")
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

    /// The nearest controller around this one that is of a kind.
    func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        var ancestor = parent
        while let current = ancestor {
            if let found = current as? Kind { return found }
            ancestor = current.parent
        }
        return nil
    }

    /// The controller around all others.
    var outermost: UIViewController { parent?.outermost ?? self }
}
