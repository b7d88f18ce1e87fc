import CoreGraphics
import Foundation
import NibReader

extension UIButton {
    /// Reads a button's attributes in a XIB or storyboard (R745).
    final func readButtonNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        changeTogether {
            if let type = nib.buttonType {
                buttonType = type
                buttonTypeDidChange()
            }
            // Setting up a button also sets it up for screen readers. This reads again what the file says about that.
            readAccessibility(nib)
            readControlValues(nib)
            readTitle(nib)
            readStates(nib)
            readBehaviour(nib)
            if let configuration = nib.coder(for: "configuration") {
                self.configuration = configuration.buttonConfiguration
            }
        }
    }

    private func readTitle(_ nib: NibCoder) {
        if let font = nib.font("fontDescription") { titleLabel?.font = font }
        if let mode = nib.lineBreakMode { titleLabel?.lineBreakMode = mode }
        if let offset = nib.size("titleShadowOffset") { titleLabel?.shadowOffset = offset }
        if let insets = nib.inset("contentEdgeInsets") { contentEdgeInsets = insets }
        if let insets = nib.inset("titleEdgeInsets") { titleEdgeInsets = insets }
        if let insets = nib.inset("imageEdgeInsets") { imageEdgeInsets = insets }
    }

    private func readStates(_ nib: NibCoder) {
        for state in nib.coders(named: "state") {
            let kind = state.state
            if let title = state.text("title") ?? state.attributedText("attributedTitle")?.string {
                setTitle(title, for: kind)
            }
            if let color = state.color("titleColor") { setTitleColor(color, for: kind) }
            if let image = state.image("image") ?? state.imageReference("image") { setImage(image, for: kind) }
            if let image = state.image("backgroundImage") { setBackgroundImage(image, for: kind) }
            if let symbol = state.symbolConfiguration("preferredSymbolConfiguration") {
                setPreferredSymbolConfiguration(symbol, forImageIn: kind)
            }
        }
        // The attributed strings of the states show it.
        _ = nib.bool("hasAttributedTitle")
    }

    private func readBehaviour(_ nib: NibCoder) {
        if let adjusts = nib.bool("adjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = adjusts }
        if let adjusts = nib.bool("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = adjusts }
        if let changes = nib.bool("changesSelectionAsPrimaryAction") { changesSelectionAsPrimaryAction = changes }
        if let role = nib.buttonRole { self.role = role }
    }
}

extension UIButton: NibVarying {
    func readVarying(_ nib: NibVaryingCoder) {
        if nib.varies("fontDescription"), let font = nib.values.font("fontDescription") { titleLabel?.font = font }
    }
}

// MARK: Values

@MainActor extension NibCoder {
    /// The type; nil for a custom button, which has no attribute.
    fileprivate var buttonType: UIButton.ButtonType? {
        choice(
            "buttonType",
            [
                "system": .system, "roundedRect": .system, "custom": .custom, "contactAdd": .contactAdd,
                "close": .close,
                "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
            ])
    }

    fileprivate var buttonRole: UIButton.Role? {
        choice("role", ["none": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive])
    }

    /// The state that a `<state>` is for.
    fileprivate var state: UIControl.State {
        choice(
            "key",
            [
                "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
                "focused": .focused,
            ]) ?? .normal
    }
}
