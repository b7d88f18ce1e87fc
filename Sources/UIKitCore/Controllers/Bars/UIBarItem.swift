import Foundation

/// Something on a bar, with a title or an image.
@preconcurrency @MainActor open class UIBarItem: NSObject, @preconcurrency NSCoding {
    public override init() { super.init() }

    /// Creates an item from a storyboard. With any other coder, there is nothing on it: items can't be archived.
    public required init?(coder: NSCoder) {
        super.init()
        readItemNib(coder)
    }

    open nonisolated func encode(with coder: NSCoder) {}

    /// The item's title; nil for none.
    open var title: String? {
        didSet { didChange() }
    }

    /// Shown instead of the title.
    open var image: UIImage? {
        didSet { didChange() }
    }

    /// Whether it can be tapped. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { didChange() } }
    }

    /// For the app's own use.
    open var tag = 0

    /// What a screen reader calls the item; nil for its title.
    open var accessibilityLabel: String? {
        didSet { didChange() }
    }

    /// A name for tests, which a person doesn't see.
    open var accessibilityIdentifier: String?

    /// Called for the view that shows the item.
    // Final, like all closures on the main actor in classes with subclasses: the compiler gives them another name in the table of a
    // subclass, which the linker does not find.
    final var onChange: (@MainActor () -> Void)?

    /// The button that shows the item in its bar now.
    final weak var viewThatShows: UIView?

    func didChange() { onChange?() }
}
