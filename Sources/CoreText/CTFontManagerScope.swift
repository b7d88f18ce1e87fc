/// Where a registered font is available.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Not available anywhere.
    case none = 0
    /// Available during this run of the app.
    case process = 1
    @available(*, unavailable, message: "Fonts are registered for this run of the app only. Use .process.")
    case persistent = 2
    @available(*, unavailable, message: "Fonts are registered for this run of the app only. Use .process.")
    case session = 3

    @available(*, unavailable, message: "Fonts are registered for this run of the app only. Use .process.")
    public static var user: CTFontManagerScope { .process }
}
