extension UIBarItem {
    @available(
        *, unavailable, message: "Not built yet: appearance proxies. Bars have standardAppearance.buttonAppearance."
    )
    public class func appearance() -> Self { fatalError() }

    @available(
        *, unavailable, message: "Not built yet: appearance proxies. Bars have standardAppearance.buttonAppearance."
    )
    public class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { fatalError() }
}
