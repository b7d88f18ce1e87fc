extension CALayer {
    /// How deeply layers can be nested. Each level uses stack space when the layers are laid out, rendered or released;
    /// the main thread has 8 MB (Decisions/0062).
    package static let deepest = 400

    /// Stops the program if `layer` would contain itself, or be nested too deeply for the stack.
    ///
    /// A layer may only be so deep that there is room for the ``branchHeight`` below it. So no layer gets too deep next
    /// to a branch of the same height; and a layer outside of all trees can't contain a layer that is in a window's
    /// tree.
    func checkPlace(for layer: CALayer) {
        if branchHeight > layer.branchHeight, !layer.contextReference.isSet, let context, !context.isMask { return }
        var depth = 1
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer { failOnCycle(layer) }
            depth += 1
            ancestor = current.superlayerStorage ?? current.maskedLayer
        }
        if depth + layer.branchHeight > Self.deepest {
            layer.countBranchHeights()
            if depth + layer.branchHeight > Self.deepest { failOnDepth(depth + layer.branchHeight, layer) }
        }
        var height = layer.branchHeight + 1
        ancestor = self
        while let current = ancestor, current.branchHeight < height {
            current.branchHeight = height
            height += 1
            ancestor = current.superlayerStorage
        }
    }

    /// Recomputes the branch heights of this layer and its sublayers. Not recursive, because the branch may be too deep
    /// for that.
    private func countBranchHeights() {
        var levels = [[self]]
        while let lowest = levels.last, !lowest.isEmpty { levels.append(lowest.flatMap(\.children)) }
        for level in levels.reversed() {
            for layer in level {
                var height = 0
                for child in layer.children { height = max(height, child.branchHeight + 1) }
                layer.branchHeight = height
            }
        }
    }

    private func failOnCycle(_ layer: CALayer) -> Never {
        Diagnostics.fail(
            "CALayer - A layer cannot be put inside itself",
            explanation: """
                  seen           \(layer.ownerName) is \(ownerName), or around it
                  likely cause   addSublayer(_:) or addSubview(_:) with parent and child in the wrong order
                  try            child.removeFromSuperlayer() first, or swap the two
                """)
    }

    private func failOnDepth(_ depth: Int, _ layer: CALayer) -> Never {
        Diagnostics.fail(
            "View or layer tree is too deep: \(depth) levels, at most \(Self.deepest) are supported",
            explanation: """
                  seen           \(layer.ownerName) is put into \(ownerName)
                  likely cause   each view adds the next one to itself rather than to their common superview, as in a loop or \
                in didMoveToSuperview()
                  try            siblings instead of nested views; in a debugger, superview shows the tree
                """)
    }
}
