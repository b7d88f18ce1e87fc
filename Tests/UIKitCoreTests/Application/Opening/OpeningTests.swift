import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// An app of the time before scenes.
private final class OldAppDelegate: UIResponder, UIApplicationDelegate {
    var entries: [String] = []
    var finishes = true

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        entries.append("launched \((launchOptions?[.url] as? URL)?.absoluteString ?? "without an address")")
        return finishes
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        entries.append("open \(url)")
        return url.scheme == "photos"
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        restorationHandler([self])
        return true
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        entries.append("restore \(activity.activityType)")
    }

    func applicationDidBecomeActive(_ application: UIApplication) { entries.append("active") }
}

@Suite("Opening URLs and activities", .serialized) @MainActor struct OpeningTests {
    private let place = URL(string: "photos://album/3")!

    @Test("a scene delegate gets the launch URL when its scene connects, and only then")
    func sceneStart() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let app = JournalApp(opening: place)
        #expect(app.entries == ["connect photos://album/3"])
    }

    @Test("while the app runs a scene delegate gets URLs as contexts")
    func sceneLater() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let app = JournalApp()
        #expect(UIApplication.shared.open(fromOutside: place))
        #expect(app.entries == ["connect ", "open photos://album/3"])
    }

    @Test("an app without a scene delegate gets the launch URL twice, as on iOS, and is then active")
    func oldStart() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let delegate = OldAppDelegate()
        UIApplication.shared = UIApplication()
        UIApplication.shared.launch(with: delegate, opening: place)
        #expect(delegate.entries == ["launched photos://album/3", "open photos://album/3", "active"])
    }

    @Test("an app delegate that returns false at launch isn't asked to open the URL again")
    func oldStartWithoutOpening() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let delegate = OldAppDelegate()
        delegate.finishes = false
        UIApplication.shared = UIApplication()
        UIApplication.shared.launch(with: delegate, opening: place)
        #expect(delegate.entries == ["launched photos://album/3", "active"])
    }

    @Test("a URL that the app doesn't open causes a warning that names it")
    func unknownAddress() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let log = WarningLog()
        let delegate = OldAppDelegate()
        UIApplication.shared = UIApplication()
        UIApplication.shared.launch(with: delegate)
        #expect(!UIApplication.shared.open(fromOutside: URL(string: "music://1")!))
        #expect(log.identifiers == ["unopened-url"])
        #expect(log.messages.first?.contains("music://1") == true)
    }

    @Test("a scene delegate gets an activity's type first, then the activity")
    func sceneContinues() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let app = JournalApp()
        let activity = NSUserActivity(activityType: "photo")
        activity.targetContentIdentifier = "/photos/3"
        #expect(UIApplication.shared.continue(fromOutside: activity))
        #expect(app.entries == ["connect ", "will continue photo", "continue at /photos/3"])
    }

    @Test("without scenes the app delegate gets an activity with a restoration handler")
    func oldContinues() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let delegate = OldAppDelegate()
        UIApplication.shared = UIApplication()
        UIApplication.shared.launch(with: delegate, continuing: NSUserActivity(activityType: "photo"))
        #expect(delegate.entries == ["launched without an address", "restore photo", "active"])
    }
}
