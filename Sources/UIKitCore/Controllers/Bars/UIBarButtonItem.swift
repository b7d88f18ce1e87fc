import CoreGraphics
import Foundation
import QuartzCore

/// A button of a navigation bar.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in … })
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// On glass of the tint colour: what finishes something.
        case prominent = 2

        /// The name that ``prominent`` had before iOS 26.
        public static var done: Style { .prominent }
    }

    /// Buttons that every app has, with a word or symbol of the system's.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: systemItem.style, target: target, action: action)
        show(systemItem)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(title: nil, style: systemItem.style, target: nil, action: nil)
        show(systemItem)
        self.primaryAction = primaryAction
    }

    /// With the action's title and image unless others are given.
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

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room of a width between two buttons.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let space = self.init()
        space.spacing = .fixed
        space.width = width
        return space
    }

    /// As much room as there is.
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

    open var style = Style.plain {
        didSet { didChange() }
    }

    /// Where the method is; not kept alive.
    open weak var target: AnyObject?
    open var action: Selector?
    /// What a tap does, instead of a target's method. The item takes over the action's title and image, unless it is one of the system's.
    ///
    /// - Behaviour: documented.
    open var primaryAction: UIAction? {
        didSet {
            if let primaryAction, !isOfSystem { (title, image) = (primaryAction.title, primaryAction.image) }
            didChange()
        }
    }
    private var isOfSystem = false

    /// Shown as it is instead of a button.
    open var customView: UIView? {
        didSet { if customView !== oldValue { onRearrange?() } }
    }

    /// Where the item is shown, in the coordinates of a view; nil while it isn't in the view's window.
    open func frame(in referenceView: UIView) -> CGRect? { (customView ?? viewThatShows)?.frame(in: referenceView) }

    /// In points; 0, the default, is as wide as the content.
    open var width: CGFloat = 0 {
        didSet { didChange() }
    }

    /// The colour of the button's word or symbol, and of a prominent button's glass; nil is the bar's.
    open var tintColor: UIColor? {
        didSet { didChange() }
    }

    /// Whether the button stands on one piece of glass with its neighbours. True by default.
    open var sharesBackground = true {
        didSet { if sharesBackground != oldValue { onRearrange?() } }
    }

    /// Whether the button has no glass. False by default.
    open var hidesSharedBackground = false {
        didSet { if hidesSharedBackground != oldValue { onRearrange?() } }
    }

    /// Called when the bar that shows the item has to arrange its buttons again.
    final var onRearrange: (@MainActor () -> Void)?

    /// On glass of the tint colour.
    var isProminent: Bool { style == .prominent }

    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange() } }
    }

    /// Whether the button is shown as one that is on.
    open var isSelected = false {
        didSet { if isSelected != oldValue { didChange() } }
    }

    enum Spacing { case none, fixed, flexible }
    var spacing = Spacing.none

    /// Does what a tap does.
    func perform() {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
        if let target, let action { action.perform(on: target, with: self) }
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

    /// Says Edit or Done and turns a controller's editing on and off.
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

    /// What the button says, or is called where it shows a symbol.
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

    /// The symbol's name, where there is one.
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
