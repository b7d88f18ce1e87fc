import Foundation

// Not built yet: proxies that set properties of all views of a class.

extension UIView {
    @available(
        *, unavailable,
        message:
            "Not built yet: appearance proxies. Set it where you create the view; bars have standardAppearance, and subviews inherit tintColor."
    )
    public class func appearance() -> Self { fatalError() }

    @available(
        *, unavailable,
        message:
            "Not built yet: appearance proxies. Set it where you create the view; bars have standardAppearance, and subviews inherit tintColor."
    )
    public class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { fatalError() }

    @available(*, unavailable, message: "Not built yet: appearance proxies. Set it where you create the view.")
    public class func appearance(for trait: UITraitCollection) -> Self { fatalError() }
}
