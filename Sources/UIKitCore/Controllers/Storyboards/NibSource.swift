import Foundation
import QuartzCore

/// Where a controller's view comes from: a scene of a storyboard, or a XIB.
@MainActor struct NibSource {
    private let name: String?
    let bundle: Bundle?
    let scene: StoryboardScene?
    /// What is in the scene or XIB besides the view.
    private var others: [NSObject] = []

    init(name: String? = nil, bundle: Bundle? = nil, scene: StoryboardScene? = nil) {
        self.name = name
        self.bundle = bundle
        self.scene = scene
    }

    /// Keeps objects as long as the controller.
    mutating func keep(_ objects: [NSObject]) { others = objects }

    // MARK: The view

    /// Answers whether there was a scene or XIB.
    func loadView(of controller: UIViewController) -> Bool {
        if let scene {
            scene.loadView(of: controller)
            return controller.isViewLoaded
        }
        guard let name = foundName(for: controller) else { return false }
        loadView(of: controller, from: name)
        return true
    }

    private func loadView(of controller: UIViewController, from name: String) {
        let objects = UINib(nibName: name, bundle: bundle).objects(owner: controller)
        guard controller.isViewLoaded else { failOnMissingOutlet(name) }
        controller.nibSource.keep(objects)
    }

    // MARK: Names

    /// The name that was given, or the first of those that go with the class.
    func foundName(for controller: UIViewController) -> String? {
        if let name { return name }
        guard scene == nil else { return nil }
        let key = ObjectIdentifier(type(of: controller))
        if bundle == nil, let known = Self.known[key] { return known }
        let found = Self.names(for: type(of: controller)).first { NibFile.exists($0, in: bundle) }
        if bundle == nil { Self.known[key] = found }
        return found
    }

    /// Of classes whose files are looked for in the main bundle.
    private static var known: [ObjectIdentifier: String?] = [:]

    private static func names(for kind: UIViewController.Type) -> [String] {
        let isOurs = String(reflecting: kind).hasPrefix("UIKitCore.")
        guard !isOurs else { return [] }
        let name = "\(kind)"
        let ending = "Controller"
        return (name.hasSuffix(ending) ? [String(name.dropLast(ending.count))] : []) + [name]
    }

    private func failOnMissingOutlet(_ name: String) -> Never {
        Diagnostics.fail(
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.",
            explanation: """
                  likely cause   the XIB is for something else, and was found by its name
                  try            connect the view outlet of File's Owner in \(name).xib, or override loadView()
                """)
    }
}
