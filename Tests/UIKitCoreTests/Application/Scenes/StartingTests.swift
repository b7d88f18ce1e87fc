import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// An app that names its scene delegate.
private final class NamingDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NamedSceneDelegate.self
        return configuration
    }
}

private final class NamedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var changes: [UIInterfaceOrientation] = []

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        changes += [previousInterfaceOrientation, windowScene.interfaceOrientation]
    }
}

@Suite("Launching", .serialized) @MainActor struct StartingTests {
    @Test("a configured scene delegate class is made, and told when the device rotates")
    func namedSceneDelegate() throws {
        let stage = Stage()
        UIApplication.shared.launch(with: NamingDelegate())
        let scene = try #require(stage.window.windowScene)
        let delegate = try #require(scene.delegate as? NamedSceneDelegate)
        #expect(scene.activationState == .foregroundActive)
        stage.resize(to: CGSize(width: 852, height: 393))
        #expect(delegate.changes == [.portrait, .landscapeLeft])
    }

    @Test("a class that is no scene delegate causes a warning, and the app starts without it")
    func wrongClass() {
        final class Wrong: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = UIView.self
                return configuration
            }
        }
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let log = WarningLog()
        UIApplication.shared.launch(with: Wrong())
        #expect(log.identifiers == ["no-scene-delegate"])
        #expect(UIApplication.shared.connectedScenes.first?.delegate == nil)
    }
}
