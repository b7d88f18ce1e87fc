import NibReader

/// The source of a segue's popover, as the file has it.
@MainActor struct PopoverAnchor {
    /// The id of a view or bar button item; nil stands for what starts the segue.
    private let anchor: String?
    private let directions: UIPopoverArrowDirection
    private let passthroughViews: [String]

    init(_ segue: XMLElement) {
        anchor = segue.attributes["popoverAnchorView"] ?? segue.attributes["popoverAnchorBarButtonItem"]
        directions = segue.child(for: "popoverArrowDirection").map(UIPopoverArrowDirection.init(inNib:)) ?? .any
        // No public storyboard has these. Other elements have their connections in this form.
        let connections = segue.child(named: "connections")?.children ?? []
        passthroughViews = connections.filter { $0.attributes["property"] == "passthroughViews" }
            .compactMap { $0.attributes["destination"] }
    }

    /// Makes the destination a popover, before the app prepares the segue.
    func prepare(_ destination: UIViewController, sender: Any?, in scene: NibScene) {
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        popover.permittedArrowDirections = directions
        popover.sourceItem = anchor.flatMap(scene.object(id:)).flatMap(item) ?? sender.flatMap(item)
        let views = passthroughViews.compactMap { scene.object(id: $0) as? UIView }
        if !views.isEmpty { popover.passthroughViews = views }
    }

    private func item(_ object: Any) -> (any UIPopoverPresentationControllerSourceItem)? {
        (object as? UIGestureRecognizer)?.view ?? object as? any UIPopoverPresentationControllerSourceItem
    }
}

extension UIPopoverArrowDirection {
    /// Reads the permitted directions; the file contains no others.
    @MainActor fileprivate init(inNib element: XMLElement) {
        let names: KeyValuePairs<XMLName, UIPopoverArrowDirection> = [
            "up": .up, "down": .down, "left": .left, "right": .right,
        ]
        self = []
        for (name, direction) in names where element.bool(name) == true { insert(direction) }
    }
}
