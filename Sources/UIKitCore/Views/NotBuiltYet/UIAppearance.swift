import Foundation

// Not built yet: proxies that set properties of all views of a class.

extension UIView {
    @available(
        *, unavailable,
        message:
            "Not built yet: appearance proxies. Set it where the view is made; bars have standardAppearance, and tintColor is handed down."
    )
    public class func appearance() -> Self { fatalError() }

    @available(
        *, unavailable,
        message:
            "Not built yet: appearance proxies. Set it where the view is made; bars have standardAppearance, and tintColor is handed down."
    )
    public class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { fatalError() }

    @available(*, unavailable, message: "Not built yet: appearance proxies. Set it where the view is made.")
    public class func appearance(for trait: UITraitCollection) -> Self { fatalError() }
}
