import CoreGraphics
import RenderTree

/// Lies over a screen and holds what is presented over it.
final class PresentationContainerView: UIView {
    /// Kept while the view is in its window, also when the presenting controller goes away first.
    private let presentation: UIPresentationController

    init(_ presentation: UIPresentationController, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { fatalError("Made by presentations.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation.containerViewWillLayoutSubviews()
        presentation.layOut()
        presentation.containerViewDidLayoutSubviews()
        // Put together at once: a screen would keep the view, and all that is presented, until its next frame.
        resolveAccessibility()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentation.traitsDidChange(to: traitCollection)
    }

    private var isDialog: Bool { !presentation.letsTouchesThrough }

    /// Named by the screen that is presented, or the one on top in it.
    override var accessibilityNode: AccessibilityNode? {
        guard isDialog else { return super.accessibilityNode }
        var node = AccessibilityNode(role: .dialog)
        let presented = presentation.presentedIfAlive
        node.label = presented?.title ?? (presented as? UINavigationController)?.topViewController?.title
        return node
    }

    /// What is below is not touched while something lies over it, unless the presentation lets touches through.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if let hit, let below = presentation.viewTouchedThrough(hit, at: point, with: event) { return below }
        return hit === self && presentation.letsTouchesThrough ? nil : hit
    }
}
