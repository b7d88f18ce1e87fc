import Foundation
import NibReader
import QuartzCore

/// A file with view controllers that were drawn in Interface Builder, and the segues between them.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: .module)
///     window.rootViewController = storyboard.instantiateInitialViewController()
///
/// The file is XML, as Xcode saves it, and one of the target's resources.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let file: NibFile
    let document: NibDocument

    /// Opens a storyboard among a bundle's resources. A missing or unreadable file ends the program, as on iOS.
    ///
    /// - Parameters:
    ///   - name: The file's name without `.storyboard`.
    ///   - storyboardBundleOrNil: nil for the main bundle, which includes the resources of the program's own target.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init(NibFile(.storyboard(name), in: storyboardBundleOrNil))
    }

    init(_ file: NibFile) {
        self.file = file
        document = NibFailure.ending { () throws(NibFailure) in try file.document }
    }

    // MARK: Creating view controllers

    /// Creates the controller to which the arrow points in Interface Builder. Returns nil if there is none.
    open func instantiateInitialViewController() -> UIViewController? {
        initialScene.map { $0.instantiate() }
    }

    /// Creates the controller with a Storyboard ID. An unknown identifier ends the program, as on iOS.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        scene(withIdentifier: identifier).instantiate()
    }

    /// Creates the initial view controller with a closure.
    ///
    /// - Parameter creator: Calls an initialiser of the controller's class that takes the coder. If it returns nil,
    ///   `init(coder:)` is called.
    @preconcurrency public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: (@MainActor (NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initialScene.map { cast($0.instantiate(creator: creator)) }
    }

    /// Creates the controller with a Storyboard ID, with a closure.
    ///
    /// - Parameters:
    ///   - identifier: The Storyboard ID.
    ///   - creator: Calls an initialiser of the controller's class that takes the coder. If it returns nil,
    ///     `init(coder:)` is called.
    @preconcurrency public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: (@MainActor (NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        cast(scene(withIdentifier: identifier).instantiate(creator: creator))
    }

    private func cast<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
        guard let controller = controller as? ViewController else {
            failOnWrongClass(controller, expected: ViewController.self)
        }
        return controller
    }

    // MARK: Scenes

    private var initialScene: StoryboardScene? {
        document.root.attributes["initialViewController"].map(scene(ofController:))
    }

    /// Returns a new scene: a controller and the objects around it.
    func scene(ofController id: String) -> StoryboardScene { StoryboardScene(ofController: id, in: self) }

    private func scene(withIdentifier identifier: String) -> StoryboardScene {
        let controllers = document.scenes.compactMap(\.controller)
        guard let found = controllers.first(where: { $0.attributes["storyboardIdentifier"] == identifier }),
            let id = found.id
        else { failOnMissing(identifier, existing: controllers.compactMap { $0.attributes["storyboardIdentifier"] }) }
        return scene(ofController: id)
    }

    // MARK: Mistakes

    private func failOnMissing(_ identifier: String, existing: [String]) -> Never {
        let nearest = NearestName(to: identifier, among: existing).name
        Diagnostics.fail(
            "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'",
            explanation: """
                  seen           the identifier "\(identifier)"
                  expected       one of \(document.file): \(existing.isEmpty ? "none has one" : existing.sorted().joined(separator: ", "))
                  likely cause   \(nearest.map { "it's written \($0) there" } ?? "the Storyboard ID isn't set in Interface Builder")
                """)
    }

    private func failOnWrongClass(_ controller: UIViewController, expected: UIViewController.Type) -> Never {
        Diagnostics.fail(
            "Expected a view controller of class \(expected), but the storyboard created \(type(of: controller))",
            explanation: """
                  likely cause   the scene's custom class in \(document.file) is another one, or isn't part of the program
                  try            set the class and its module in Interface Builder's Identity inspector
                """)
    }
}
