import RenderTree

/// A layer tree that is shown, and what the screens have not been told of it yet.
///
/// Only layers that changed are looked at when a frame is committed; a scroll step that moves one layer costs one.
@MainActor package final class LayerContext {
    package let root: CALayer
    /// Tells trees apart, also those that are gone.
    let name: Int
    private static var lastName = 0
    private var number = 0
    private var isRootKnown = false

    // Added to for each layer that changes. Exclusivity is not checked at run time: no other code runs meanwhile.
    @exclusivity(unchecked) private var changed: [CALayer] = []
    @exclusivity(unchecked) private var withChangedChildren: [CALayer] = []
    @exclusivity(unchecked) private var left: [Leaver] = []
    @exclusivity(unchecked) private var toDisplay: [CALayer] = []
    /// Layers that were deallocated while the screens still have them. Their former superlayer has pending child changes.
    @exclusivity(unchecked) private var lost: [LayerID] = []

    /// A layer that left, and whether the screens knew it then.
    private struct Leaver {
        let layer: CALayer
        let wasKnown: Bool
    }

    /// Layers that have animations.
    var animated: [CALayer] = []

    /// Whose frames show the tree.
    var frameLoop: FrameLoop? {
        get { loop.object }
        set { loop.object = newValue }
    }
    @exclusivity(unchecked) private var loop = BackReference<FrameLoop>()

    /// Of a mask's tree: the layer it masks, which is in another tree.
    private(set) weak var maskedLayer: CALayer?

    let isMask: Bool

    /// A mask's tree belongs to the layer it masks, so it must not keep a layer that left: that may have become one around
    /// the masked layer, and the two would keep each other.
    private func forget(_ layer: CALayer) {
        changed.removeAll { $0 === layer }
        withChangedChildren.removeAll { $0 === layer }
        toDisplay.removeAll { $0 === layer }
        for child in layer.children { forget(child) }
    }

    /// Trees of masks of this one's layers that have animations.
    var animatedMasks: [LayerContext] = []

    /// Called when there is something to commit and there was nothing before.
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

    /// Of the first layer that changes after a commit. Where a frame is due already it asks for none: a step of scrolling changes
    /// a dozen layers.
    ///
    /// - Returns: False from another thread, where the change itself is put off.
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

    /// A layer is back in the tree. These sublayers were removed from it in the meantime.
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

    /// Lets layers draw that have to, before the commit. Those that ask for it while others draw wait for the next time.
    ///
    /// - Returns: Whether any has to wait.
    func displayLayers() -> Bool {
        let layers = toDisplay
        toDisplay = []
        for layer in layers where layer.isWaitingForDisplay && layer.contextReference.refers(to: self) {
            layer.displayNow()
        }
        return !toDisplay.isEmpty
    }

    /// Tells the screens, once the main thread is free, of a property that another thread has set.
    private func putOff(_ layer: CALayer, _ change: @escaping @MainActor (LayerContext) -> Void) {
        MainThread.putOff("a property of \(layer.ownerName)") { [self] in if layer.context === self { change(self) } }
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
        lost = []
    }

    private func create(_ layer: CALayer, in transaction: inout LayerTransaction) {
        transaction.created.append(layer.id)
        layer.told = ToldState(LayerState(), by: name)
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
                // It is in another tree by now, whose screens know it in its place.
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
    /// The class of the view, or of the layer that has none.
    final var ownerName: String {
        // Not by `map`: the compiler has closures that go to other modules check for the main actor.
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
