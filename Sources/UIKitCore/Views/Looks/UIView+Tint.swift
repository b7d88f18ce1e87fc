extension UIView {
    /// Whether the tint colour shows as it is, or grey because something is in front.
    public enum TintAdjustmentMode: Int, Sendable {
        /// Follows the views around this one; normal if none sets a mode.
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

    /// Tells this view and the views inside it that share its tint.
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
    /// The grey of the same brightness, with 0.8 of the opacity.
    fileprivate var withoutColor: UIColor {
        let color = rgba
        let brightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        return UIColor(white: brightness, alpha: color.alpha * 0.8)
    }
}
