import Foundation

extension UIScene {
    /// The reasons why a scene connects: the addresses and activities with which a person started the app.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The addresses to open. UIKit doesn't call ``UISceneDelegate/scene(_:openURLContexts:)`` for them.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []

        /// The activities to continue. UIKit doesn't call ``UISceneDelegate/scene(_:continue:)`` for them.
        open internal(set) var userActivities: Set<NSUserActivity> = []

        /// The type of an activity that is still being transferred. Activities arrive at once here, so it is nil.
        open var handoffUserActivityType: String? { nil }

        /// The app that opened this one. Pages don't say, so it is nil.
        open var sourceApplication: String? { nil }

        @available(*, unavailable, message: "There are no home screen actions here. See Documentation/Restoration.md.")
        open var shortcutItem: AnyObject? { nil }

        @available(*, unavailable, message: "There are no notifications here. See Documentation/Restoration.md.")
        open var notificationResponse: AnyObject? { nil }
    }
}
