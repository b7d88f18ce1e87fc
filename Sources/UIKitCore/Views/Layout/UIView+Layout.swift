import CoreGraphics
import QuartzCore

extension UIView: LaidOutView {
    package var isAwaitingLayout: Bool { needsLayout }

    package func sublayerNeedsLayout() {
        guard !doesDescendantNeedLayout else { return }
        doesDescendantNeedLayout = true
        passUpNeedForLayout()
    }

    func markNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        passUpNeedForLayout()
    }

    /// Tells the views around this one, up to the window, that a view inside them needs layout.
    func passUpNeedForLayout() {
        if needsLayout || doesDescendantNeedLayout { passUp(needOf: self) }
    }

    private func passUp(needOf view: UIView) {
        guard let around = superviewStorage else { return askForFrame(for: view) }
        guard !around.doesDescendantNeedLayout else { return }
        around.doesDescendantNeedLayout = true
        around.passUp(needOf: view)
    }

    /// Asks for a frame. Called on the outermost view; `view` is the one that needs layout. A mask has no window of its
    /// own.
    private func askForFrame(for view: UIView) {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UIView setNeedsLayout] (\(type(of: view)))") { [self] in
                windowStorage?.screen.frameLoop.setNeedsFrame()
            }
        }
        windowStorage?.screen.frameLoop.setNeedsFrame()
    }

    /// Lays out from the outermost view of an unbroken chain of superviews that need layout.
    func layOutFromOutermost() {
        if isSolvedWithSuperview {
            let root = constraintRoot
            if root.needsConstraintSolution { root.solveConstraints() }
        }
        var outermost = self
        while let around = outermost.superviewStorage, around.needsLayout, !around.isLayingOutSubviews {
            outermost = around
        }
        if outermost !== self, let window = outermost as? UIWindow { return window.layoutIfNeeded() }
        outermost.layOutTree()
    }

    /// Visits only views that need layout.
    func layOutTree() {
        var round = 0
        // While layoutSubviews() of this view runs, only the views inside it are laid out. The view's own turn comes
        // afterwards.
        while (needsLayout && !isLayingOutSubviews) || doesDescendantNeedLayout || needsConstraintSolution {
            round += 1
            guard round <= EndlessLayout.maximumRounds else { return reportEndlessLayout() }
            if needsConfigurationUpdate, !isLayingOutSubviews {
                updateConfigurationsIfNeeded()
                if needsConfigurationUpdate, !isUpdatingConfigurations { continue }
            }
            if needsConstraintSolution { solveConstraints() }
            if needsLayout, !isLayingOutSubviews {
                needsLayout = false
                LayoutCounts.layouts += 1
                if handedDown.contains(.traits) {
                    resolvedTraits.performAsCurrent { layOutByLayer() }
                } else {
                    layOutByLayer()
                }
            }
            guard doesDescendantNeedLayout else { continue }
            doesDescendantNeedLayout = false
            for view in subviewsStorage where view.needsLayout || view.doesDescendantNeedLayout { view.layOutTree() }
            if let mask, mask.needsLayout || mask.doesDescendantNeedLayout { mask.layOutTree() }
            layerStorage.layOutSublayers()
        }
    }

    /// Lays out through the layer, because an app's own layer class may place its sublayers itself.
    private func layOutByLayer() {
        if type(of: layerStorage) == CALayer.self {
            layoutSublayers(of: layerStorage)
        } else {
            layerStorage.layoutSublayers()
        }
    }

    /// Updates the view's configurations for its state now, unless an update is running.
    func updateConfigurationsIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfigurations else { return }
        isUpdatingConfigurations = true
        updateConfigurations()
        isUpdatingConfigurations = false
    }

    /// Calls ``layoutSubviews()``, and the controller's methods before and after it.
    func layOutSubviews() {
        guard let owner else {
            isLayingOutSubviews = true
            layoutSubviews()
            isLayingOutSubviews = false
            return
        }
        // A controller may lay out its view again in viewWillLayoutSubviews() or viewDidLayoutSubviews(), but not for
        // ever.
        Nesting.controllerLayouts += 1
        defer { Nesting.controllerLayouts -= 1 }
        guard Nesting.controllerLayouts <= Nesting.mostByHand else { return reportEndlessLayout() }
        owner.tellIsAppearing()
        owner.viewWillLayoutSubviews()
        isLayingOutSubviews = true
        layoutSubviews()
        isLayingOutSubviews = false
        owner.viewDidLayoutSubviews()
    }

    private func reportEndlessLayout() {
        let rounds = EndlessLayout.maximumRounds
        EndlessLayout.maximumRounds = 1
        defer {
            needsLayout = false
            doesDescendantNeedLayout = false
            needsConstraintSolution = false
            needsConfigurationUpdate = false
        }
        guard rounds > 1 else { return }
        Diagnostics.warnOnce(
            "endless-layout",
            """
            \(self) asked for layout again in each of \(rounds) rounds of one frame; its layout stops there.
              expected       layoutSubviews() stops asking for layout
              likely cause   setNeedsLayout() is called in layoutSubviews(), or two views resize each other in turn
              try            set frames in layoutSubviews() without asking for layout again
            """)
    }
}

/// The limit for views that keep asking for layout in their own layout.
@MainActor enum EndlessLayout {
    /// The number of rounds after which the engine leaves such a view alone until the next frame.
    ///
    /// After that, no view gets a second round in this frame, because endless views inside each other would multiply
    /// the rounds.
    @exclusivity(unchecked) static var maximumRounds = mostRounds
    private static let mostRounds = 100

    static func beginFrame() { maximumRounds = mostRounds }
}

/// Counts layout passes of views; tests check it.
@MainActor package enum LayoutCounts {
    @exclusivity(unchecked) package static var layouts = 0
}
