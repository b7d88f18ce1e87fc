import CoreGraphics
import Foundation
import LayoutEngine

/// A view with content in place of missing content.
///
/// A view controller creates it for its `contentUnavailableConfiguration`. Content that doesn't fit scrolls.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        backgroundView = BackgroundView(configuration.background, in: .zero)
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        backgroundView = BackgroundView(.clear(), in: .zero)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        insertSubview(backgroundView, at: 0)
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
        show(besides: nil)
    }

    /// The configuration, a ``UIContentUnavailableConfiguration``. Setting one that equals the current one does
    /// nothing.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                failOnForeign(
                    newValue, expected: UIContentUnavailableConfiguration.self,
                    remedy: "set the controller's contentUnavailableConfiguration")
            }
            guard new != shown else { return }
            let old = shown
            shown = new
            show(besides: old)
        }
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIContentUnavailableConfiguration
    }

    /// Whether a person can scroll content that doesn't fit. True by default.
    open var isScrollEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set { scrollView.isScrollEnabled = newValue }
    }

    // MARK: Parts

    private final var shown: UIContentUnavailableConfiguration
    private final let backgroundView: BackgroundView
    private final let scrollView = UIScrollView()
    private final let imageView = UIImageView()
    private final let spinner = UIActivityIndicatorView(style: .large)
    private final let label = UILabel()
    private final let secondaryLabel = UILabel()
    private final let button = UIButton(configuration: .plain())
    private final let secondaryButton = UIButton(configuration: .plain())

    private func show(besides old: UIContentUnavailableConfiguration?) {
        backgroundView.show(shown.background)
        show(shown.image == nil || shown.isLoading ? nil : imageView, insteadOf: imageView)
        imageView.contentMode = .scaleAspectFit
        imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        imageView.image = shown.image
        imageView.tintColor = shown.imageProperties.tintColor
        imageView.layer.cornerRadius = max(shown.imageProperties.cornerRadius.usable, 0)
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        show(shown.isLoading ? spinner : nil, insteadOf: spinner)
        if shown.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        show(shown.text, shown.attributedText, shown.textProperties, in: label)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
        show(shown.button, shown.buttonProperties, besides: old?.buttonProperties, in: button)
        show(
            shown.secondaryButton, shown.secondaryButtonProperties, besides: old?.secondaryButtonProperties,
            in: secondaryButton)
        directionalLayoutMargins = shown.directionalLayoutMargins.usable
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(_ view: UIView?, insteadOf part: UIView) {
        if let view { scrollView.addSubview(view) } else { part.removeFromSuperview() }
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        let isEmpty = (attributed?.length ?? 0) == 0 && (text ?? "").isEmpty
        show(isEmpty ? nil : label, insteadOf: label)
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = true
        if let attributed { label.attributedText = attributed } else { label.text = text }
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        besides old: UIContentUnavailableConfiguration.ButtonProperties?, in button: UIButton
    ) {
        let isEmpty = (configuration.title ?? "").isEmpty && configuration.image == nil
        show(isEmpty ? nil : button, insteadOf: button)
        button.configuration = configuration
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        guard properties.primaryAction !== old?.primaryAction else { return }
        if let action = old?.primaryAction { button.removeAction(action, for: .primaryActionTriggered) }
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    }

    // MARK: Layout

    /// The visible parts from top to bottom, with the distance above each.
    private var column: [(view: UIView, padding: CGFloat)] {
        let all: [(view: UIView, padding: CGFloat)] = [
            (imageView, 0), (spinner, 0), (label, shown.imageToTextPadding.usable),
            (secondaryLabel, shown.textToSecondaryTextPadding.usable), (button, shown.textToButtonPadding.usable),
            (secondaryButton, shown.buttonToSecondaryButtonPadding.usable),
        ]
        return all.filter { $0.view.superview != nil }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let room = bounds.inset(by: contentMargins)
        let width = max(room.width, 0)
        let column = column
        let grid = PixelGrid(scale: traitCollection.displayScale)
        let sizes = column.map { size(of: $0.view, in: width) }
        let height = Self.height(of: column, sizes)
        var y = shown.alignment == .center ? room.minY + max((room.height - height) / 2, 0) : room.minY
        for (index, (view, padding)) in column.enumerated() {
            if index > 0 { y += padding }
            let size = sizes[index]
            let slack = shown.alignment == .center ? (width - size.width) / 2 : isRightToLeft ? width - size.width : 0
            view.frame = CGRect(
                x: grid.rounded(room.minX + slack), y: grid.rounded(y), width: size.width, height: size.height)
            y += size.height
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: max(y + contentMargins.bottom, bounds.height))
    }

    private static func height(of column: [(view: UIView, padding: CGFloat)], _ sizes: [CGSize]) -> CGFloat {
        zip(column.indices, sizes).reduce(0) { $0 + $1.1.height + ($1.0 > 0 ? column[$1.0].padding : 0) }
    }

    private func size(of view: UIView, in width: CGFloat) -> CGSize {
        if view === imageView {
            let size = imageView.intrinsicContentSize.shrunk(to: shown.imageProperties.maximumSize)
            return size.width > width ? size.shrunk(to: CGSize(width: width, height: 0)) : size
        }
        let size = view.contentSize(inWidth: width)
        return CGSize(width: view is UILabel ? width : min(size.width, width), height: size.height)
    }

    private var contentMargins: UIEdgeInsets {
        contentMargins(
            shown.directionalLayoutMargins, preserving: shown.axesPreservingSuperviewLayoutMargins)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measureContentAgain(ifTextSizeChangedFrom: previousTraitCollection)
    }

    open override var intrinsicContentSize: CGSize { contentSize(inWidth: nil) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(inWidth: size.width) }

    override var isContentHeightByWidth: Bool { true }

    override func contentSize(inWidth width: CGFloat?) -> CGSize {
        let margins = contentMargins
        let sides = margins.left + margins.right
        let room = width.map { max($0 - sides, 0) }
        let column = column
        let sizes = column.map { room == nil ? $0.view.contentSize(inWidth: nil) : size(of: $0.view, in: room!) }
        return CGSize(
            width: width ?? (sizes.map(\.width).max() ?? 0) + sides,
            height: Self.height(of: column, sizes) + margins.top + margins.bottom)
    }
}
