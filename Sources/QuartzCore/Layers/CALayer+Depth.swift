extension CALayer {
    /// How many layers may be inside each other. Each costs stack when it is laid out, shown or released; the main thread
    /// has 8 MB (Decisions/0062).
    package static let deepest = 400

    /// Stops the program where `layer` would be inside itself, or deeper than the stack lets it be.
    ///
    /// Each layer is at most as deep as to leave room for the ``branchHeight`` below it. So nothing gets too deep beside a branch
    /// that is as high; and a layer that is in no tree is not around one that is in a window's.
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

    /// Makes the heights of this layer and of all inside it what they are. Not recursive: that is what it is asked for.
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
                  try            siblings in place of nested views; a debugger shows the tree by superview
                """)
    }
}
