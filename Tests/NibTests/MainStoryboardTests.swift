import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// An app delegate as in Xcode's template: the storyboard sets the window.
final class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = StoryboardSceneDelegate.self
        configuration.storyboard = StoryboardTests.storyboard()
        return configuration
    }
}

final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    static var rootAtConnection: UIViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard scene is UIWindowScene else { return }
        Self.rootAtConnection = window?.rootViewController
    }
}

@MainActor @Suite("The main storyboard of an app") struct MainStoryboardTests {
    @Test("the initial controller is in the delegate's window before the scene connects, and shown afterwards")
    func start() throws {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        defer { withExtendedLifetime(stage) {} }
        StoryboardSceneDelegate.rootAtConnection = nil
        UIApplication.shared = UIApplication()
        UIApplication.shared.launch(with: StoryboardAppDelegate())
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = try #require((scene.delegate as? StoryboardSceneDelegate)?.window)
        #expect(window.isKeyWindow && !window.isHidden && window.rootViewController is UINavigationController)
        #expect(StoryboardSceneDelegate.rootAtConnection === window.rootViewController)
        StoryboardSceneDelegate.rootAtConnection = nil
    }
}
