extension NibDocument {
    /// The scenes of a storyboard, in file order.
    package var scenes: [Scene] {
        (root.child(named: "scenes")?.children ?? []).map { Scene(objects: $0.child(named: "objects")?.children ?? []) }
    }

    /// A view controller, and the objects beside it in Interface Builder.
    package struct Scene: Sendable {
        fileprivate let objects: [XMLElement]

        /// A scene without any objects.
        package static let none = Scene(objects: [])

        /// The view controller; nil for a scene that was emptied.
        package var controller: XMLElement? { objects.first { $0.isController } }

        /// The objects beside the controller: gesture recognisers, further views, the app's own objects.
        package var others: [XMLElement] {
            objects.filter { !$0.isController && $0.name != "placeholder" && $0.name != "exit" }
        }
    }
}

extension XMLElement {
    /// Whether the element is a view controller. Also true for a reference to another storyboard.
    var isController: Bool { name.hasSuffix("Controller") || name == "viewControllerPlaceholder" }
}
