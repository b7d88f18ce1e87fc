import CoreGraphics
import Foundation

/// What a swipe across a row of a list offers: a button with a title, a picture, or both: the title below the picture, in rows
/// at least 68 points high.
///
///     let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
///         messages.remove(at: index)
///         finish(true)
///     }
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// Whether an action destroys something.
    public enum Style: Int, Sendable {
        /// It doesn't.
        case normal = 0
        /// It deletes something: red.
        case destructive = 1
    }

    /// Called when the action is chosen. It calls `completionHandler` when it has done its work, or given it up; until then the row
    /// stays open.
    ///
    /// - Parameters:
    ///   - sourceView: The button.
    ///   - completionHandler: Takes whether the action was performed.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// An action with a title.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        self.style = style
        self.handler = handler
        self.title = title
    }

    public override init() { super.init() }

    /// Whether the action destroys something: red, if so.
    open internal(set) var style = Style.normal

    /// What the action does. It calls the closure that it gets when it is done.
    open internal(set) var handler: Handler = { _, _, finish in finish(false) }

    /// What a screen reader reads, even if the action has no title.
    var spokenName: String {
        if let title, !title.isEmpty { return title }
        return style == .destructive ? "Delete" : "Action"
    }

    /// On the button, or below its ``image``; and what a screen reader calls it.
    open var title: String?

    /// Of the button. With nil it is that of the style again: red for what deletes, grey for all else.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    private final var ownColor: UIColor?

    /// Shown in white. The title then stands below it, or is left to screen readers in a row lower than 68 points.
    open var image: UIImage?
}
