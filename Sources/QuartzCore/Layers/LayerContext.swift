import RenderTree

/// A layer tree that is shown, and what the screens have not been told of it yet.
///
/// Only layers that changed are looked at when a frame is committed; a scroll step that moves one layer costs one.
@MainActor package final class LayerContext {
    package let root: CALayer
    private var number = 0
    private var isRootKnown = false

    // Added to for each layer that changes. Exclusivity is not checked at run time: nobody is called meanwhile.
    @exclusivity(unchecked) private var changed: [CALayer] = []
    @exclusivity(unchecked) private var withChangedChildren: [CALayer] = []
    @exclusivity(unchecked) private var left: [CALayer] = []
    @exclusivity(unchecked) private var toDisplay: [CALayer] = []

    /// Layers that have animations.
    var animated: [CALayer] = []

    /// Whose frames show the tree. Not `weak` (D7): the loop takes itself back.
    @exclusivity(unchecked) unowned(unsafe) var frameLoop: FrameLoop?

    /// Of a mask's tree: the layer it masks, which is in another tree.
    private(set) weak var maskedLayer: CALayer?

    /// Trees of masks of this one's layers that have animations.
    var animatedMasks: [LayerContext] = []

    /// Called when there is something to commit and there was nothing before.
    @exclusivity(unchecked) package var onFirstChange: (@MainActor () -> Void)?

    package init(root: CALayer, masking maskedLayer: CALayer? = nil) {
        self.root = root
        self.maskedLayer = maskedLayer
        root.setContext(self)
    }

    package var hasChanges: Bool {
        !changed.isEmpty || !withChangedChildren.isEmpty || !left.isEmpty || !toDisplay.isEmpty
    }

    func layerChanged(_ layer: CALayer) {
        announceFirstChange()
        changed.append(layer)
    }

    func layerMoves(_ layer: CALayer) { changed.append(layer) }

    func childrenChanged(_ layer: CALayer) {
        announceFirstChange()
        withChangedChildren.append(layer)
    }

    func layerLeft(_ layer: CALayer) {
        announceFirstChange()
        left.append(layer)
    }

    func layerNeedsDisplay(_ layer: CALayer) {
        announceFirstChange()
        toDisplay.append(layer)
    }

    /// Lets layers draw that have to, before the commit. Those that ask for it while others draw wait for the next time.
    ///
    /// - Returns: Whether any has to wait.
    func displayLayers() -> Bool {
        let layers = toDisplay
        toDisplay = []
        for layer in layers where layer.isWaitingForDisplay && layer.context === self { layer.displayNow() }
        return !toDisplay.isEmpty
    }

    private func announceFirstChange() {
        if !hasChanges { onFirstChange?() }
    }

    /// Everything that changed since the last call; nil when nothing did.
    ///
    /// - Complexity: O(changed layers + their siblings where children came or went).
    package func commit() -> LayerTransaction? {
        guard hasChanges else { return nil }
        var transaction = LayerTransaction()
        if !isRootKnown {
            transaction.root = root.id
            create(root, in: &transaction)
            isRootKnown = true
        }
        placeChildren(in: &transaction)
        commitChanges(in: &transaction)
        removeLayersThatLeft(in: &transaction)
        guard !transaction.isEmpty else { return nil }
        number += 1
        transaction.number = number
        return transaction
    }

    /// For a tree that is shown in another way than by transactions: what changed so far is known.
    func forgetChanges() {
        for layer in changed { layer.isWaitingForCommit = false }
        for layer in withChangedChildren { layer.areChildrenWaitingForCommit = false }
        changed = []
        withChangedChildren = []
        left = []
    }

    private func create(_ layer: CALayer, in transaction: inout LayerTransaction) {
        transaction.created.append(layer.id)
        layer.committed = LayerState()
        if !layer.isWaitingForCommit { layer.setNeedsCommit() }
        if !layer.children.isEmpty, !layer.areChildrenWaitingForCommit { layer.setNeedsChildrenCommit() }
    }

    private func placeChildren(in transaction: inout LayerTransaction) {
        // Creating a child may add it to the list; parents are placed before their children.
        var pending = withChangedChildren
        withChangedChildren = []
        while !pending.isEmpty {
            for parent in pending.sorted(by: { $0.depth < $1.depth }) {
                parent.areChildrenWaitingForCommit = false
                guard parent.context === self, parent.committed != nil else { continue }
                placeChildren(of: parent, in: &transaction)
            }
            pending = withChangedChildren
            withChangedChildren = []
        }
    }

    private func placeChildren(of parent: CALayer, in transaction: inout LayerTransaction) {
        let children = parent.childrenInDrawingOrder
        for child in children {
            if child.committed == nil { create(child, in: &transaction) }
            child.committedParent = parent.id
        }
        let order = children.map(\.id)
        transaction.placements += ChildOrder.placements(from: parent.committedChildren, to: order, parent: parent.id)
        parent.committedChildren = order
    }

    private func commitChanges(in transaction: inout LayerTransaction) {
        for layer in changed {
            layer.isWaitingForCommit = false
            guard layer.context === self, let committed = layer.committed else { continue }
            let state = layer.stateToTell
            let properties = state.changes(from: committed)
            guard !properties.isEmpty else { continue }
            transaction.changes.append(LayerChange(layer: layer.id, properties: properties))
            layer.committed = state
        }
        changed.removeAll(keepingCapacity: true)
    }

    private func removeLayersThatLeft(in transaction: inout LayerTransaction) {
        var gone: [CALayer] = []
        for layer in left where layer.context !== self { collectGone(layer, into: &gone) }
        left.removeAll(keepingCapacity: true)
        let names = Set(gone.map(\.id))
        for layer in gone where layer.committedParent.map({ !names.contains($0) }) ?? true {
            transaction.removed.append(layer.id)
        }
        for layer in gone { layer.forgetCommits() }
    }

    private func collectGone(_ layer: CALayer, into gone: inout [CALayer]) {
        guard layer.context !== self else { return }
        if layer.committed != nil, !gone.contains(where: { $0 === layer }) { gone.append(layer) }
        for child in layer.children { collectGone(child, into: &gone) }
    }
}

extension CALayer {
    fileprivate var depth: Int {
        var depth = 0
        var ancestor = superlayer
        while let layer = ancestor {
            depth += 1
            ancestor = layer.superlayer
        }
        return depth
    }

    fileprivate func forgetCommits() {
        committed = nil
        committedChildren = []
        committedParent = nil
    }
}
