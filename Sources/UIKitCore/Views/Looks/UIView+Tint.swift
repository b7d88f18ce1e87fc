extension UIView {
    /// Whether the tint colour is shown as it is, or greyed because something is in front.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As around the view; normal at the top.
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }

    var resolvedTintColor: UIColor {
        guard handedDown.contains(.tint) else { return .systemBlue }
        var view: UIView? = self
        while let current = view {
            if let own = current.rareStateIfMade?.tintColor { return adjusted(own) }
            view = current.superview
        }
        return adjusted(.systemBlue)
    }

    private func adjusted(_ color: UIColor) -> UIColor {
        tintAdjustmentMode == .dimmed ? UIColor { color.resolvedColor(with: $0).withoutColor } : color
    }

    func changeTint(_ change: (RareViewState) -> Void) {
        Nesting.tintChanges += 1
        defer { Nesting.tintChanges -= 1 }
        if Nesting.tintChanges > Nesting.mostByHand { failOnEndlessTint() }
        change(rareState)
        updateHandedDown()
        tellTintDidChange()
    }

    /// The whole branch, as far as it has this view's tint.
    func tellTintDidChange() {
        tintColorDidChange()
        for view in subviews where view.rareStateIfMade?.tintColor == nil || view.tintAdjustmentMode == .dimmed {
            view.tellTintDidChange()
        }
    }

    var resolvedTintAdjustmentMode: TintAdjustmentMode {
        guard handedDown.contains(.tint) else { return .normal }
        var view: UIView? = self
        while let current = view {
            if let mode = current.rareStateIfMade?.tintAdjustmentMode, mode != .automatic { return mode }
            view = current.superview
        }
        return .normal
    }
}

extension UIColor {
    /// The grey that is as bright.
    fileprivate var withoutColor: UIColor {
        let color = rgba
        let brightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        return UIColor(white: brightness, alpha: color.alpha * 0.8)
    }
}
