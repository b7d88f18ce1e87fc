import Foundation

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    /// How the way back is named.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// With the title of the screen it goes back to, as far as there is room.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// Only the arrow.
        case minimal = 2
    }

    /// An item with a title.
    public init(title: String) {
        super.init()
        self.title = title
    }

    /// An item without anything in it: items are not archived here.
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

    /// Shown in place of the title where that is large; nil, the default, is the title.
    open var largeTitle: String? {
        didSet { if largeTitle != oldValue { didChange() } }
    }

    /// Whether the screen has a large title, on a bar that prefers them.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the screen before; the first has one.
        case automatic = 0
        /// A large title, as long as the content is at its top.
        case always = 1
        /// A small title.
        case never = 2
        /// Never large, and of its own kind for the screens behind it.
        case inline = 3
    }

    /// `.automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    /// Shown instead of the title.
    open var titleView: UIView? {
        didSet { didChange() }
    }

    // MARK: The way back

    /// What the way back to this screen is called and looks like, while another one is on top.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { didChange() }
    }

    /// What the way back to this screen is called; its title by default.
    open var backButtonTitle: String? {
        didSet { didChange() }
    }

    /// What the button back to this screen shows.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { didChange() }
    }

    /// Whether this screen shows no way back. False by default.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { didChange() } }
    }

    /// Hides or shows the button that leads back.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// Whether buttons at the left stand beside the way back instead of in its place. False by default.
    open var leftItemsSupplementBackButton = false {
        didSet { didChange() }
    }

    // MARK: How the bar looks

    /// How the bar looks while this screen is on top; nil is the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { didChange() }
    }

    /// As ``standardAppearance``, while no content is below the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { didChange() }
    }

    /// As ``standardAppearance``, on a phone on its side.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { didChange() }
    }

    // MARK: Buttons

    /// From the leading edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// From the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// The outermost at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost at the trailing edge.
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

    // MARK: Who shows it

    final var onChange: (@MainActor () -> Void)?

    private func didChange() { onChange?() }

    /// What the way back to this screen says; nil is only the arrow.
    var wordOfTheWayBack: String? {
        switch backButtonDisplayMode {
        case .minimal: nil
        case .generic: Self.back
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.back
        }
    }

    static let back = "Back"
}
