import Foundation
import QuartzCore

/// An action that a screen reader or the keyboard can perform on a view, in addition to activating it.
///
///     cell.accessibilityCustomActions = [
///         UIAccessibilityCustomAction(name: "Add to Favourites") { _ in
///             favourites.insert(photo)
///             return true
///         }
///     ]
///
/// Swipe actions of list rows are offered automatically.
///
/// - Behaviour: documented. In the page, the actions of a view are buttons inside of it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Returns whether the action succeeded.
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    /// What the screen reader reads. Localised by the app.
    open var name: String

    /// An image for screen readers that show one; the page doesn't.
    open var image: UIImage?

    /// Called when the action is chosen. If it is set, ``target`` and ``selector`` are ignored.
    open var actionHandler: ActionHandler?

    /// The object whose method ``selector`` is called. Held weakly.
    open weak var target: AnyObject?

    /// A method of ``target`` that takes no argument, or this action. It can return whether the action succeeded.
    open var selector: Selector

    /// Creates an action that calls a closure.
    public convenience init(name: String, actionHandler: ActionHandler?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    /// Creates an action with an image that calls a closure.
    public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector { (_: UIAccessibilityCustomAction) in {} }
        super.init()
    }

    /// Creates an action that calls a method of `target`.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }

    /// Creates an action with an image that calls a method of `target`.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Performs the action. Returns whether it succeeded.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return selector.answer(of: target, with: self).map { $0 as? Bool ?? true } ?? false
    }
}
