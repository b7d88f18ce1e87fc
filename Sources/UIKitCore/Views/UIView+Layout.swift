import CoreGraphics

extension UIView {
    /// Rounds after which a view that keeps asking for layout inside its own layout is left alone until the next frame.
    private static let maximumRounds = 100

    func markNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        passUpNeedForLayout()
    }

    /// Tells the views around this one, up to the window, that somebody inside needs layout.
    func passUpNeedForLayout() {
        guard needsLayout || doesDescendantNeedLayout else { return }
        var ancestor = superview
        var top = self
        while let view = ancestor, !view.doesDescendantNeedLayout {
            view.doesDescendantNeedLayout = true
            top = view
            ancestor = view.superview
        }
        // Not this view's window: a mask is in none.
        if ancestor == nil { top.window?.screen.frameLoop.setNeedsFrame() }
    }

    /// Goes only where somebody asked for layout.
    func layOutTree() {
        var round = 0
        while needsLayout || doesDescendantNeedLayout {
            round += 1
            guard round <= Self.maximumRounds else { return reportEndlessLayout() }
            if needsLayout {
                needsLayout = false
                LayoutCounts.layouts += 1
                if OwnTraits.overriding > 0 {
                    resolvedTraits.performAsCurrent(layOutSubviews)
                } else {
                    layOutSubviews()
                }
            }
            guard doesDescendantNeedLayout else { continue }
            doesDescendantNeedLayout = false
            for view in subviews where view.needsLayout || view.doesDescendantNeedLayout { view.layOutTree() }
            if let mask, mask.needsLayout || mask.doesDescendantNeedLayout { mask.layOutTree() }
        }
    }

    private func layOutSubviews() {
        viewController?.tellIsAppearing()
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
    }

    private func reportEndlessLayout() {
        Diagnostics.warnOnce(
            "endless-layout",
            """
            \(self) asked for layout again in each of \(Self.maximumRounds) rounds of one frame; it is left as it is.
              expected       layoutSubviews() comes to rest
              likely cause   setNeedsLayout() is called in layoutSubviews(), or two views resize each other in turn
              try            set frames in layoutSubviews() without asking for layout again
            """)
        needsLayout = false
        doesDescendantNeedLayout = false
    }
}

/// How often views were laid out; tests assert it.
@MainActor package enum LayoutCounts {
    package static var layouts = 0
}
