import UIKit

@testable import UIKitCore

/// An app whose scene delegate records its calls.
@MainActor final class JournalApp {
    /// Starts the app in its own application object.
    init(opening url: URL? = nil, continuing activity: NSUserActivity? = nil) {
        UIApplication.shared = UIApplication()
        UIApplication.shared.launch(with: JournalAppDelegate(), opening: url, continuing: activity)
    }

    var scene: UIScene { UIApplication.shared.connectedScenes.first! }

    var delegate: JournalSceneDelegate { scene.delegate as! JournalSceneDelegate }

    var entries: [String] { delegate.entries }
}

final class JournalAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = JournalSceneDelegate.self
        return configuration
    }
}

final class JournalSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var entries: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let places = connectionOptions.urlContexts.map(\.url.absoluteString)
        let types = connectionOptions.userActivities.map(\.activityType)
        entries.append("connect " + (places + types).joined(separator: " "))
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        entries.append("open " + URLContexts.map(\.url.absoluteString).joined(separator: " "))
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        entries.append("will continue \(userActivityType)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        entries.append("continue at \(userActivity.targetContentIdentifier ?? "nothing")")
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        entries.append("updated \(userActivity.activityType)")
    }
}
