import Foundation

/// An effect on what is behind an effect view, or on its content: a blur, a vibrancy or glass.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    /// Creates an effect without a look: effects can't be archived.
    public required init?(coder: NSCoder) { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The material between what is behind and the view's content; nil for effects on the content.
    var material: Material? { nil }

    /// The opacity of the view's content.
    var contentAlpha: CGFloat { 1 }
}
