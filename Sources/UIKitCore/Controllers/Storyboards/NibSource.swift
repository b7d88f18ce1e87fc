import Foundation
import QuartzCore

/// The source of a controller's view: a scene of a storyboard, or a XIB.
@MainActor struct NibSource {
    private let name: String?
    let bundle: Bundle?
    let scene: StoryboardScene?
    /// The objects in the scene or XIB besides the view.
    private var others: [NSObject] = []

    init(name: String? = nil, bundle: Bundle? = nil, scene: StoryboardScene? = nil) {
        self.name = name
        self.bundle = bundle
        self.scene = scene
    }

    /// Retains objects as long as the controller lives.
    mutating func keep(_ objects: [NSObject]) { others = objects }

    // MARK: The view

    /// Loads the view. Returns whether there was a scene or XIB.
    func loadView(of controller: UIViewController) -> Bool {
        if let scene {
            scene.loadView(of: controller)
            return controller.isViewLoaded
        }
        guard let file = file(for: controller) else { return false }
        let objects = UINib(nibName: file.name, bundle: file.bundle).objects(owner: controller)
        guard controller.isViewLoaded else { failOnMissingOutlet(file.name) }
        controller.nibSource.keep(objects)
        return true
    }

    // MARK: Files

    /// Returns the XIB that was named, or else the first one that matches the class.
    func file(for controller: UIViewController) -> (name: String, bundle: Bundle?)? {
        if let name { return (name, bundle) }
        guard scene == nil else { return nil }
        let kind = type(of: controller)
        if let bundle { return Self.names(for: kind).first { NibFile.exists($0, in: bundle) }.map { ($0, bundle) } }
        let key = ObjectIdentifier(kind)
        if let known = Self.known[key] { return known }
        let found = Self.fileOfOwnTarget(for: kind)
        Self.known[key] = found
        return found
    }

    /// The XIBs that match classes, among the files of their targets.
    private static var known: [ObjectIdentifier: (name: String, bundle: Bundle?)?] = [:]

    private static func fileOfOwnTarget(for kind: UIViewController.Type) -> (name: String, bundle: Bundle?)? {
        let target = String(String(reflecting: kind).prefix { $0 != "." })
        for name in names(for: kind) {
            if let bundle = AppResources.bundle(ofTarget: target, with: name, ofType: "xib") { return (name, bundle) }
        }
        return nil
    }

    /// Returns the possible names for a class; none for UIKit's own classes.
    private static func names(for kind: UIViewController.Type) -> [String] {
        guard !String(reflecting: kind).hasPrefix("UIKitCore.") else { return [] }
        let name = "\(kind)"
        let ending = "Controller"
        return (name.hasSuffix(ending) ? [String(name.dropLast(ending.count))] : []) + [name]
    }

    private func failOnMissingOutlet(_ name: String) -> Never {
        Diagnostics.fail(
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.",
            explanation: """
                  likely cause   the XIB is for something else, and UIKit found it by its name
                  try            connect the view outlet of File's Owner in \(name).xib, or override loadView()
                """)
    }
}
