import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// An app whose scene delegate shows a photo and comes back to it.
private final class PhotoAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = PhotoSceneDelegate.self
        return configuration
    }

    func applicationWillResignActive(_ application: UIApplication) { PhotoSceneDelegate.entries.append("app resigns") }

    func applicationWillTerminate(_ application: UIApplication) { PhotoSceneDelegate.entries.append("app ends") }
}

private final class PhotoSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The events of all scenes of a test.
    static var entries: [String] = []
    static var activity: NSUserActivity?
    static var needsTime = false

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let photo = session.stateRestorationActivity?.userInfo?["photo"] as? Int
        Self.entries.append("connect to photo \(photo.map(String.init) ?? "none")")
        if Self.needsTime { scene.extendStateRestoration() }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        Self.entries.append("asked in state \(scene.activationState.rawValue)")
        return Self.activity
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        Self.entries.append("restore \(stateRestorationActivity.activityType)")
    }

    func sceneDidBecomeActive(_ scene: UIScene) { Self.entries.append("active") }

    func sceneWillResignActive(_ scene: UIScene) { Self.entries.append("resigns") }

    func sceneDidEnterBackground(_ scene: UIScene) { Self.entries.append("background") }

    func sceneDidDisconnect(_ scene: UIScene) { Self.entries.append("disconnected") }
}

@Suite("Restored scenes", .serialized) @MainActor struct SceneRestorationTests {
    private let stage = Stage()
    private var entries: [String] { PhotoSceneDelegate.entries }

    /// Starts the app for the first time. Not in `init`, as other suites run between that and a test.
    private func start() {
        PhotoSceneDelegate.entries = []
        PhotoSceneDelegate.activity = nil
        PhotoSceneDelegate.needsTime = false
        launch()
    }

    private func launch(restoring state: Data? = nil) {
        stage.settle()
        UIApplication.shared = UIApplication()
        UIApplication.shared.launch(with: PhotoAppDelegate(), restoring: state)
        stage.settle()
    }

