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

extension UIBarItem {
    @available(*, unavailable, message: "Not built yet: large content. Leave it out.")
    public var largeContentSizeImage: UIImage? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: large content. Leave it out.")
    public var largeContentSizeImageInsets: UIEdgeInsets {
        get { .zero }
        set {}
    }
}
