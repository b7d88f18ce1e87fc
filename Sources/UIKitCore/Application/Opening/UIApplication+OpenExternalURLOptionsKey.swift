import Foundation

extension UIApplication {
    /// A key of an option for opening an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether only another app may open the address: a `Bool`. A page knows of no other apps, so with true nothing
        /// opens.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")

        @available(*, unavailable, message: "A browser doesn't count taps for advertisers. Leave it out.")
        public static var eventAttribution: OpenExternalURLOptionsKey { fatalError() }
    }
}

extension UIScene {
    /// How a scene opens an address.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Whether only another app may open the address. A page knows of no other apps, so with true nothing opens.
        /// The default is false.
        open var universalLinksOnly = false

        /// Creates options with which the browser may open the address.
        public override init() { super.init() }
    }
}
