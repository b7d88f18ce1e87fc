import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A screen with a number, made again by its class.
final class NumberController: UIViewController, UIViewControllerRestoration {
    var number = 0
    var hasFinished = false
    /// Whether the class returns nil, like an app that no longer wants a screen.
    static var refuses = false
    static var paths: [[String]] = []

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        paths.append(identifierComponents)
        return refuses ? nil : NumberController(number: -1, identifier: identifierComponents.last)
    }

    convenience init(number: Int, identifier: String?, isMadeByClass: Bool = true) {
        self.init(nibName: nil, bundle: nil)
        self.number = number
        restorationIdentifier = identifier
        if isMadeByClass { restorationClass = NumberController.self }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
        coder.encode(CGPoint(x: 1, y: 2), forKey: "point")
        coder.encode("name" as NSString, forKey: "name")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        #expect(isViewLoaded)
        #expect(!hasFinished)
        number = coder.decodeInteger(forKey: "number")
        #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
        #expect(coder.decodeObject(of: NSString.self, forKey: "name") == "name")
    }

    override func applicationFinishedRestoringState() { hasFinished = true }
}

/// A custom container, which writes its child as Apple's documentation says.
private final class FrameController: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children.first, forKey: "child")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let child = coder.decodeObject(forKey: "child") as? UIViewController else { return }
        addChild(child)
        child.didMove(toParent: self)
    }
}

/// An app without scenes that makes its window at launch.
private final class KeepingDelegate: UIResponder, UIApplicationDelegate {
    let root: UIViewController
    var keeps = true
    var restores = true
    var checksVersion = true
    var entries: [String] = []
    var made: [String: UIViewController] = [:]
    private let stage: Stage

    init(_ root: UIViewController, on stage: Stage) {
        self.root = root
        self.stage = stage
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        stage.window.rootViewController = root
        entries.append("will finish")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        entries.append("did finish")
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { keeps }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        let version = coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationSystemVersionKey)
        #expect(version == "26.0" || !checksVersion)
        entries.append("may restore")
        return restores
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        entries.append("asked for " + identifierComponents.joined(separator: "/"))
        return made[identifierComponents.last ?? ""]
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode("sea", forKey: "filter")
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        entries.append("decoded \(coder.decodeObject(forKey: "filter") as? String ?? "nothing")")
    }
}

@Suite("Restored view controllers", .serialized) @MainActor struct ControllerRestorationTests {
    private let stage = Stage()

    init() {
        NumberController.refuses = false
        NumberController.paths = []
    }

    /// Launches an app with `root`, and shows it.
    @discardableResult
    private func launch(
        _ root: UIViewController, restoring state: Data? = nil, _ change: (KeepingDelegate) -> Void = { _ in }
    ) -> KeepingDelegate {
        // Makes this stage's screen the current one.
        stage.settle()
        let delegate = KeepingDelegate(root, on: stage)
        change(delegate)
        UIApplication.shared = UIApplication()
        UIApplication.shared.launch(with: delegate, restoring: state)
        stage.settle()
        return delegate
    }

