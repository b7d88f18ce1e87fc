import Foundation
import QuartzCore

/// Something that can be done with a view besides activating it, for somebody who uses a screen reader or the keyboard.
///
///     cell.accessibilityCustomActions = [
///         UIAccessibilityCustomAction(name: "Add to Favourites") { _ in
///             favourites.insert(photo)
///             return true
///         }
///     ]
///
/// The swipe actions of a list's rows are offered without any of this.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Answers whether the action was done.
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    /// What a screen reader calls it. The app sees to its language.
    open var name: String

    /// Stands beside the name where the screen reader shows pictures; the page shows none.
    open var image: UIImage?

    /// Called when the action is chosen; comes before ``target`` and ``selector``.
    open var actionHandler: ActionHandler?

    /// Has the method ``selector``. The action does not keep it.
    open weak var target: AnyObject?

    /// A method of ``target``, without arguments or with the action as its argument.
    open var selector: Selector

    public convenience init(name: String, actionHandler: ActionHandler?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector { (_: UIAccessibilityCustomAction) in {} }
        super.init()
    }

    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }

    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Answers whether it was done.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return selector.perform(onAnswering: target, with: self)
    }
}
