import Foundation

/// What an effect view does to what is behind it, or to what is in it. A blur, a vibrancy or glass.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    /// An effect without anything in it: effects are not archived here.
    public required init?(coder: NSCoder) { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What is drawn between what is behind and what is in the view; nil for effects on what is in it.
    var material: Material? { nil }

    /// How strong what is in the view is seen.
    var contentAlpha: CGFloat { 1 }
}
