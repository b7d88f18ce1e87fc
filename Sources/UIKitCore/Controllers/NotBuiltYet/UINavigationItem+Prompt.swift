// Parts of a navigation bar that aren't built yet.

extension UINavigationItem {
    public enum ItemStyle: Int, Sendable { case navigator = 0, browser = 1, editor = 2 }

    @available(*, unavailable, message: "Not built yet: a line above the title. Put a label into the screen.")
    public var prompt: String? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable,
        message: "Not built yet: bars of browsers and editors. Leave it out: bars are those of a navigator."
    )
    public var style: ItemStyle {
        get { .navigator }
        set {}
    }
}
