import Foundation
import QuartzCore

/// Asks view controllers and views for their state, from the root's on.
///
/// A controller is kept when it and all around it have a restoration identifier, and when the one around it writes it with its own
/// state: those of UIKit write their screens and what they present.
@MainActor final class StateKeeper {
    private var controllers: [KeptValue] = []
    private var knownPaths: Set<[String]> = []

    /// What there is to keep of the controllers at these roots; nil when that is nothing.
    static func keep(_ roots: [UIViewController]) -> KeptValue? {
        let keeper = StateKeeper()
        for root in roots { keeper.keep(root, below: []) }
        return keeper.controllers.isEmpty ? nil : .list(keeper.controllers)
    }

    /// Keeps a controller, and after it those that it writes.
    ///
    /// - Returns: The identifiers on the way to it; nil when it is not kept.
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

    /// Deeper than screens can be stacked over each other.
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
            Two view controllers are at \(path.joined(separator: "/")); only the state of the first is kept.
              seen           \(type(of: controller)) with the restorationIdentifier "\(path.last ?? "")"
              try            another restorationIdentifier for each controller beside it
            """)
    }

    private func reportSameView(_ identifier: String, _ controller: UIViewController) {
        Diagnostics.warnOnce(
            "same-restoration-identifier", of: identifier,
            """
            Two views of \(type(of: controller)) have the restorationIdentifier "\(identifier)"; only the state of the first is kept.
              try            another restorationIdentifier for each view
            """)
    }
}

/// Classes that make controllers again, by name: the next launch knows no objects of this one.
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
    /// Calls `body` with this view and those inside it that have a restoration identifier, but not with those of other
    /// controllers or in cells, which show something else at any time.
    func forEachRestorableView(_ body: (String, UIView) -> Void) {
        if let restorationIdentifier { body(restorationIdentifier, self) }
        for subview in subviews where subview.owner == nil && !(subview is UICollectionReusableView) {
            subview.forEachRestorableView(body)
        }
    }
}