    private func navigation(_ screens: [UIViewController]) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.restorationIdentifier = "navigation"
        navigation.setViewControllers(screens, animated: false)
        return navigation
    }

    /// A list, and a trip over it.
    private func trips() -> UINavigationController {
        navigation([NumberController(number: 1, identifier: "list"), NumberController(number: 2, identifier: "trip")])
    }

    private func numbers(_ navigation: UINavigationController) -> [Int] {
        navigation.viewControllers.map { ($0 as? NumberController)?.number ?? 0 }
    }

    @Test("a navigation stack is restored with its screens' state; their restoration classes make the screens")
    func stack() throws {
        launch(trips())
        let state = try #require(UIApplication.shared.savedState())
        let again = navigation([])
        let delegate = launch(again, restoring: state)
        #expect(numbers(again) == [1, 2])
        #expect(NumberController.paths == [["navigation", "list"], ["navigation", "trip"]])
        #expect(again.viewControllers.allSatisfy { ($0 as? NumberController)?.hasFinished == true })
        #expect(again.viewControllers.last?.view.window === stage.window)
        #expect(
            delegate.entries == ["will finish", "may restore", "asked for navigation", "decoded sea", "did finish"])
    }

    @Test("a screen without an identifier ends what is saved of a stack")
    func gap() throws {
        launch(
            navigation([
                NumberController(number: 1, identifier: "a"), NumberController(number: 2, identifier: nil),
                NumberController(number: 3, identifier: "c"),
            ]))
        let state = try #require(UIApplication.shared.savedState())
        let again = navigation([])
        launch(again, restoring: state)
        #expect(numbers(again) == [1])
    }

    @Test("a root controller without an identifier saves nothing inside of it")
    func rootWithoutIdentifier() throws {
        let root = navigation([NumberController(number: 1, identifier: "a")])
        root.restorationIdentifier = nil
        launch(root)
        let again = navigation([])
        launch(again, restoring: UIApplication.shared.savedState())
        #expect(again.viewControllers.isEmpty)
    }

    @Test("without a restoration class the app delegate is asked, then existing controllers are found by path")
    func order() throws {
        launch(
            navigation([
                NumberController(number: 1, identifier: "list", isMadeByClass: false),
                NumberController(number: 2, identifier: "trip", isMadeByClass: false),
            ]))
        let state = try #require(UIApplication.shared.savedState())
        let list = NumberController(number: 0, identifier: "list", isMadeByClass: false)
        let trip = NumberController(number: 0, identifier: nil, isMadeByClass: false)
        let again = navigation([list])
        let delegate = launch(again, restoring: state) { $0.made["trip"] = trip }
        #expect(again.viewControllers == [list, trip])
        #expect(numbers(again) == [1, 2])
        #expect(trip.restorationIdentifier == "trip")
        #expect(
            delegate.entries.filter { $0.hasPrefix("asked") } == [
                "asked for navigation", "asked for navigation/list", "asked for navigation/trip",
            ])
    }

    @Test("a restoration class that returns nil ends the search, and its children aren't made")
    func refusal() throws {
        launch(navigation([NumberController(number: 1, identifier: "list")]))
        let state = try #require(UIApplication.shared.savedState())
        NumberController.refuses = true
        let there = NumberController(number: 5, identifier: "list")
        let again = navigation([there])
        let delegate = launch(again, restoring: state)
        #expect(numbers(again) == [5])
        #expect(!delegate.entries.contains("asked for navigation/list"))
    }

    @Test("a presented controller is presented again, without an animation")
    func presented() throws {
        let root = NumberController(number: 1, identifier: "root", isMadeByClass: false)
        launch(root)
        root.present(NumberController(number: 2, identifier: "form"), animated: false)
        stage.settle()
        let state = try #require(UIApplication.shared.savedState())
        root.dismiss(animated: false)
        let again = NumberController(number: 0, identifier: "root", isMadeByClass: false)
        launch(again, restoring: state)
        let form = try #require(again.presentedViewController as? NumberController)
        #expect(again.number == 1)
        #expect(form.number == 2)
        #expect(form.view.window === stage.window)
    }

    @Test("a custom container saves the child that it encodes")
    func container() throws {
        let frame = FrameController()
        frame.restorationIdentifier = "frame"
        frame.addChild(NumberController(number: 4, identifier: "inside"))
        launch(frame)
        let state = try #require(UIApplication.shared.savedState())
        let again = FrameController()
        again.restorationIdentifier = "frame"
        launch(again, restoring: state)
        #expect((again.children.first as? NumberController)?.number == 4)
    }

    @Test("nothing is saved or restored that the app delegate refuses")
    func unwanted() throws {
        let root = NumberController(number: 3, identifier: "root", isMadeByClass: false)
        let delegate = launch(root)
        let state = try #require(UIApplication.shared.savedState())
        delegate.keeps = false
        #expect(UIApplication.shared.savedState() == nil)
        let again = NumberController(number: 0, identifier: "root", isMadeByClass: false)
        launch(again, restoring: state) { $0.restores = false }
        #expect(again.number == 0)
    }

    @Test("two screens with one identifier in one place cause a warning, and the first is saved")
    func sameIdentifier() throws {
        let log = WarningLog()
        let twins = [NumberController(number: 1, identifier: "a"), NumberController(number: 2, identifier: "a")]
        launch(navigation(twins))
        let state = try #require(UIApplication.shared.savedState())
        #expect(log.identifiers == ["same-restoration-identifier"])
        let again = navigation([])
        launch(again, restoring: state)
        #expect(numbers(again) == [1])
    }

    @Test(
        "forged state never stops the program", arguments: SeededGenerator.seeds(1..<60))
    func forged(seed: UInt64) throws {
        let log = WarningLog()
        let screens = ["list", "trip"].map { identifier in
            let screen = PlainController()
            screen.restorationIdentifier = identifier
            screen.restorationClass = PlainController.self
            return screen
        }
        launch(navigation(screens))
        var content: [UInt8] = []
        try SavedState(try #require(UIApplication.shared.savedState())).value.write(to: &content)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            var bytes = content
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            var rest = bytes[...]
            guard let value = try? KeptValue(from: &rest), rest.isEmpty else { continue }
            launch(navigation([]), restoring: SavedState(value).data) { $0.checksVersion = false }
        }
        withExtendedLifetime(log) {}
    }
}

/// A screen whose restoration class makes it for every path.
final class PlainController: UIViewController, UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { PlainController() }
}
