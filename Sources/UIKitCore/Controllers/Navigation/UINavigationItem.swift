import Foundation

/// The content of a navigation bar while a controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    /// The text of the back button that leads to a screen.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the screen, if there is room.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// Only the arrow.
        case minimal = 2
    }

    /// Creates an item with a title.
    public init(title: String) {
        super.init()
        self.title = title
    }

    /// Creates an empty item: items can't be archived.
    public required init?(coder: NSCoder) {
        super.init()
        readItemNib(coder)
    }

    open nonisolated func encode(with coder: NSCoder) {}

    convenience init(optionalTitle: String?) {
        self.init(title: "")
        title = optionalTitle
    }

    /// The title; nil for none.
    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// The text in place of the title where that is large; nil, the default, stands for the title.
    open var largeTitle: String? {
        didSet { if largeTitle != oldValue { didChange() } }
    }

    /// Whether the screen has a large title, on a bar that prefers them.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The same as the previous screen. The first one has a large title.
        case automatic = 0
        /// A large title while the content is at its top.
        case always = 1
        /// A small title.
        case never = 2
        /// A small title on this screen. Screens that are pushed over it have one, too.
        case inline = 3
    }

    /// Whether the screen has a large title, on a bar that prefers them. `.automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    /// The view in place of the title; nil, the default, for none.
    open var titleView: UIView? {
        didSet { didChange() }
    }

    // MARK: Back button

    /// The text or image of the back button that leads to this screen.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { didChange() }
    }

    /// The text of the back button that leads to this screen; its title by default.
    open var backButtonTitle: String? {
        didSet { didChange() }
    }

    /// What the back button that leads to this screen shows.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { didChange() }
    }

    /// Whether this screen has no back button. False by default.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { didChange() } }
    }

    /// Hides or shows this screen's back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// Whether the buttons at the left are beside the back button instead of replacing it. False by default.
    open var leftItemsSupplementBackButton = false {
        didSet { didChange() }
    }

    // MARK: Appearance of the bar

    /// The look of the bar while this screen is on top; nil stands for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { didChange() }
    }

    /// Like ``standardAppearance``, while no content is below the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { didChange() }
    }

    /// Like ``standardAppearance``, on a phone on its side.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { didChange() }
    }

    // MARK: Buttons

    /// The buttons from the leading edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// The buttons from the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// The outermost button at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost button at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Replaces the buttons on the leading side.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Replaces the buttons on the trailing side.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// Replaces the button on the leading side.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Replaces the button on the trailing side.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    // MARK: Changes

    final var onChange: (@MainActor () -> Void)?

    private func didChange() { onChange?() }

    /// The text of the back button that leads to this screen; nil stands for only the arrow.
    var wordOfTheWayBack: String? {
        switch backButtonDisplayMode {
        case .minimal: nil
        case .generic: Self.back
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.back
        }
    }

    static let back = "Back"
}
