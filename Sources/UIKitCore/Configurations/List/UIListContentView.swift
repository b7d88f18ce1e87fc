import CoreGraphics
import Foundation

/// A view with a list content: image, text and secondary text.
///
/// Cells create it for their `contentConfiguration`. You can also use it like any other view:
///
///     let view = UIListContentView(configuration: content)
///     stack.addArrangedSubview(view)
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    /// Creates a view that is as high as its content needs in its width.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        show(besides: nil)
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        show(besides: nil)
    }

    // MARK: Configuration

    /// The configuration, a ``UIListContentConfiguration``. Setting one that equals the current one does nothing.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                failOnForeign(
                    newValue, expected: UIListContentConfiguration.self,
                    remedy: "set the cell's contentConfiguration, which makes the right view")
            }
            show(new)
        }
    }

    final func show(_ new: UIListContentConfiguration) {
        // It is nearly always that of another row, so the texts differ and the rest needn't be compared.
        if new.text == shown.text, new == shown { return }
        let old = shown
        shown = new
        show(besides: old)
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    @exclusivity(unchecked) private final var shown: UIListContentConfiguration
    @exclusivity(unchecked) private final var label: UILabel?
    @exclusivity(unchecked) private final var secondaryLabel: UILabel?
    @exclusivity(unchecked) private final var imageView: UIImageView?
    /// The places of all parts; nil after a change.
    @exclusivity(unchecked) private final var arrangement: Arrangement?
    /// The parts, without knowing whether there are texts; nil after the image or the look has changed.
    @exclusivity(unchecked) private final var parts: ListContentLayout.Parts?

    /// Updates only the views whose content has changed, because rebuilding text and images takes the most time.
    private func show(besides old: UIListContentConfiguration?) {
        if shown.content.value.looks != old?.content.value.looks {
            parts = nil
            showLooks(shown.content.value.looks.value, besides: old?.content.value.looks.value)
        }
        if shown.alpha != old?.alpha { alpha = shown.alpha.usable }
        show(
            shown.text, shown.attributedText, shown.textProperties, in: &label,
            wasAttributed: old?.attributedText != nil)
        show(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: &secondaryLabel,
            wasAttributed: old?.secondaryAttributedText != nil)
        if shown.image !== imageView?.image { showImage(shown.image, shown.imageProperties) }
        let preserves = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        if preserves != preservesSuperviewLayoutMargins { preservesSuperviewLayoutMargins = preserves }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Applies the look to the views that exist. Others get it when they are created.
    private func showLooks(_ looks: ListContentLooks, besides old: ListContentLooks?) {
        if let label, looks.text != old?.text { looks.text.show(in: label) }
        if let secondaryLabel, looks.secondaryText != old?.secondaryText {
            looks.secondaryText.show(in: secondaryLabel)
        }
        if let imageView, looks.image != old?.image { show(looks.image, in: imageView) }
        if looks.margins != old?.margins { directionalLayoutMargins = looks.margins.usable }
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: @autoclosure () -> UIListContentConfiguration.TextProperties, in label: inout UILabel?,
        wasAttributed: Bool
    ) {
        let isEmpty = (attributed?.length ?? 0) == 0 && (text ?? "").isEmpty
        guard !isEmpty || label != nil else { return }
        let view = label ?? UILabel()
        if label == nil {
            label = view
            addSubview(view)
            properties().show(in: view)
        }
        if view.isHidden != isEmpty { view.isHidden = isEmpty }
        if let attributed {
            view.attributedText = attributed
        } else {
            let transform = properties().transform
            let changed = transform == .none ? text : text.map(transform.changed)
            if wasAttributed || view.text != changed { view.text = changed }
        }
    }

    private func showImage(
        _ image: UIImage?, _ properties: @autoclosure () -> UIListContentConfiguration.ImageProperties
    ) {
        let view = imageView ?? UIImageView()
        if imageView == nil {
            imageView = view
            addSubview(view)
            view.contentMode = .scaleAspectFit
            show(properties(), in: view)
        }
        view.image = image
        view.isHidden = image == nil
        parts = nil
    }

    private func show(_ properties: UIListContentConfiguration.ImageProperties, in view: UIImageView) {
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.layer.cornerRadius = max(properties.cornerRadius.usable, 0)
        view.clipsToBounds = properties.cornerRadius > 0
        view.layer.borderWidth = max(properties.strokeWidth.usable, 0)
        showTint()
    }

    /// Applies the colours that depend on the tint colour.
    private func showTint() {
        guard let imageView else { return }
        let properties = shown.imageProperties
        imageView.tintColor =
            properties.tintColor == nil && properties.tintColorTransformer == nil
            ? nil : properties.resolvedTintColor(for: tintColor)
        imageView.layer.borderColor =
            properties.strokeWidth > 0
            ? properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor : nil
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    /// Called when a colour, the display scale or another trait changed.
    override func resolveColors() {
        super.resolveColors()
        (arrangement, parts) = (nil, nil)
        showTint()
    }

    // MARK: Guides

    /// A guide of the text's rectangle; nil without a text.
    open var textLayoutGuide: UILayoutGuide? { guide(\.textGuide, isThere: isShown(label)) }

    /// A guide of the secondary text's rectangle; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondaryTextGuide, isThere: isShown(secondaryLabel)) }

    /// A guide of the image's rectangle; nil without an image.
    open var imageLayoutGuide: UILayoutGuide? { guide(\.imageGuide, isThere: shown.image != nil) }

    @exclusivity(unchecked) private final var textGuide: PlacedGuide?
    @exclusivity(unchecked) private final var secondaryTextGuide: PlacedGuide?
    @exclusivity(unchecked) private final var imageGuide: PlacedGuide?

    private func guide(
        _ place: ReferenceWritableKeyPath<UIListContentView, PlacedGuide?>, isThere: Bool
    ) -> UILayoutGuide? {
        guard isThere else { return nil }
        if let known = self[keyPath: place] { return known.guide }
        let made = PlacedGuide(in: self)
        self[keyPath: place] = made
        setNeedsLayout()
        layoutIfNeeded()
        return made.guide
    }

    private func isShown(_ label: UILabel?) -> Bool { label?.isHidden == false }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(inWidth: bounds.width)
        let room = bounds.inset(by: arrangement.margins)
        var layout = arrangement.layout
        layout.centre(inHeight: room.height)
        func place(_ view: UIView?, _ guide: PlacedGuide?, _ frame: CGRect) {
            guard view != nil || guide != nil else { return }
            var frame = frame
            if arrangement.isRightToLeft { frame.origin.x = room.width - frame.maxX }
            frame = frame.offsetBy(dx: room.minX, dy: room.minY)
            view?.frame = frame
            guide?.move(to: frame)
        }
        place(label, textGuide, layout.text)
        place(secondaryLabel, secondaryTextGuide, layout.secondaryText)
        place(imageView, imageGuide, layout.image)
    }

    override var textStart: CGFloat {
        let arrangement = arrangement(inWidth: bounds.width)
        let margin = arrangement.isRightToLeft ? arrangement.margins.right : arrangement.margins.left
        return margin + (isShown(label) ? arrangement.layout.text.minX : 0)
    }

    /// The places of all parts in a width. A row is first measured and then laid out in the same width.
    private struct Arrangement {
        /// The width of the view, including its margins.
        var width: CGFloat
        /// The view's place in its superview, whose margins may reach in.
        var place: Place
        var margins: UIEdgeInsets
        var isRightToLeft: Bool
        var layout: ListContentLayout
    }

    private struct Place: Equatable {
        var start: CGFloat
        var around: CGFloat
    }

    private func arrangement(inWidth width: CGFloat) -> Arrangement {
        let place = Place(start: frame.origin.x, around: superviewStorage?.bounds.size.width ?? 0)
        if let arrangement, arrangement.width == width, arrangement.place == place { return arrangement }
        let margins = contentMargins(
            shown.directionalLayoutMargins, preserving: shown.axesPreservingSuperviewLayoutMargins)
        var parts = self.parts ?? makeParts()
        self.parts = parts
        (parts.hasText, parts.hasSecondaryText) = (isShown(label), isShown(secondaryLabel))
        let layout = ListContentLayout(
            parts, width: max(width - margins.left - margins.right, 0), pixel: 1 / max(pixelScale, 1)
        ) { text, width in Self.size(of: text == .first ? label : secondaryLabel, width: width) }
        let made = Arrangement(
            width: width, place: place, margins: margins, isRightToLeft: isRightToLeft, layout: layout)
        arrangement = made
        return made
    }

    private func makeParts() -> ListContentLayout.Parts {
        var parts = ListContentLayout.Parts()
        let looks = shown.content.value.looks.value
        if let image = shown.image, let imageView {
            let size = imageView.intrinsicContentSize.shrunk(to: looks.image.maximumSize)
            parts.image = size
            parts.imageRoom = looks.roomForImage(of: size, isSymbol: image.isSymbolImage)
            parts.imagePadding = looks.imageToTextPadding.usable
        }
        parts.prefersSideBySide = looks.isSideBySide
        parts.horizontalPadding = looks.horizontalPadding.usable
        parts.verticalPadding = looks.verticalPadding.usable
        return parts
    }

    private static func size(of label: UILabel?, width: CGFloat) -> CGSize {
        let size = label?.sizeThatFits(CGSize(width: width, height: .infinity)) ?? .zero
        return CGSize(width: size.width.usable, height: size.height.usable)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        arrangement = nil
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measureContentAgain(ifTextSizeChangedFrom: previousTraitCollection)
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { contentSize(inWidth: nil) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(inWidth: size.width) }

    override var isContentHeightByWidth: Bool { true }

    override func contentSize(inWidth width: CGFloat?) -> CGSize {
        let arrangement = arrangement(inWidth: width ?? .infinity)
        let (margins, size) = (arrangement.margins, arrangement.layout.size)
        return CGSize(
            width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        arrangement = nil
    }

    override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        if subview === imageView { parts = nil }
        invalidateIntrinsicContentSize()
    }
}

extension UIListContentConfiguration.TextProperties {
    @MainActor fileprivate func show(in label: UILabel) {
        label.font = font
        label.textColor = resolvedColor()
        label.textAlignment = alignment.ofLabel
        label.lineBreakMode = lineBreakMode
        label.numberOfLines = numberOfLines
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
}
