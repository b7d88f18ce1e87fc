import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// A view that shows an image in the way of its `contentMode`, or several in turn.
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

    /// Creates a view as large as an image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        showImage()
    }

    /// Creates a view as large as an image, with another image for the highlighted state.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// The image. The view draws a template in ``UIView/tintColor``, and shows the variant of a catalogue's image for
    /// its own traits.
    open var image: UIImage? {
        didSet { if image !== oldValue { imageDidChange() } }
    }

    /// The image that replaces `image` while ``isHighlighted``.
    open var highlightedImage: UIImage? {
        didSet { showImage() }
    }

    /// Whether the view shows ``highlightedImage``. False by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedImage != nil { showImage() } }
    }

    /// The size and weight of symbols that don't specify their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { showImage() } }
    }

    @available(
        *, unavailable,
        message:
            "Not built yet: images that grow with the text size. Give the symbol a configuration with a text style."
    )
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { false }
        set {}
    }

    // MARK: Pictures in turn

    /// The images that the view shows in turn while it animates.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The duration of all images together, in seconds. 0, the default, stands for a thirtieth of a second per image.
    open var animationDuration: TimeInterval = 0

    /// How many times the view shows all images. 0, the default, stands for without end.
    open var animationRepeatCount = 0

    /// Whether the view shows images in turn.
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

    override func cellHighlightDidChange(to isHighlighted: Bool) {
        self.isHighlighted = isHighlighted
        super.cellHighlightDidChange(to: isHighlighted)
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

    /// The last symbol that was drawn, because layouts read its size again and again.
    private final var drawnSymbol: (source: UIImage, configuration: UIImage.SymbolConfiguration, image: UIImage)?

    /// Returns the variant of an asset's image that the view shows.
    private func variant(of image: UIImage) -> UIImage {
        let traits = traitCollection
        if let shownVariant, shownVariant.source === image, shownVariant.traits === traits { return shownVariant.image }
        let variant = image.variant(for: traits)
        shownVariant = (image, traits, variant)
        return variant
    }

    /// The last variant that was chosen; nil if no image was one of an asset.
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
    /// Sets which part of an image stretches: all of it, if the image has no caps.
    fileprivate func showStretching(of image: UIImage) {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let center = image.stretchingPart ?? whole
        let isTiled = center != whole && image.look.resizingMode == .tile
        if center != contentsCenter { contentsCenter = center }
        if isTiled != contentsAreTiled { contentsAreTiled = isTiled }
    }
}
