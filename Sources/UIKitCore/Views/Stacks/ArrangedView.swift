import CoreGraphics

/// A view in a stack's list.
struct ArrangedView {
    let view: UIView
    /// nil for the stack's own.
    var customSpacing: CGFloat?
}

/// What a stack's constraints were made for and only layout can tell.
struct StackKnowledge {
    /// How much room there was across; hidden views keep it, but don't ask for it.
    var breadth: CGFloat = 0
    /// Of a row whose baseline was asked for: the view it was taken from.
    var baselineView: ObjectIdentifier?
}
