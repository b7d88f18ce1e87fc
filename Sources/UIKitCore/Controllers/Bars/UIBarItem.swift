import Foundation

/// An item of a bar, with a title or an image.
@preconcurrency @MainActor open class UIBarItem: NSObject, @preconcurrency NSCoding {
    public override init() { super.init() }

    /// Creates an item from a storyboard. With any other coder, the item is empty: items can't be archived.
    public required init?(coder: NSCoder) {
        super.init()
        readItemNib(coder)
    }

    open nonisolated func encode(with coder: NSCoder) {}

    /// The item's title; nil for none.
    open var title: String? {
        didSet { didChange() }
    }

    /// The image, which replaces the title.
    open var image: UIImage? {
        didSet { didChange() }
    }

    /// Whether a person can tap the item. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { didChange() } }
    }

    /// A number for the app's own use.
    open var tag = 0

    /// The name that a screen reader speaks; nil stands for the title.
    open var accessibilityLabel: String? {
        didSet { didChange() }
    }

    /// A name for tests, which people don't see.
    open var accessibilityIdentifier: String?

    /// Called when the item changed, to update the view that shows it.
    // Final, like all closures on the main actor in classes with subclasses. Otherwise the compiler uses another symbol
    // name in a subclass's method table, which the linker doesn't find.
    final var onChange: (@MainActor () -> Void)?

    /// The button that shows the item now.
    final weak var viewThatShows: UIView?

    func didChange() { onChange?() }
}
