/// The view of a layer, as far as layout goes: layers ask it, and it asks them.
@MainActor package protocol LaidOutView: AnyObject {
    var isAwaitingLayout: Bool { get }
    func setNeedsLayout()
    func layoutIfNeeded()
    /// Called when a layer inside the view's layer, not a view's itself, asks for layout.
    func sublayerNeedsLayout()
}

extension CALayer {
    private final var laidOutView: (any LaidOutView)? { viewDelegate as? any LaidOutView }

    final var isLayoutDue: Bool {
        guard placement.hasView else { return placement.needsLayout }
        return laidOutView?.isAwaitingLayout ?? false
    }

    /// Whether a layer inside this one asked for layout, other than a view's.
    package final var isSublayerLayoutDue: Bool { placement.needsSublayerLayout }

    final func requestLayout() {
        guard !placement.hasView else {
            laidOutView?.setNeedsLayout()
            return
        }
        guard !placement.needsLayout else { return }
        placement.needsLayout = true
        passUpNeedForLayout()
    }

    /// Asks for layout on behalf of a layer that has another size or other sublayers, unless it would place nothing, or
    /// makes that change while it places them.
    final func requestLayoutAfterChange() {
        guard !placement.hasView, !placement.isLayingOut, type(of: self) != CALayer.self || motion?.delegate != nil
        else { return }
        requestLayout()
    }

    /// Tells the layers around this one, up to that of a view, which gets a frame for all of them.
    final func passUpNeedForLayout() {
        guard placement.needsLayout || placement.needsSublayerLayout else { return }
        guard let around = superlayerStorage ?? maskedLayer, !around.placement.needsSublayerLayout else { return }
        around.placement.needsSublayerLayout = true
        if around.placement.hasView { around.laidOutView?.sublayerNeedsLayout() } else { around.passUpNeedForLayout() }
    }

    /// Begins with the last layer on the way up that asked for layout without one between that did not.
    final func layOutFromOutermost() {
        var outermost = self
        while let around = outermost.superlayerStorage, around.isLayoutDue { outermost = around }
        outermost.layOutTree()
    }

    private final func layOutTree() {
        if placement.hasView { laidOutView?.layoutIfNeeded() }
        var round = 0
        while (placement.needsLayout && !placement.hasView) || placement.needsSublayerLayout {
            round += 1
            guard round <= EndlessLayerLayout.mostRounds else { return reportEndlessLayout() }
            if placement.needsLayout {
                placement.needsLayout = false
                placement.isLayingOut = true
                layoutSublayers()
                placement.isLayingOut = false
            }
            layOutSublayers()
        }
    }

    /// Lays out the layers inside this one that asked for it, those around before those inside.
    package final func layOutSublayers() {
        guard placement.needsSublayerLayout else { return }
        placement.needsSublayerLayout = false
        for layer in children where layer.placement.needsLayout || layer.placement.needsSublayerLayout {
            layer.layOutTree()
        }
        if let mask = extras?.mask?.layer { mask.layOutTree() }
    }

    /// What ``layoutSublayers()`` does unless a class overrides it.
    final func layOutByDelegate() {
        let delegate = placement.hasView ? viewDelegate : motion?.delegate
        delegate?.layoutSublayers(of: self)
    }

    private final func reportEndlessLayout() {
        placement.needsLayout = false
        placement.needsSublayerLayout = false
        Diagnostics.warnOnce(
            "endless-layout", of: ownerName,
            """
            \(ownerName), a layer, asked for layout again in each of \(EndlessLayerLayout.mostRounds) rounds of one frame; it is left as it is.
              expected       layoutSublayers() comes to rest
              likely cause   setNeedsLayout() is called in layoutSublayers(), or two layers resize each other in turn
              try            set frames in layoutSublayers() without asking for layout again
            """)
    }
}

private enum EndlessLayerLayout {
    static let mostRounds = 100
}
