// Not built yet: buttons of glass.

extension UIButton.Configuration {
    @available(*, unavailable, message: "Not built yet: buttons of glass. Use gray(), or tinted().")
    public static func glass() -> UIButton.Configuration { fatalError() }

    @available(*, unavailable, message: "Not built yet: buttons of glass. Use filled().")
    public static func prominentGlass() -> UIButton.Configuration { fatalError() }

    @available(*, unavailable, message: "Not built yet: buttons of glass. Use plain().")
    public static func clearGlass() -> UIButton.Configuration { fatalError() }

    @available(*, unavailable, message: "Not built yet: buttons of glass. Use filled().")
    public static func prominentClearGlass() -> UIButton.Configuration { fatalError() }
}
