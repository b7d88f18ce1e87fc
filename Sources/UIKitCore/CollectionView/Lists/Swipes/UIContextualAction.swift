import CoreGraphics
import Foundation

/// An action that a swipe on a list's row reveals: a button with a title, an image, or both. In rows at least 68 points
/// high the title is below the image.
///
///     let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
///         messages.remove(at: index)
///         finish(true)
///     }
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// Whether an action deletes something.
    public enum Style: Int, Sendable {
        /// The action doesn't delete anything.
        case normal = 0
        /// The action deletes something. Its button is red.
        case destructive = 1
    }

    /// Performs the action. Call `completionHandler` when the work is done or given up. The row stays open until then.
    ///
    /// - Parameters:
    ///   - sourceView: The button.
    ///   - completionHandler: Takes whether the action was performed.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// Creates an action with a title.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        self.style = style
        self.handler = handler
        self.title = title
    }

    public override init() { super.init() }

    /// Whether the action deletes something. Then its button is red.
    open internal(set) var style = Style.normal

    /// Performs the action, and calls the closure that it gets when it's done.
    open internal(set) var handler: Handler = { _, _, finish in finish(false) }

    /// What a screen reader reads, even for an action without a title.
    var spokenName: String {
        if let title, !title.isEmpty { return title }
        return style == .destructive ? "Delete" : "Action"
    }

    /// The title on the button, or below its ``image``. Screen readers read it.
    open var title: String?

    /// The button's colour. Default, also after setting nil: red for `.destructive`, grey for `.normal`.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    private final var ownColor: UIColor?

    /// The image on the button, in white. The title is then below it. In a row lower than 68 points only screen readers
    /// read the title.
    open var image: UIImage?
}
