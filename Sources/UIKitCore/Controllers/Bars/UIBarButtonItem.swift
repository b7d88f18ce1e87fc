import CoreGraphics
import Foundation
import QuartzCore

/// An item of a navigation bar or toolbar: a button, a view of the app's own, or space.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in … })
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How strongly an item stands out.
    public enum Style: Int, Sendable {
        /// Like the bar's other items.
        case plain = 0
        /// On glass of the tint colour, for an action that finishes something.
        case prominent = 2

        /// The name of ``prominent`` before iOS 26.
        public static var done: Style { .prominent }
    }

    /// The system's standard items, with a word or a symbol.
    public enum SystemItem: Int, Sendable {
        /// "Done", which ends a task.
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save".
        case save = 3
        /// A plus.
        case add = 4
        /// Space that takes the remaining room between the items on both sides.
        case flexibleSpace = 5
        /// Space of ``UIBarButtonItem/width``, in points.
        case fixedSpace = 6
        /// A square with a pencil.
        case compose = 7
        /// An arrow to the left.
        case reply = 8
        /// A square with an arrow upwards, for sharing.
        case action = 9
        /// A folder.
        case organize = 10
        /// A book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// An arrow in a circle.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles to the left.
        case rewind = 19
        /// Two triangles to the right.
        case fastForward = 20
        /// An arrow back.
        case undo = 21
        /// An arrow forward.
        case redo = 22
        /// A cross.
        case close = 24
    }

    /// Creates a button with a title. A tap calls `action` of `target`.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates a button with an image, drawn in the tint colour. A tap calls `action` of `target`.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Creates one of the system's buttons. A tap calls `action` of `target`.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: systemItem.style, target: target, action: action)
        show(systemItem)
    }

    /// Creates one of the system's buttons. A tap runs `primaryAction`.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(title: nil, style: systemItem.style, target: nil, action: nil)
        show(systemItem)
        self.primaryAction = primaryAction
    }

    /// Creates a button. It takes title and image from the action unless they are given.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    @available(*, unavailable, message: "Not built yet: menus. Give the button an action that presents a sheet.")
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) { fatalError() }

    @available(*, unavailable, message: "Not built yet: menus. Give the button an action that presents a sheet.")
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) { fatalError() }

    /// Creates an item that shows the app's own view. The view has its own size, or that of its constraints.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns a space of a width.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let space = self.init()
        space.spacing = .fixed
        space.width = width
        return space
    }

    /// Returns a space that takes the remaining room.
    open class func flexibleSpace() -> Self {
        let space = self.init()
        space.spacing = .flexible
        return space
    }

    public required override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        readButtonItemNib(coder)
    }

    /// Whether the button stands out. `.plain` by default.
    open var style = Style.plain {
        didSet { didChange() }
    }

    /// The object whose method a tap calls. The item doesn't retain it.
    open weak var target: AnyObject?
    /// The method of ``target`` that a tap calls.
    open var action: Selector?
    /// The action that a tap runs instead of a target's method. The item takes the action's title and image, unless it
    /// is one of the system's items.
    ///
    /// - Behaviour: documented.
    open var primaryAction: UIAction? {
        didSet {
            if let primaryAction, !isOfSystem { (title, image) = (primaryAction.title, primaryAction.image) }
            didChange()
        }
    }
    private var isOfSystem = false

    /// The app's own view, which replaces the button.
    open var customView: UIView? {
        didSet { if customView !== oldValue { onRearrange?() } }
    }

    /// Returns the item's rectangle in the coordinates of a view, or nil while the item isn't in that view's window.
    open func frame(in referenceView: UIView) -> CGRect? { (customView ?? viewThatShows)?.frame(in: referenceView) }

    /// The width in points. 0, the default, stands for the width of the content.
    open var width: CGFloat = 0 {
        didSet { didChange() }
    }

    /// The colour of the button's word or symbol, and of a prominent button's glass; nil stands for the bar's.
    open var tintColor: UIColor? {
        didSet { didChange() }
    }

    /// Whether the button shares one piece of glass with its neighbours. True by default.
    open var sharesBackground = true {
        didSet { if sharesBackground != oldValue { onRearrange?() } }
    }

    /// Whether the button has no glass. False by default.
    open var hidesSharedBackground = false {
        didSet { if hidesSharedBackground != oldValue { onRearrange?() } }
    }

    /// Called when the bar that shows the item has to arrange its buttons again.
    final var onRearrange: (@MainActor () -> Void)?

    /// Whether the button is on glass of the tint colour.
    var isProminent: Bool { style == .prominent }

    /// Whether the bar leaves out the item. False by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange() } }
    }

    /// Whether the button looks switched on.
    open var isSelected = false {
        didSet { if isSelected != oldValue { didChange() } }
    }

    enum Spacing { case none, fixed, flexible }
    var spacing = Spacing.none

    /// Does what a tap on the item's button does. Without a target the first responder that has the method gets the
    /// call: from the window's first responder outwards, or else from the button.
    func perform(from button: UIView) {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
        guard let action else { return }
        if let target { return action.perform(on: target, with: self) }
        for start in [button.window?.firstResponder, button] {
            let answer = start?.firstInChain { action.perform(onAnswering: $0, with: self) ? true : nil }
            if answer == true { return }
        }
    }

    func show(_ systemItem: SystemItem) {
        isOfSystem = true
        switch systemItem {
        case .flexibleSpace: spacing = .flexible
        case .fixedSpace: spacing = .fixed
        default:
            title = systemItem.word
            image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
            accessibilityLabel = systemItem.word
        }
    }

    /// Returns an item with the title Edit or Done that turns a controller's editing on and off.
    static func editing(of controller: UIViewController) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.primaryAction = UIAction { [weak controller] _ in
            guard let controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
        item.updateEditing(controller.isEditing)
        return item
    }

    func updateEditing(_ isEditing: Bool) {
        title = (isEditing ? SystemItem.done : .edit).word
        style = isEditing ? .done : .plain
    }
}

extension UIBarButtonItem.SystemItem {
    var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

    /// The button's text, or its name for screen readers if it shows a symbol.
    var word: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .flexibleSpace, .fixedSpace: ""
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        }
    }

    /// The name of the symbol, if there is one.
    fileprivate var symbol: String? {
        switch self {
        case .add: "plus"
        case .action: "square.and.arrow.up"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .trash: "trash"
        default: nil
        }
    }
}
