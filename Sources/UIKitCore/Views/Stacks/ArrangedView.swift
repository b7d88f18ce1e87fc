import CoreGraphics

/// A view in a stack's list of arranged views.
struct ArrangedView {
    let view: UIView
    /// The spacing after the view; nil for the stack's own.
    var customSpacing: CGFloat?
}

/// What a stack knows from its last layout and made its constraints for.
struct StackKnowledge {
    /// The room for views across the axis. Hidden views keep this length but don't ask for it.
    var breadth: CGFloat = 0
    /// The view that gave a row's baseline, if a constraint uses it.
    var baselineView: ObjectIdentifier?
}
