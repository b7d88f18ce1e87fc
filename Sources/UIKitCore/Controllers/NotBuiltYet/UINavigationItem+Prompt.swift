// Parts of a navigation bar that aren't built yet.

extension UINavigationItem {
    public enum ItemStyle: Int, Sendable { case navigator = 0, browser = 1, editor = 2 }

    @available(
        *, unavailable, message: "Not built yet: a prompt above the title. Put a label into the controller's view."
    )
    public var prompt: String? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable,
        message: "Not built yet: the browser and editor styles. Leave it out: bars have the navigator style."
    )
    public var style: ItemStyle {
        get { .navigator }
        set {}
    }
}
