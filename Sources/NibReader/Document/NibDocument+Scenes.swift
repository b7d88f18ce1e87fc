extension NibDocument {
    /// The scenes of a storyboard, in file order.
    package var scenes: [Scene] {
        (root.child(named: "scenes")?.children ?? []).map { Scene(objects: $0.child(named: "objects")?.children ?? []) }
    }

    /// A view controller and what Interface Builder shows beside it.
    package struct Scene: Sendable {
        fileprivate let objects: [XMLElement]

        /// A scene without anything in it.
        package static let none = Scene(objects: [])

        /// nil for a scene that was emptied.
        package var controller: XMLElement? { objects.first { $0.isController } }

        /// Objects beside the controller: gesture recognisers, further views, objects of the app's own.
        package var others: [XMLElement] {
            objects.filter { !$0.isController && $0.name != "placeholder" && $0.name != "exit" }
        }
    }
}

extension XMLElement {
    /// Also a reference to another storyboard.
    var isController: Bool { name.hasSuffix("Controller") || name == "viewControllerPlaceholder" }
}
