import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows what is behind it through an effect, such as frosted glass. Add subviews to its ``contentView``.
///
///     let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
///     panel.contentView.addSubview(label)
///
/// A page blurs what is behind. A snapshot shows the colour that the material mostly has (Decisions/0072).
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
        showEffect()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readEffectNib(coder)
    }

    open override class var layerClass: AnyClass { EffectLayer.self }

    private func setUp() {
        // A damaged XIB may have subviews outside the content view.
        for view in subviews { contents.addSubview(view) }
        glass.isUserInteractionEnabled = false
        glass.isHidden = true
        for view in [glass, contents] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        (layer as? EffectLayer)?.glass = glass.layer
    }

    /// The view for subviews on top of the effect. It is as large as this view.
    open var contentView: UIView { contents }

    private let contents = UIView()

    /// The view that draws the effect.
    private let glass = UIView()

    /// The effect; nil, the default, shows only the content. A change in an animation block fades.
    @NSCopying open var effect: UIVisualEffect? {
        didSet { showEffect() }
    }

    private func showEffect() {
        contents.alpha = effect?.contentAlpha ?? 1
        guard let material = effect?.material else { return fadeGlassOut() }
        glass.backgroundColor = material.tint
        let layer = glass.layer
        layer.backdrop = material.backdrop(in: traitCollection)
        layer.borderWidth = material.edge == nil ? 0 : 1 / max(traitCollection.displayScale, 1)
        layer.borderColor = material.edge?.resolvedColor(with: traitCollection).cgColor
        layer.shadowOpacity = material.hasShadow ? 0.1 : 0
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
        guard glass.isHidden else { return }
        glass.isHidden = false
        UIView.performWithoutAnimation { glass.alpha = 0 }
        glass.alpha = 1
    }

    private func fadeGlassOut() {
        glass.alpha = 0
        // Without an animation, the effect disappears at once and costs screens nothing.
        glass.isHidden = !UIView.areAnimationsEnabled || UIView.inheritedAnimationDuration == 0
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if effect?.material != nil { showEffect() }
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard subview !== glass, subview !== contents, contents.superview != nil else { return }
        Diagnostics.fail(
            "\(subview) has been added as a subview to \(self).",
            explanation: """
                Do not add subviews directly to the visual effect view itself, instead add them to the contentView.
                  try            effectView.contentView.addSubview(…)
                """)
    }
}
