import Foundation

/// An address to open, and what is known about who asks for it.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The address.
    open private(set) var url: URL

    /// What is known about who asks.
    open private(set) var options: UIScene.OpenURLOptions

    init(_ url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

extension UIScene {
    /// What is known about who asks the app to open an address. Pages say nothing, so everything is nil or false.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The app that asks.
        open var sourceApplication: String? { nil }

        /// Data that the asking app added.
        open var annotation: Any? { nil }

        /// Whether the app should change a file in place.
        open var openInPlace: Bool { false }

        override init() { super.init() }
    }
}
