extension CALayer {
    final func insert(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: sibling.flatMap(index) ?? 0)
    }

    final func insert(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: sibling.flatMap(index).map { $0 + 1 } ?? children.count)
    }

    final func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.superlayerStorage === self else { return }
        insert(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    final func leaveSuperlayer() {
        guard let parent = superlayerStorage else { return }
        MainThread.require("-[CALayer removeFromSuperlayer]")
        if let index = parent.index(of: self) { parent.children.remove(at: index) }
        superlayerStorage = nil
        parent.setNeedsChildrenCommit()
        if let context {
            context.layerLeft(self)
            setContext(nil)
        } else if let told, committedParent == parent.id {
            parent.madeExtras.departed.append(DepartedLayer(id: id, tree: told.tree, layer: self))
        }
    }

    /// Searches from the top end, where layers are usually added and removed.
    private func index(of child: CALayer) -> Int? { children.lastIndex { $0 === child } }

    package final func insert(_ layer: CALayer, at index: Int) {
        MainThread.require("-[CALayer addSublayer:]")
        checkPlace(for: layer)
        if layer.superlayerReference.isSet || layer.contextReference.isSet { layer.leavePlace() }
        if index < children.count { children.insert(layer, at: index) } else { children.append(layer) }
        layer.superlayerStorage = self
        if layer.context !== context { layer.setContext(context) }
        setNeedsChildrenCommit()
        requestLayoutAfterChange()
        layer.passUpNeedForLayout()
    }

    /// The layer whose mask this layer is, if any.
    var maskedLayer: CALayer? {
        guard let context, context.root === self else { return nil }
        return context.maskedLayer
    }

    /// Removes the layer from its superlayer, or from the layer that it masks.
    func leavePlace() {
        removeFromSuperlayer()
        maskedLayer?.mask = nil
    }

    func setContext(_ context: LayerContext?) {
        let old = self.context
        self.context = context
        // The screens of another tree, which may be gone, know the layer under the same name. The screens of this tree
        // don't.
        if let context, let told, told.tree != context.name { forgetCommits() }
        isWaitingForCommit = false
        areChildrenWaitingForCommit = false
        isWaitingForDisplay = false
        if context != nil {
            setNeedsCommit()
            if isDisplayNeeded { requestDisplay() }
            if !children.isEmpty || !committedChildren.isEmpty { setNeedsChildrenCommit() }
        }
        if let context, let extras {
            if let mask = extras.mask { context.maskCame(mask) }
            if !extras.departed.isEmpty { context.layersDeparted(extras.departed) }
            extras.departed = []
        }
        if motion != nil, old !== context { contextDidChange(from: old) }
        for child in children { child.setContext(context) }
    }

    /// The sublayers in drawing order.
    package var childrenInDrawingOrder: [CALayer] { children.inDrawingOrder { $0.shown.placement.zPosition } }
}

extension Array {
    /// Returns siblings in drawing order: by `zPosition`, and in their own order if that is equal.
    ///
    /// - Complexity: O(*n* + *k* log *k*), if *k* of them aren't at zero.
    @MainActor package func inDrawingOrder(_ zPosition: (Element) -> CGFloat) -> [Element] {
        guard contains(where: { zPosition($0) != 0 }) else { return self }
        // Most layers have no `zPosition`, so only the others are sorted.
        var inPlane: [Element] = []
        var others: [(z: CGFloat, element: Element)] = []
        for element in self {
            let z = zPosition(element)
            if z == 0 { inPlane.append(element) } else { others.append((z, element)) }
        }
        others.sort { $0.z < $1.z }
        let front = others.firstIndex { $0.z > 0 } ?? others.endIndex
        return others[..<front].map { $0.element } + inPlane + others[front...].map { $0.element }
    }
}
