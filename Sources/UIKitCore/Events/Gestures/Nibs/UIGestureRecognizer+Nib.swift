import NibReader

// Reads the attributes of gesture recognisers in a XIB or storyboard, after they were created by init().

extension UIGestureRecognizer: NibReadable, NibActionSource {
    final func readNib(_ nib: NibCoder) {
        if let isEnabled = nib.bool("enabled") { self.isEnabled = isEnabled }
        if let cancels = nib.bool("cancelsTouchesInView") { cancelsTouchesInView = cancels }
        if let delays = nib.bool("delaysTouchesBegan") { delaysTouchesBegan = delays }
        if let delays = nib.bool("delaysTouchesEnded") { delaysTouchesEnded = delays }
        switch self {
        case let tap as UITapGestureRecognizer: tap.readTapNib(nib)
        case let press as UILongPressGestureRecognizer: press.readPressNib(nib)
        case let pan as UIPanGestureRecognizer: pan.readPanNib(nib)
        case let swipe as UISwipeGestureRecognizer: swipe.readSwipeNib(nib)
        case let pinch as UIPinchGestureRecognizer: if let scale = nib.number("scale") { pinch.scale = scale }
        case let turn as UIRotationGestureRecognizer: if let angle = nib.number("rotation") { turn.rotation = angle }
        default: break
        }
    }

    func add(_ action: NibActionConnection) {
        // Without a target there is no object whose responder chain could be asked.
        if let target = action.target { addTarget(target, action: action.selector) }
    }
}

extension UITapGestureRecognizer {
    fileprivate func readTapNib(_ nib: NibCoder) {
        if let count = nib.integer("numberOfTapsRequired") { numberOfTapsRequired = count }
        if let count = nib.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
    }
}

extension UILongPressGestureRecognizer {
    fileprivate func readPressNib(_ nib: NibCoder) {
        if let count = nib.integer("numberOfTapsRequired") { numberOfTapsRequired = count }
        if let count = nib.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
        if let duration = nib.number("minimumPressDuration") { minimumPressDuration = Double(duration) }
        if let distance = nib.number("allowableMovement") { allowableMovement = distance }
    }
}

extension UIPanGestureRecognizer {
    fileprivate func readPanNib(_ nib: NibCoder) {
        if let count = nib.integer("minimumNumberOfTouches") { minimumNumberOfTouches = count }
        if let count = nib.integer("maximumNumberOfTouches") { maximumNumberOfTouches = count }
        guard let edge = self as? UIScreenEdgePanGestureRecognizer else { return }
        let edges = nib.coders(named: "rectEdge") + nib.coders(named: "edges")
        if let edges = edges.first { edge.edges = edges.rectEdges }
    }
}

extension UISwipeGestureRecognizer {
    fileprivate func readSwipeNib(_ nib: NibCoder) {
        if let count = nib.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
        let names: KeyValuePairs<String, Direction> = ["right": .right, "left": .left, "up": .up, "down": .down]
        if let direction = nib.choice("direction", names) { self.direction = direction }
    }
}

@MainActor extension NibCoder {
    fileprivate var rectEdges: UIRectEdge {
        let names: KeyValuePairs<XMLName, UIRectEdge> = [
            "top": .top, "left": .left, "bottom": .bottom, "right": .right,
        ]
        return names.reduce(into: []) { edges, entry in
            if bool(entry.key) == true { edges.insert(entry.value) }
        }
    }
}
