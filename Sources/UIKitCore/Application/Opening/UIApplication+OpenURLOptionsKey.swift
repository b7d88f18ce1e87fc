import Foundation

extension UIApplication {
    /// A key of an option that says who asks the app to open an address.
    public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The app that asks. Pages don't say, so there is none.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Data that the asking app added. There is none here.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the app should change a file in place: a `Bool`, false here.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}

extension UIApplication.LaunchOptionsKey {
    /// The address with which a person started the app: a `URL`.
    public static let url = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The activity that a person started the app to continue: a dictionary.
    public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The activity's type, in that dictionary.
    public static let userActivityType = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}
