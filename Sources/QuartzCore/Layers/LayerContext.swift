import RenderTree

/// A visible layer tree, and its changes that the screens don't know yet.
///
/// A commit looks only at layers that changed: a scroll step that moves one layer costs one.
@MainActor package final class LayerContext {
    package let root: CALayer
    /// A number that identifies the tree, also after it is gone.
    let name: Int
    private static var lastName = 0
    private var number = 0
    private var isRootKnown = false

    // One entry for each changed layer. Run-time exclusivity checks are off: no other code runs during the access.
    @exclusivity(unchecked) private var changed: [CALayer] = []
    @exclusivity(unchecked) private var withChangedChildren: [CALayer] = []
    @exclusivity(unchecked) private var left: [Leaver] = []
    @exclusivity(unchecked) private var toDisplay: [CALayer] = []
    /// Deallocated layers that the screens still have. Their former superlayer has pending changes of its sublayers.
    @exclusivity(unchecked) private var lost: [LayerID] = []

    /// A layer that left, and whether the screens knew it at that time.
    private struct Leaver {
        let layer: CALayer
        let wasKnown: Bool
    }

    /// The layers with animations.
    var animated: [CALayer] = []

    /// The frame loop whose frames show the tree.
    var frameLoop: FrameLoop? {
        get { loop.object }
        set { loop.object = newValue }
    }
    @exclusivity(unchecked) private var loop = BackReference<FrameLoop>()

    /// For the tree of a mask: the layer that it masks, which is in another tree.
    private(set) weak var maskedLayer: CALayer?

    let isMask: Bool

    /// A mask's tree belongs to the layer that it masks, so it must not retain a layer that left: that layer may now
    /// contain the masked one, which would be a retain cycle.
    private func forget(_ layer: CALayer) {
        changed.removeAll { $0 === layer }
        withChangedChildren.removeAll { $0 === layer }
        toDisplay.removeAll { $0 === layer }
        for child in layer.children { forget(child) }
    }

    /// The trees of this tree's masks that have animations.
    var animatedMasks: [LayerContext] = []

    /// Called for the first change after a commit.
    @exclusivity(unchecked) package var onFirstChange: (@MainActor () -> Void)?

    package init(root: CALayer, masking maskedLayer: CALayer? = nil) {
        self.root = root
        self.maskedLayer = maskedLayer
        isMask = maskedLayer != nil
        Self.lastName += 1
        name = Self.lastName
        root.setContext(self)
    }

    package var hasChanges: Bool {
        !changed.isEmpty || !withChangedChildren.isEmpty || !left.isEmpty || !toDisplay.isEmpty
    }

    func layerChanged(_ layer: CALayer) {
        if hasChanges || askForFrame(layer, toDraw: false) { changed.append(layer) }
    }

    /// Called for the first layer that changes after a commit. Asks for no frame if one is due already: a scroll step
    /// changes a dozen layers.
    ///
    /// - Returns: False on another thread, where the change itself is postponed.
    @inline(never)
    private func askForFrame(_ layer: CALayer, toDraw: Bool) -> Bool {
        guard MainThread.isCurrent else {
            putOff(layer) { context in
                if toDraw {
                    if layer.isWaitingForDisplay { context.layerNeedsDisplay(layer) }
                } else if layer.isWaitingForCommit {
                    context.layerChanged(layer)
                }
            }
            return false
        }
        onFirstChange?()
        return true
    }

    func layerMoves(_ layer: CALayer) { changed.append(layer) }

    func childrenChanged(_ layer: CALayer) {
        announceFirstChange()
        withChangedChildren.append(layer)
    }

    func layerLeft(_ layer: CALayer) {
        announceFirstChange()
        guard !isMask else { return forget(layer) }
        left.append(Leaver(layer: layer, wasKnown: layer.told?.tree == name))
    }

    /// Called when a layer returns to the tree, with the sublayers that were removed from it in the meantime.
    func layersDeparted(_ departed: [DepartedLayer]) {
        guard !isMask else { return }
        announceFirstChange()
        for one in departed where one.tree == name {
            if let layer = one.layer { left.append(Leaver(layer: layer, wasKnown: true)) } else { lost.append(one.id) }
        }
    }

    func layerNeedsDisplay(_ layer: CALayer) {
        if hasChanges || askForFrame(layer, toDraw: true) { toDisplay.append(layer) }
    }

    /// Draws the layers that need it, before the commit. Layers that request it meanwhile wait for the next call.
    ///
    /// - Returns: Whether any layer has to wait.
    func displayLayers() -> Bool {
        let layers = toDisplay
        toDisplay = []
        for layer in layers where layer.isWaitingForDisplay && layer.contextReference.refers(to: self) {
            layer.displayNow()
        }
        return !toDisplay.isEmpty
    }

    /// Sends the screens a property that another thread has set, as soon as the main thread is free.
    private func putOff(_ layer: CALayer, _ change: @escaping @MainActor (LayerContext) -> Void) {
        MainThread.putOff("a property of \(layer.ownerName)") { [self] in if layer.context === self { change(self) } }
    }

    private func announceFirstChange() {
        if !hasChanges { onFirstChange?() }
    }

    /// Returns everything that changed since the last call; nil if nothing did.
    ///
    /// - Complexity: O(changed layers + their siblings where layers were added or removed).
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

    /// Drops the pending changes, for a tree that is shown in another way than by transactions.
    func forgetChanges() {
        for layer in changed { layer.isWaitingForCommit = false }
        for layer in withChangedChildren { layer.areChildrenWaitingForCommit = false }
        changed = []
        withChangedChildren = []
        left = []
        lost = []
    }

    private func create(_ layer: CALayer, in transaction: inout LayerTransaction) {
        transaction.created.append(layer.id)
        layer.told = ToldState(LayerState(), by: name)
        if !layer.isWaitingForCommit { layer.setNeedsCommit() }
        if !layer.children.isEmpty, !layer.areChildrenWaitingForCommit { layer.setNeedsChildrenCommit() }
    }

    private func placeChildren(in transaction: inout LayerTransaction) {
        // Creating a child may add it to the list. Parents are placed before their children.
        var pending = withChangedChildren
        withChangedChildren = []
        while !pending.isEmpty {
            for parent in pending.sorted(by: { $0.depth < $1.depth }) {
                parent.areChildrenWaitingForCommit = false
                guard parent.contextReference.refers(to: self), parent.told != nil else { continue }
                placeChildren(of: parent, in: &transaction)
            }
            pending = withChangedChildren
            withChangedChildren = []
        }
    }

    private func placeChildren(of parent: CALayer, in transaction: inout LayerTransaction) {
        let children = parent.childrenInDrawingOrder
        for child in children {
            if child.told == nil { create(child, in: &transaction) }
            child.committedParent = parent.id
        }
        let order = children.map(\.id)
        transaction.placements += ChildOrder.placements(from: parent.committedChildren, to: order, parent: parent.id)
        parent.committedChildren = order
    }

    private func commitChanges(in transaction: inout LayerTransaction) {
        for layer in changed {
            layer.isWaitingForCommit = false
            guard layer.contextReference.refers(to: self), let told = layer.told else { continue }
            var state = LayerState()
            layer.describeToScreens(in: &state)
            let properties = state.changes(from: told.state)
            guard !properties.isEmpty else { continue }
            transaction.changes.append(LayerChange(layer: layer.id, properties: properties))
            swap(&told.state, &state)
        }
        changed.removeAll(keepingCapacity: true)
    }

    private func removeLayersThatLeft(in transaction: inout LayerTransaction) {
        var gone: [CALayer] = []
        for leaver in left where !leaver.layer.contextReference.refers(to: self) {
            if leaver.wasKnown, leaver.layer.told?.tree != name {
                // The layer is in another tree now, whose screens know it from there.
                transaction.removed.append(leaver.layer.id)
            } else {
                collectGone(leaver.layer, into: &gone)
            }
        }
        left.removeAll(keepingCapacity: true)
        if !lost.isEmpty {
            transaction.removed += lost
            lost = []
        }
        let names = Set(gone.map(\.id))
        for layer in gone where layer.committedParent.map({ !names.contains($0) }) ?? true {
            transaction.removed.append(layer.id)
        }
        for layer in gone { layer.forgetCommits() }
    }

    private func collectGone(_ layer: CALayer, into gone: inout [CALayer]) {
        guard !layer.contextReference.refers(to: self) else { return }
        if layer.told?.tree == name, !gone.contains(where: { $0 === layer }) { gone.append(layer) }
        for child in layer.children { collectGone(child, into: &gone) }
        for departed in layer.extras?.departed ?? [] {
            if let layer = departed.layer { collectGone(layer, into: &gone) }
        }
    }
}

extension CALayer {
    /// The class of the view, or of a layer without a view.
    final var ownerName: String {
        // Not with `map`: the compiler makes closures for other modules check for the main actor.
        if let view = viewDelegate { return "\(type(of: view))" }
        return "\(type(of: self))"
    }

    fileprivate var depth: Int {
        var depth = 0
        var ancestor = superlayerStorage
        while let layer = ancestor {
            depth += 1
            ancestor = layer.superlayerStorage
        }
        return depth
    }

    func forgetCommits() {
        told = nil
        committedChildren = []
        committedParent = nil
        extras?.departed = []
    }
}
