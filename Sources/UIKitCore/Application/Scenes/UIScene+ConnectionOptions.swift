import Foundation

extension UIScene {
    /// Why the scene is made: the addresses and activities with which the app was started.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The addresses to show. ``UISceneDelegate/scene(_:openURLContexts:)`` is not called for them.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []

        /// What to go on with. ``UISceneDelegate/scene(_:continue:)`` is not called for these.
        open internal(set) var userActivities: Set<NSUserActivity> = []

        /// The type of an activity that is still on its way. Activities come at once here, so it is nil.
        open var handoffUserActivityType: String? { nil }

        /// The app that opened this one. A page does not say, so it is nil.
        open var sourceApplication: String? { nil }

        @available(*, unavailable, message: "There are no home screen actions here. See Documentation/Restoration.md.")
        open var shortcutItem: AnyObject? { nil }

        @available(*, unavailable, message: "There are no notifications here. See Documentation/Restoration.md.")
        open var notificationResponse: AnyObject? { nil }
    }
}
