import Foundation
import QuartzCore

/// Collects the states of view controllers and views, beginning at the root.
///
/// It saves a controller if this one and all controllers around it have a restoration identifier, and if the one around
/// it writes it with its own state. UIKit's controllers write their screens and what they present.
@MainActor final class StateKeeper {
    private var controllers: [KeptValue] = []
    private var knownPaths: Set<[String]> = []

    /// Returns the states of the controllers at these roots, or nil if there is nothing to save.
    static func keep(_ roots: [UIViewController]) -> KeptValue? {
        let keeper = StateKeeper()
        for root in roots { keeper.keep(root, below: []) }
        return keeper.controllers.isEmpty ? nil : .list(keeper.controllers)
    }

    /// Saves a controller, and then those that it writes.
    ///
    /// - Returns: Its path of identifiers; nil if it isn't saved.
    @discardableResult
    private func keep(_ controller: UIViewController, below parentPath: [String]) -> [String]? {
        guard let identifier = controller.restorationIdentifier, parentPath.count < Self.mostDepth else { return nil }
        let path = parentPath + [identifier]
        guard knownPaths.insert(path).inserted else {
            reportSamePath(path, controller)
            return nil
        }
        let coder = StateCoder(of: "\(type(of: controller))")
        controller.encodeRestorableState(with: coder)
        let place = controllers.count
        controllers.append(.null)

        var values = coder.values
        for (key, written) in coder.controllers.sorted(by: { $0.key < $1.key }) {
            let paths = written.compactMap { keep($0, below: path).map(KeptValue.controller) }
            values[key] = coder.single.contains(key) ? paths.first : .list(paths)
        }
        var record: [String: KeptValue] = ["path": .list(path.map(KeptValue.text)), "state": .table(values)]
        record["class"] = controller.restorationClass.flatMap(RestorationClass.name(of:)).map(KeptValue.text)
        record["views"] = keepViews(of: controller)
        controllers[place] = .table(record)
        return path
    }

    /// The limit for nested controllers, which is larger than the limits for screens on top of each other.
    private static let mostDepth = 1000

    private func keepViews(of controller: UIViewController) -> KeptValue? {
        var values: [String: KeptValue] = [:]
        controller.viewIfLoaded?.forEachRestorableView { identifier, view in
            guard values[identifier] == nil else { return reportSameView(identifier, controller) }
            let coder = StateCoder(of: "\(type(of: view))")
            view.encodeRestorableState(with: coder)
            values[identifier] = .table(coder.values)
        }
        return values.isEmpty ? nil : .table(values)
    }

    private func reportSamePath(_ path: [String], _ controller: UIViewController) {
        Diagnostics.warnOnce(
            "same-restoration-identifier", of: path.joined(separator: "/"),
            """
            Two view controllers are at \(path.joined(separator: "/")); UIKit saves only the state of the first.
              seen           \(type(of: controller)) with the restorationIdentifier "\(path.last ?? "")"
              try            another restorationIdentifier for each controller beside it
            """)
    }

    private func reportSameView(_ identifier: String, _ controller: UIViewController) {
        Diagnostics.warnOnce(
            "same-restoration-identifier", of: identifier,
            """
            Two views of \(type(of: controller)) have the restorationIdentifier "\(identifier)"; UIKit saves only the state of \
            the first.
              try            another restorationIdentifier for each view
            """)
    }
}

/// Finds restoration classes by name, because the next launch has no objects of this one.
enum RestorationClass {
    static func name(of restorationClass: any UIViewControllerRestoration.Type) -> String? {
        guard let name = _mangledTypeName(restorationClass), _typeByName(name) != nil else { return nil }
        return name
    }

    static func named(_ name: String?) -> (any UIViewControllerRestoration.Type)? {
        name.flatMap { _typeByName($0) } as? any UIViewControllerRestoration.Type
    }
}

extension UIView {
    /// Calls `body` with this view and the views inside it that have a restoration identifier. Skips the views of other
    /// controllers, and those in cells, which may show something different any time.
    func forEachRestorableView(_ body: (String, UIView) -> Void) {
        if let restorationIdentifier { body(restorationIdentifier, self) }
        for subview in subviews where subview.owner == nil && !(subview is UICollectionReusableView) {
            subview.forEachRestorableView(body)
        }
    }
}
