import QuartzCore

extension UIView {
    func insert(_ view: UIView, at index: Int) {
        guard view !== self, view.holdsNothing || !mayBeInside(view) || !isInside(view) else {
            Diagnostics.fail(
                "Can't add self as subview",
                explanation: """
                    \(view) is \(self) or contains it.
                      likely cause   addSubview(_:) with parent and child in the wrong order
                      try            removeFromSuperview() first, or swap the two
                    """)
        }
        if view.isDirectly(in: self) { return move(view, to: index) }
        Nesting.insertions += 1
        defer { Nesting.insertions -= 1 }
        if Nesting.insertions > Nesting.mostByHand { view.failOnEndlessInsertion(into: self) }
        let involved = handedDown.union(view.handedDown)
        let oldTraits = involved.contains(.traits) ? view.resolvedTraits : view.traitsWhenLeft
        let oldTint = involved.contains(.tint) ? view.rareStateIfMade?.left.tint ?? view.tintColor : nil
        view.willMove(toSuperview: self)
        if view.superviewReference.isSet { view.detach() }
        view.rareStateIfMade?.left = .init()

        let newWindow = windowStorage
        if newWindow != nil { view.tellWillMove(to: newWindow) }
        let index = min(max(index, 0), subviewsStorage.count)
        let isInFront = index == subviewsStorage.count
        if isInFront { subviewsStorage.append(view) } else { subviewsStorage.insert(view, at: index) }
        placeLayer(of: view, at: index)
        view.superviewStorage = self
        if view.rareStateIfMade != nil || constraintsIfMade != nil { view.constraintsEnteredSuperview() }
        if view.handedDown != handedDown { view.updateHandedDown() }
        if newWindow != nil {
            view.setWindow(newWindow)
            view.traitsWhenLeft = nil
        }
        view.passUpNeedForLayout()
        if let oldTraits { view.traitsDidChange(from: oldTraits, to: view.resolvedTraits) }
        if let oldTint, view.tintColor != oldTint { view.tellTintDidChange() }
        if involved.contains(.safeArea) { view.safeAreaMayHaveChanged() }
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    /// Returns whether this is one of `view`'s subviews, or its mask. Faster than comparing ``superview``.
    @inline(__always) final func isDirectly(in view: UIView) -> Bool { superviewReference.refers(to: view) }

    /// Returns false if this view is in a window and `view` isn't, so that it can't contain this one.
    private func mayBeInside(_ view: UIView) -> Bool { view.windowReference.isSet || windowStorage == nil }

    /// Whether the view can't contain any view.
    private var holdsNothing: Bool { subviewsStorage.isEmpty && rareStateIfMade == nil }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard let index = subviewsStorage.firstIndex(where: { $0 === sibling }) else {
            return insert(view, at: subviewsStorage.count)
        }
        insert(view, at: index + offset)
    }

    func move(_ view: UIView, to index: Int) {
        guard let old = subviewsStorage.firstIndex(where: { $0 === view }) else { return }
        let new = min(max(old < index ? index - 1 : index, 0), subviewsStorage.count - 1)
        guard new != old else { return }
        subviewsStorage.insert(subviewsStorage.remove(at: old), at: new)
        placeLayer(of: view, at: new)
    }

    func exchange(_ index1: Int, _ index2: Int) {
        guard subviewsStorage.indices.contains(index1), subviewsStorage.indices.contains(index2), index1 != index2
        else { return }
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (lower, upper) = (subviewsStorage[low], subviewsStorage[high])
        move(upper, to: low)
        move(lower, to: high + 1)
    }

    /// Places a subview's layer next to its neighbour's. An index won't do, because layers without views may be between
    /// those of subviews.
    private func placeLayer(of view: UIView, at index: Int) {
        if index + 1 < subviewsStorage.count {
            layerStorage.insertSublayer(view.layerStorage, below: subviewsStorage[index + 1].layerStorage)
        } else {
            layerStorage.addSublayer(view.layerStorage)
        }
    }

    func leaveSuperview() {
        guard superviewStorage != nil else { return }
        willMove(toSuperview: nil)
        detach()
        didMoveToSuperview()
    }

    private func detach() {
        guard let parent = superviewStorage else { return }
        guard parent.mask !== self else { return parent.mask = nil }
        parent.willRemoveSubview(self)
        if rareStateIfMade != nil { constraintsWillLeaveSuperview() }
        let hadWindow = windowStorage != nil
        if hadWindow {
            traitsWhenLeft = windowStorage?.screen.traitCollection
            tellWillMove(to: nil)
        }
        if handedDown.contains(.traits) { rareState.left.traits = traitsAround }
        if handedDown.contains(.tint) { rareState.left.tint = tintColor }
        parent.subviewsStorage.removeAll { $0 === self }
        layerStorage.removeFromSuperlayer()
        superviewStorage = nil
        parent.setNeedsLayout()
        if hadWindow { setWindow(nil) }
    }

    private func tellWillMove(to newWindow: UIWindow?) {
        owner?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        for view in subviewsStorage { view.tellWillMove(to: newWindow) }
    }

    func setWindow(_ newWindow: UIWindow?) {
        guard windowStorage !== newWindow else { return }
        if newWindow == nil, let window = windowStorage {
            if let first = window.firstResponder, first === self || first === owner { window.firstResponder = nil }
            if window.screen.router.lastScrollView === self { window.screen.router.lastScrollView = nil }
        }
        windowStorage = newWindow
        if let newWindow {
            resolveColors()
            // The view's safe area comes from another place. If this window has none, only this pass updates the view.
            if lastToldSafeAreaInsets != .zero { newWindow.needsSafeAreaPass = true }
            if isAccessibilityOutOfDate { newWindow.screen.accessibilityChanged(self) }
            if type(of: self).requiresConstraintBasedLayout { noteFirstConstraintUpdate() }
        } else if let gestureRecognizers {
            for recognizer in gestureRecognizers { recognizer.abandon() }
        }
        didMoveToWindow()
        owner?.viewDidMove(toWindow: newWindow)
        for view in subviewsStorage { view.setWindow(newWindow) }
    }
}

extension UIView {
    func isInside(_ view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superviewStorage
        }
        return false
    }

    func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }
}
