import Foundation

/// An address to show, and what is known of where it comes from.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The address.
    open private(set) var url: URL

    /// What is known of who asked.
    open private(set) var options: UIScene.OpenURLOptions

    init(_ url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

extension UIScene {
    /// What is known of who asks for an address to be shown. A page says nothing, so all of it is nil or false.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The app that asked.
        open var sourceApplication: String? { nil }

        /// What that app added.
        open var annotation: Any? { nil }

        /// Whether a file is to be changed where it is.
        open var openInPlace: Bool { false }

        override init() { super.init() }
    }
}
