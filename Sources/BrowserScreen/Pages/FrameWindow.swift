import RenderTree

/// Which frames a page was sent and has not shown yet, and whether it must wait for more.
///
/// A page that keeps up is sent every frame as it comes. One that is three frames behind is sent nothing; when it has
/// caught up by one, it gets all that changed since as a single frame.
package struct FrameWindow: Sendable {
    package static let limit = 3

    /// Oldest first.
    package private(set) var underway: [Int] = []
    /// What the page was sent, from the moment it fell behind; nil while it was sent everything.
    package private(set) var sent: LayerTree?

    package init() {}

    /// The page's first frame, which shows no more than this of the tree; the rest goes when it has been shown.
    package init(first frame: Int, showing part: LayerTree) {
        underway = [frame]
        sent = part
    }

    /// Whether a frame may be sent now. If not, `tree`, the tree without this frame, is what the page has.
    package mutating func admits(_ frame: Int, before tree: @autoclosure () -> LayerTree) -> Bool {
        guard sent == nil else { return false }
        guard underway.count < Self.limit else {
            sent = tree()
            return false
        }
        underway.append(frame)
        return true
    }

    /// The page has shown a frame. Returns what to send it now if it was behind.
    package mutating func acknowledge(_ frame: Int, tree: LayerTree) throws(ProtocolViolation) -> LayerTransaction? {
        guard underway.first == frame else { throw .wrongAcknowledgement }
        underway.removeFirst()
        guard let sent else { return nil }
        self.sent = nil
        let difference = tree.difference(from: sent)
        guard !difference.isEmpty else { return nil }
        underway.append(difference.number)
        return difference
    }
}
