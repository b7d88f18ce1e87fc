import RenderTree

/// Tracks which frames a page was sent and hasn't shown yet, and whether it must wait for more.
///
/// A page that keeps up gets every frame as it comes. A page that is three frames behind gets nothing. When it has
/// shown one of them, it gets all changes since then as a single frame.
package struct FrameWindow: Sendable {
    package static let limit = 3

    /// The frames, oldest first.
    package private(set) var underway: [Int] = []
    /// The tree that the page was sent, from the moment it fell behind; nil while it was sent everything.
    package private(set) var sent: LayerTree?

    package init() {}

    /// Begins with a page's first frame, which shows only this part of the tree. The rest follows when the page has
    /// shown it.
    package init(first frame: Int, showing part: LayerTree) {
        underway = [frame]
        sent = part
    }

    /// Returns whether to send a frame now. If not, the page has `tree`, the tree without this frame.
    package mutating func admits(_ frame: Int, before tree: @autoclosure () -> LayerTree) -> Bool {
        guard sent == nil else { return false }
        guard underway.count < Self.limit else {
            sent = tree()
            return false
        }
        underway.append(frame)
        return true
    }

    /// Records that the page has shown a frame. If the page was behind, returns what to send it now.
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
