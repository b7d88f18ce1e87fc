/// For whom a font is registered.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Nowhere.
    case none = 0
    /// This run of the app.
    case process = 1
    @available(*, unavailable, message: "Fonts are registered for this run of the app only. Use .process.")
    case persistent = 2
    @available(*, unavailable, message: "Fonts are registered for this run of the app only. Use .process.")
    case session = 3

    @available(*, unavailable, message: "Fonts are registered for this run of the app only. Use .process.")
    public static var user: CTFontManagerScope { .process }
}
