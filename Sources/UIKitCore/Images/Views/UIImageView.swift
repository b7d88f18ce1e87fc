import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// Shows a picture as `contentMode` says, or several in turn.
@preconcurrency @MainActor open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        drawsNothing(ifOfClass: UIImageView.self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        readImageNib(coder)
    }

    /// As large as the picture.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        showImage()
    }

    /// As large as the picture, with another one while it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// A template is painted in ``UIView/tintColor``. Of an image of an asset catalogue, the variant for the view's traits is
    /// shown.
    open var image: UIImage? {
        didSet { if image !== oldValue { imageDidChange() } }
    }

    /// Instead of `image` while ``isHighlighted``.
    open var highlightedImage: UIImage? {
        didSet { showImage() }
    }

    /// Whether the view shows ``highlightedImage``. False by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showImage() } }
    }

    /// How large and heavy symbols are drawn that say nothing themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { showImage() } }
    }

    @available(
        *, unavailable,
        message: "Not built yet: pictures that grow with the text. Give the symbol a configuration with a text style."
    )
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { false }
        set {}
    }

    // MARK: Pictures in turn

    /// Shown one after the other while the view is animating.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Seconds for all pictures; 0, the default, is a thirtieth of a second for each.
    open var animationDuration: TimeInterval = 0

    /// How often all pictures are shown; 0, the default, is without end.
    open var animationRepeatCount = 0

    /// Whether pictures are shown in turn.
    open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

    /// Shows ``animationImages`` in turn.
    open func startAnimating() {
        let images = (animationImages ?? []).compactMap(\.cgImage)
        guard let scale = animationImages?.first?.scale, !isAnimating else { return }
        layer.contentsScale = scale
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = images
        animation.calculationMode = .discrete
        animation.duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
        layer.add(animation, forKey: Self.animationKey)
    }

    /// Shows ``image`` again.
    open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

    private static let animationKey = "animationImages"

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { showImage() }
    }

    override var descriptionDetails: [String] {
        image.map { ["image \($0.size.width.decimalText()) x \($0.size.height.decimalText())"] } ?? []
    }

    override func resolveColors() {
        super.resolveColors()
        if let shownVariant {
            let isAsLarge = shownImage?.size == shownVariant.image.size
            return isAsLarge ? showImage() : imageDidChange()
        }
        if let shown = shownImage, shown.isTemplate || shown.look.tint != nil { showImage() }
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        if shownImage?.look.isMirroredRightToLeft == true { showImage() }
    }

    private var shownImage: UIImage? {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
        let shown = image.origin == nil ? image : variant(of: image)
        guard let preferredSymbolConfiguration, let symbol = shown.look.symbol else { return shown }
        if let drawnSymbol, drawnSymbol.source === shown, drawnSymbol.configuration === preferredSymbolConfiguration {
            return drawnSymbol.image
        }
        let drawn = shown.withConfiguration(preferredSymbolConfiguration.applying(symbol.configuration))
        drawnSymbol = (shown, preferredSymbolConfiguration, drawn)
        return drawn
    }

    /// The symbol that was drawn last, as layouts ask for its size again and again.
    private final var drawnSymbol: (source: UIImage, configuration: UIImage.SymbolConfiguration, image: UIImage)?

    /// What is shown of an image of an asset.
    private func variant(of image: UIImage) -> UIImage {
        let traits = traitCollection
        if let shownVariant, shownVariant.source === image, shownVariant.traits === traits { return shownVariant.image }
        let variant = image.variant(for: traits)
        shownVariant = (image, traits, variant)
        return variant
    }

    /// The variant that was chosen last; nil if no image was one of an asset.
    private final var shownVariant: (source: UIImage, traits: UITraitCollection, image: UIImage)?

    private func imageDidChange() {
        if rareStateIfMade != nil { contentSizeForConstraintsChanged() }
        showImage()
    }

    private func showImage() {
        guard let shown = shownImage else { return layer.content = nil }
        let tint = shown.isTemplate ? tintColor : shown.look.tint
        layer.content = shown.content(
            tint: tint?.resolved(with: traitCollection).rgba,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        layer.showStretching(of: shown)
    }
}

extension CALayer {
    /// The caps of a resizable picture; nothing for the many that have none.
    fileprivate func showStretching(of image: UIImage) {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let center = image.stretchingPart ?? whole
        let isTiled = center != whole && image.look.resizingMode == .tile
        if center != contentsCenter { contentsCenter = center }
        if isTiled != contentsAreTiled { contentsAreTiled = isTiled }
    }
}
