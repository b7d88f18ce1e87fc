import Foundation

/// A key that calls a method, wherever the focus is.
@available(
    *, unavailable, message: "Not built yet: key commands. Override pressesBegan(_:with:) and compare key.keyCode."
)
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {}
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) {}
    public class var inputUpArrow: String { fatalError() }
    public class var inputDownArrow: String { fatalError() }
    public class var inputLeftArrow: String { fatalError() }
    public class var inputRightArrow: String { fatalError() }
    public class var inputEscape: String { fatalError() }
    open var discoverabilityTitle: String?
    open var wantsPriorityOverSystemBehavior = false
}

@available(*, unavailable, message: "Not built yet: menus. Offer the actions as buttons.")
@preconcurrency @MainActor open class UICommand: NSObject {}
