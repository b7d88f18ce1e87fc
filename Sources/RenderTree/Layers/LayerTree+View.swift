import CoreGraphics

extension LayerTree {
    /// The tree without invisible branches: hidden ones, and those outside the screen or of what clips them.
    ///
    /// A layer that is transformed or masked stays with its whole branch, at any place: this is for showing something
    /// soon, and the rest follows.
    ///
    /// - Complexity: O(layers).
    package var partInView: LayerTree {
        guard let root, let screen = nodes[root]?.state.frame else { return self }
        var part = self
        var unseen = LayerTransaction()
        unseen.number = number
        let visible = CGRect(origin: .zero, size: screen.size)
        for child in nodes[root]?.children ?? [] {
            _ = isSeen(child, at: .zero, in: visible, unseen: &unseen.removed)
        }
        part.apply(unseen)
        return part
    }

    /// How far a shadow, a border or text may extend beyond a layer's box, in points.
    private static let margin: CGFloat = 64

    /// Returns whether any part of a branch is visible in `visible`, a rectangle of the screen; `origin` is where its
    /// parent's content begins there. Adds the tops of invisible branches inside it to `unseen`, unless the branch
    /// itself is invisible.
    private func isSeen(
        _ layer: LayerID, at origin: CGPoint, in visible: CGRect, unseen: inout [LayerID]
    ) -> Bool {
        guard let node = nodes[layer] else { return false }
        let state = node.state
        guard !state.isHidden else {
            unseen.append(layer)
            return false
        }
        guard state.transform.isIdentity, state.sublayerTransform.isIdentity, state.mask == nil else { return true }
        let box = state.frame.offsetBy(dx: origin.x, dy: origin.y)
        let isBoxSeen = box.insetBy(dx: -Self.margin, dy: -Self.margin).meets(visible)
        if state.clipsToBox, !isBoxSeen {
            unseen.append(layer)
            return false
        }
        let inside = state.clipsToBox ? visible.intersection(box) : visible
        let content = CGPoint(x: box.minX - state.contentOrigin.x, y: box.minY - state.contentOrigin.y)
        let known = unseen.count
        var isSeen = isBoxSeen
        for child in node.children where self.isSeen(child, at: content, in: inside, unseen: &unseen) { isSeen = true }
        if !isSeen {
            // The whole branch goes, so nothing inside it needs to be listed.
            unseen.removeSubrange(known...)
            unseen.append(layer)
        }
        return isSeen
    }
}
