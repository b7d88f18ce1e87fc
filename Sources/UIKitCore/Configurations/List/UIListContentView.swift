import CoreGraphics
import Foundation

/// Shows a list content: picture, text and second text.
///
/// Cells make it of their `contentConfiguration`. Elsewhere, add it like any view:
///
///     let view = UIListContentView(configuration: content)
///     stack.addArrangedSubview(view)
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    /// As high as its content needs in the width it is given.
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

    // MARK: What is shown

    /// A ``UIListContentConfiguration``. One that equals it changes nothing.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else { failOnForeign(newValue) }
            guard new != shown else { return }
            let old = shown
            shown = new
            show(besides: old)
        }
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    private final var shown: UIListContentConfiguration
    private final var label: UILabel?
    private final var secondaryLabel: UILabel?
    private final var imageView: UIImageView?

    /// Puts only what has changed into the views, as making text and pictures anew takes longest.
    private func show(besides old: UIListContentConfiguration?) {
        alpha = shown.alpha.usable
        show(
            shown.text, shown.attributedText, shown.textProperties, in: &label,
            areNew: shown.textProperties != old?.textProperties)
        show(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: &secondaryLabel,
            areNew: shown.secondaryTextProperties != old?.secondaryTextProperties)
        showImage(isNew: shown.image !== old?.image || shown.imageProperties != old?.imageProperties)
        if shown.directionalLayoutMargins != old?.directionalLayoutMargins {
            directionalLayoutMargins = shown.directionalLayoutMargins.usable
        }
        let preserves = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        if preserves != preservesSuperviewLayoutMargins { preservesSuperviewLayoutMargins = preserves }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        in label: inout UILabel?, areNew: Bool
    ) {
        let isEmpty = (attributed?.length ?? 0) == 0 && (text ?? "").isEmpty
        guard !isEmpty || label != nil else { return }
        let view: UILabel
        if let label {
            view = label
            if areNew { properties.show(in: view) }
        } else {
            view = UILabel()
            addSubview(view)
            properties.show(in: view)
            label = view
        }
        view.isHidden = isEmpty
        if let attributed {
            view.attributedText = attributed
        } else {
            let changed = text.map(properties.transform.changed)
            if view.text != changed { view.text = changed }
        }
    }

    private func showImage(isNew: Bool) {
        guard isNew, shown.image != nil || imageView != nil else { return }
        let properties = shown.imageProperties
        let view = imageView ?? UIImageView()
        if imageView == nil { addSubview(view) }
        imageView = view
        view.contentMode = .scaleAspectFit
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.image = shown.image
        view.isHidden = shown.image == nil
        view.layer.cornerRadius = max(properties.cornerRadius.usable, 0)
        view.clipsToBounds = properties.cornerRadius > 0
        view.layer.borderWidth = max(properties.strokeWidth.usable, 0)
        showTint()
    }

    /// Colours that are made of the tint around.
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

    override func resolveColors() {
        super.resolveColors()
        showTint()
    }

    // MARK: Guides

    /// Where the text is; nil without one.
    open var textLayoutGuide: UILayoutGuide? { guide(\.textGuide, isThere: isShown(label)) }

    /// Where the second text is; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondaryTextGuide, isThere: isShown(secondaryLabel)) }

    /// Where the picture is; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { guide(\.imageGuide, isThere: shown.image != nil) }

    private final var textGuide: PlacedGuide?
    private final var secondaryTextGuide: PlacedGuide?
    private final var imageGuide: PlacedGuide?

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
        let margins = contentMargins
        let room = bounds.inset(by: margins)
        let layout = layout(width: max(room.width, 0), height: room.height)
        func place(_ view: UIView?, _ guide: PlacedGuide?, _ frame: CGRect) {
            guard view != nil || guide != nil else { return }
            var frame = frame
            if isRightToLeft { frame.origin.x = room.width - frame.maxX }
            frame = frame.offsetBy(dx: room.minX, dy: room.minY)
            view?.frame = frame
            guide?.move(to: frame)
        }
        place(label, textGuide, layout.text)
        place(secondaryLabel, secondaryTextGuide, layout.secondaryText)
        place(imageView, imageGuide, layout.image)
    }

    private func layout(width: CGFloat, height: CGFloat?) -> ListContentLayout {
        ListContentLayout(parts, width: width, height: height, pixel: 1 / max(traitCollection.displayScale, 1))
    }

    private var parts: ListContentLayout.Parts {
        var parts = ListContentLayout.Parts()
        if shown.image != nil, let imageView {
            let size = shown.imageProperties.shownSize(of: imageView.intrinsicContentSize)
            parts.image = size
            parts.imageRoom = shown.imageProperties.room(
                for: size, isSymbol: shown.image?.isSymbolImage == true, in: traitCollection)
            parts.imagePadding = shown.imageToTextPadding.usable
        }
        if let label, isShown(label) { parts.text = { Self.size(of: label, width: $0) } }
        if let secondaryLabel, isShown(secondaryLabel) {
            parts.secondaryText = { Self.size(of: secondaryLabel, width: $0) }
        }
        parts.prefersSideBySide = shown.prefersSideBySideTextAndSecondaryText
        parts.horizontalPadding = shown.textToSecondaryTextHorizontalPadding.usable
        parts.verticalPadding = shown.textToSecondaryTextVerticalPadding.usable
        return parts
    }

    private static func size(of label: UILabel, width: CGFloat) -> CGSize {
        let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
        return CGSize(width: size.width.usable, height: size.height.usable)
    }

    /// Those of the configuration; along preserved axes at least those of the view around.
    private var contentMargins: UIEdgeInsets {
        var margins = UIEdgeInsets(shown.directionalLayoutMargins.usable, in: effectiveUserInterfaceLayoutDirection)
        let preserved = layoutMargins
        let axes = shown.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) { (margins.left, margins.right) = (preserved.left, preserved.right) }
        if axes.contains(.vertical) { (margins.top, margins.bottom) = (preserved.top, preserved.bottom) }
        return margins
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { contentSize(inWidth: nil) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(inWidth: size.width) }

    override var isContentHeightByWidth: Bool { true }

    override func contentSize(inWidth width: CGFloat?) -> CGSize {
        let margins = contentMargins
        let sides = margins.left + margins.right
        let size = layout(width: width.map { max($0 - sides, 0) } ?? .infinity, height: nil).size
        return CGSize(width: size.width + sides, height: size.height + margins.top + margins.bottom)
    }

    override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        invalidateIntrinsicContentSize()
    }

    private func failOnForeign(_ configuration: any UIContentConfiguration) -> Never {
        Diagnostics.fail(
            "Unsupported configuration type: \(type(of: configuration))",
            explanation: """
                  seen           a UIListContentView that is given a \(type(of: configuration))
                  expected       a UIListContentConfiguration
                  likely cause   a content view is used again for another kind of content
                  try            ask supports(_:) first, or set the cell's contentConfiguration, which makes the right view
                """)
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

extension UIListContentConfiguration.ImageProperties {
    /// The size of a picture that is shown as large as it may be.
    fileprivate func shownSize(of size: CGSize) -> CGSize {
        func share(_ length: CGFloat, _ most: CGFloat) -> CGFloat { most > 0 && length > most ? most / length : 1 }
        let share = min(share(size.width, maximumSize.width), share(size.height, maximumSize.height))
        return CGSize(width: max(size.width, 0) * share, height: max(size.height, 0) * share)
    }

    /// How much room is kept for a picture of that size.
    @MainActor fileprivate func room(for size: CGSize, isSymbol: Bool, in traits: UITraitCollection) -> CGSize {
        func length(_ reserved: CGFloat, _ own: CGFloat, isCommon: Bool) -> CGFloat {
            if reserved == Self.standardDimension || (reserved <= 0 && isCommon) {
                return max(Self.symbolRoom(in: traits), reserved <= 0 ? own : 0)
            }
            return reserved.usable > 0 ? reserved : own
        }
        return CGSize(
            width: length(reservedLayoutSize.width, size.width, isCommon: isSymbol),
            height: length(reservedLayoutSize.height, size.height, isCommon: false))
    }

    /// 28 points beside body text of 17 points, and in proportion.
    @MainActor private static func symbolRoom(in traits: UITraitCollection) -> CGFloat {
        (UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize * 28 / 17).rounded()
    }
}