    private func photo(_ number: Int) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "photo")
        activity.userInfo = ["photo": number]
        return activity
    }

    @Test("terminating resigns active, enters the background, asks for the state, and ends app and scene")
    func ending() {
        start()
        PhotoSceneDelegate.activity = photo(3)
        #expect(UIApplication.shared.terminate() != nil)
        #expect(
            entries == [
                "connect to photo none", "active", "resigns", "background", "asked in state 2", "app ends",
                "disconnected",
            ])
        #expect(UIApplication.shared.applicationState == .background)
        #expect(UIApplication.shared.connectedScenes.isEmpty)
    }

    @Test("an app terminates once")
    func endingTwice() {
        start()
        PhotoSceneDelegate.activity = photo(3)
        UIApplication.shared.terminate()
        let count = entries.count
        #expect(UIApplication.shared.terminate() == nil)
        #expect(entries.count == count)
    }

    @Test("the next launch passes the activity when its scene connects, and restores after the first layout")
    func comingBack() throws {
        start()
        let activity = photo(3)
        activity.title = "Harbour"
        activity.targetContentIdentifier = "/photos/3"
        activity.webpageURL = URL(string: "https://example.org/3")
        activity.persistentIdentifier = "3"
        activity.keywords = ["sea", "ship"]
        activity.expirationDate = Date(timeIntervalSinceReferenceDate: 5)
        activity.requiredUserInfoKeys = ["photo"]
        PhotoSceneDelegate.activity = activity
        let state = try #require(UIApplication.shared.savedState())
        PhotoSceneDelegate.entries = []
        launch(restoring: state)
        #expect(entries == ["connect to photo 3", "active", "restore photo"])

        let restored = try #require(UIApplication.shared.connectedScenes.first?.session.stateRestorationActivity)
        #expect(restored !== activity)
        #expect(restored.title == "Harbour")
        #expect(restored.targetContentIdentifier == "/photos/3")
        #expect(restored.webpageURL == URL(string: "https://example.org/3"))
        #expect(restored.persistentIdentifier == "3")
        #expect(restored.keywords == ["sea", "ship"])
        #expect(restored.expirationDate == Date(timeIntervalSinceReferenceDate: 5))
        #expect(restored.requiredUserInfoKeys == ["photo"])
    }

    @Test("a scene that extends its restoration restores when it completes it")
    func moreTime() throws {
        start()
        PhotoSceneDelegate.activity = photo(3)
        let state = try #require(UIApplication.shared.savedState())
        PhotoSceneDelegate.entries = []
        PhotoSceneDelegate.needsTime = true
        launch(restoring: state)
        #expect(entries == ["connect to photo 3", "active"])
        UIApplication.shared.connectedScenes.first?.completeStateRestoration()
        #expect(entries == ["connect to photo 3", "active", "restore photo"])
    }

    @Test("an app without a scene delegate gets the calls in its app delegate")
    func endingWithoutScenes() {
        final class Plain: UIResponder, UIApplicationDelegate {
            var entries: [String] = []

            func applicationWillResignActive(_ application: UIApplication) { entries.append("resigns") }

            func applicationDidEnterBackground(_ application: UIApplication) { entries.append("background") }

            func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
                entries.append("asked")
                return false
            }

            func applicationWillTerminate(_ application: UIApplication) { entries.append("ends") }
        }
        stage.settle()
        let delegate = Plain()
        UIApplication.shared = UIApplication()
        UIApplication.shared.launch(with: delegate)
        #expect(UIApplication.shared.terminate() == nil)
        #expect(delegate.entries == ["resigns", "background", "asked", "ends"])
        #expect(!UIApplication.shared.open(fromOutside: URL(string: "photos://3")!))
    }

    @Test("an app without an activity has no state to save")
    func nothing() {
        start()
        #expect(UIApplication.shared.savedState() == nil)
        #expect(UIApplication.shared.terminate() == nil)
    }

    @Test("responders with the scene's activity update it before it is saved")
    func responders() throws {
        start()
        final class Numbered: UIViewController {
            override func updateUserActivityState(_ activity: NSUserActivity) {
                super.updateUserActivityState(activity)
                activity.addUserInfoEntries(from: ["photo": 7])
            }
        }
        let controller = Numbered()
        controller.userActivity = photo(1)
        PhotoSceneDelegate.activity = controller.userActivity
        launch(restoring: UIApplication.shared.savedState())
        #expect(entries.contains("connect to photo 7"))
    }

    @Test("values that cannot be saved are left out, with a warning that names the key")
    func unkept() throws {
        start()
        let log = WarningLog()
        let activity = photo(3)
        activity.addUserInfoEntries(from: ["view": UIView()])
        PhotoSceneDelegate.activity = activity
        let state = try #require(UIApplication.shared.savedState())
        #expect(log.identifiers == ["unkept-user-info"])
        #expect(log.messages.first?.contains("UIView for the key \"view\"") == true)
        launch(restoring: state)
        let info = UIApplication.shared.connectedScenes.first?.session.stateRestorationActivity?.userInfo
        #expect(info as? [String: Int] == ["photo": 3])
    }

    @Test("the session's userInfo is saved, too")
    func sessionInfo() throws {
        start()
        let session = try #require(UIApplication.shared.connectedScenes.first?.session)
        session.userInfo = ["filter": "sea", "offset": CGFloat(2.5)]
        launch(restoring: UIApplication.shared.savedState())
        let restored = try #require(UIApplication.shared.connectedScenes.first?.session)
        #expect(restored !== session)
        #expect(restored.persistentIdentifier == session.persistentIdentifier)
        #expect(restored.userInfo?["filter"] as? String == "sea")
        #expect(restored.userInfo?["offset"] as? CGFloat == 2.5)
    }

    @Test("damaged, old or foreign state is refused with a warning, and the app starts")
    func refused() throws {
        start()
        PhotoSceneDelegate.activity = photo(3)
        let state = try #require(UIApplication.shared.savedState())
        var old = state
        old[7] = 0
        let damaged = state.dropLast()
        let foreign = Data("{}".utf8)
        for (data, word) in [(old, "version 0"), (Data(damaged), "damaged"), (foreign, "not from this library")] {
            let log = WarningLog()
            PhotoSceneDelegate.entries = []
            launch(restoring: data)
            #expect(log.identifiers == ["unreadable-state"])
            #expect(log.messages.first?.contains(word) == true)
            #expect(entries == ["connect to photo none", "active"])
        }
    }

    @Test("notifications are posted along with the delegates' calls")
    func notifications() {
        start()
        final class Names: @unchecked Sendable { var names: [String] = [] }
        let posted = Names()
        let watched = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willTerminateNotification, UIScene.didDisconnectNotification,
        ]
        let tokens = watched.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                posted.names.append($0.name.rawValue)
            }
        }
        UIApplication.shared.terminate()
        #expect(posted.names == watched.map(\.rawValue))
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
