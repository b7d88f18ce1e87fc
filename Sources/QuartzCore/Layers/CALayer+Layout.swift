/// The layout interface between a layer and its view. Calls go both ways.
@MainActor package protocol LaidOutView: AnyObject {
    var isAwaitingLayout: Bool { get }
    func setNeedsLayout()
    func layoutIfNeeded()
    /// Called when a layer inside the view's layer, but not the layer of a view, asks for layout.
    func sublayerNeedsLayout()
}

extension CALayer {
    private final var laidOutView: (any LaidOutView)? { viewDelegate as? any LaidOutView }

    final var isLayoutDue: Bool {
        guard placement.hasView else { return placement.needsLayout }
        return laidOutView?.isAwaitingLayout ?? false
    }

    /// Whether a layer inside this one, not counting the layers of views, asked for layout.
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

    /// Requests layout because the layer's size or sublayers changed. Does nothing if the layer would place nothing, or
    /// if it made that change while placing its sublayers.
    final func requestLayoutAfterChange() {
        guard !placement.hasView, !placement.isLayingOut, type(of: self) != CALayer.self || motion?.delegate != nil
        else { return }
        requestLayout()
    }

    /// Marks the layers around this one, up to the layer of a view, which requests a frame for all of them.
    final func passUpNeedForLayout() {
        guard placement.needsLayout || placement.needsSublayerLayout else { return }
        guard let around = superlayerStorage ?? maskedLayer, !around.placement.needsSublayerLayout else { return }
        around.placement.needsSublayerLayout = true
        if around.placement.hasView { around.laidOutView?.sublayerNeedsLayout() } else { around.passUpNeedForLayout() }
    }

    /// Lays out from the outermost layer of an unbroken chain of layers that asked for layout.
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

    /// Lays out the layers inside this one that asked for it, outer layers first.
    package final func layOutSublayers() {
        guard placement.needsSublayerLayout else { return }
        placement.needsSublayerLayout = false
        for layer in children where layer.placement.needsLayout || layer.placement.needsSublayerLayout {
            layer.layOutTree()
        }
        if let mask = extras?.mask?.layer { mask.layOutTree() }
    }

    /// The default implementation of ``layoutSublayers()``.
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
            \(ownerName), a layer, asked for layout again in each of \(EndlessLayerLayout.mostRounds) rounds of one frame; its \
            layout stops there.
              expected       layoutSublayers() stops asking for layout
              likely cause   setNeedsLayout() is called in layoutSublayers(), or two layers resize each other in turn
              try            set frames in layoutSublayers() without asking for layout again
            """)
    }
}

private enum EndlessLayerLayout {
    static let mostRounds = 100
}
