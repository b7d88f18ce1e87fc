import CoreGraphics
import RenderTree

/// The view over a screen that contains what is presented.
final class PresentationContainerView: UIView {
    /// The presentation, which this view retains while it is in its window, even if the presenting controller is
    /// released first.
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
        // The node is built at once. Until its next frame, a screen would retain the view and everything presented in
        // it.
        resolveAccessibility()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentation.traitsDidChange(to: traitCollection)
    }

    /// Dismisses the presentation when a person presses Escape, unless something in it handles the key.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.isEscape ?? false }) else {
            return super.pressesBegan(presses, with: event)
        }
        presentation.dismissByPerson()
    }

    private var isDialog: Bool { !presentation.letsTouchesThrough }

    /// A dialog with the title of the presented screen, or of the one on top in it.
    override var accessibilityNode: AccessibilityNode? {
        guard isDialog else { return super.accessibilityNode }
        var node = AccessibilityNode(role: .dialog)
        let presented = presentation.presentedIfAlive
        node.label = presented?.title ?? (presented as? UINavigationController)?.topViewController?.title
        return node
    }

    /// Keeps touches from what is below, unless the presentation lets them through.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if let hit, let below = presentation.viewTouchedThrough(hit, at: point, with: event) { return below }
        return hit === self && presentation.letsTouchesThrough ? nil : hit
    }
}
