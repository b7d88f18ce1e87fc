import Foundation

extension UIApplication {
    /// In the coder that the app delegate gets: the version of the app that saved the state, as text.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"

    /// In the coder that the app delegate gets: the kind of device that saved the state, as the number of a
    /// ``UIUserInterfaceIdiom``.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiomKey"

    /// In the coder that the app delegate gets: the date at which the state was saved.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"

    /// In the coder that the app delegate gets: the version of the system that saved the state, as text.
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

    @available(
        *, unavailable,
        message: "UIKit does not save which storyboard made a controller. See Documentation/Restoration.md."
    )
    public static var stateRestorationViewControllerStoryboardKey: String { "" }

    @available(
        *, unavailable, message: "UIKit saves only view controllers and views. See Documentation/Restoration.md."
    )
    public static func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {}

    @available(*, unavailable, message: "State is restored before the first frame. See Documentation/Restoration.md.")
    public func extendStateRestoration() {}

    @available(*, unavailable, message: "State is restored before the first frame. See Documentation/Restoration.md.")
    public func completeStateRestoration() {}

    @available(*, unavailable, message: "UIKit takes no snapshots of the app. See Documentation/Restoration.md.")
    public func ignoreSnapshotOnNextApplicationLaunch() {}
}
