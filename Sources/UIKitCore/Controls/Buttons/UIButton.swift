import CoreGraphics
import Foundation
import RenderTree

/// A control with a title, an image or both, for people to tap.
///
///     let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in … })
///     let other = UIButton(configuration: .filled())
///
/// Its ``configuration`` defines everything that it shows. While that is nil, the values for each state do.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// Creates a `.custom` button without image and title.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readButtonNib(coder)
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        buttonTypeDidChange()
    }

    /// Creates a button with the action's title and image. A tap runs the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
        frame.size = intrinsicContentSize
    }

    /// Creates a button with a configuration. It takes title and image from the action if the configuration has none. A
    /// tap runs the action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        take(configuration)
        take(primaryAction)
        frame.size = intrinsicContentSize
    }

    private func setUp() {
        accessibilityTraits = .button
    }

    /// Sets the configuration outside of the initialiser, where Swift calls no property observers.
    private func take(_ configuration: Configuration) { self.configuration = configuration }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if configuration == nil {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        } else {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        }
    }

    /// The type with which the button was created.
    @exclusivity(unchecked) open internal(set) var buttonType = ButtonType.custom

    func buttonTypeDidChange() {
        switch buttonType {
        case .custom, .system: break
        case .close: badge = ButtonBadge(.close)
        case .contactAdd: badge = ButtonBadge(.contactAdd)
        case .detailDisclosure, .infoLight, .infoDark: badge = ButtonBadge(.info)
        }
        if let badge {
            addSubview(badge)
            accessibilityLabel = badge.name
            frame.size = intrinsicContentSize
        }
        showState()
    }

    /// The sign of a button type that has one.
    @exclusivity(unchecked) private var badge: ButtonBadge?

    // MARK: Content for each state

    private var titles = StateValues<String>()
    private var titleColors = StateValues<UIColor>()
    private var images = StateValues<UIImage>()
    private var backgroundImages = StateValues<UIImage>()

    /// Sets the title in a state. States without a title show the one for `.normal`. If there is a configuration, sets
    /// its title.
    open func setTitle(_ title: String?, for state: State) {
        titles[exactly: state] = title
        if configuration != nil {
            if state == .normal { configuration?.title = title }
            return contentDidChange()
        }
        label.text = currentTitle
        sizeOfContentDidChange()
    }

    /// Sets the title's colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[exactly: state] = color
        contentDidChange()
    }

    /// Sets the image in a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[exactly: state] = image
        if configuration != nil, state == .normal { configuration?.image = image }
        contentDidChange()
    }

    /// Sets an image behind title and image, as large as the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[exactly: state] = image
        contentDidChange()
    }

    private var preferredSymbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

    /// Sets the size and weight of symbols in a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        preferredSymbolConfigurations[exactly: state] = configuration
        contentDidChange()
    }

    /// Returns the size and weight of symbols in a state, or nil if none is set.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        preferredSymbolConfigurations[state]
    }

    private func image(from configuration: UIImage.SymbolConfiguration?, _ image: UIImage?) -> UIImage? {
        guard let configuration, image?.isSymbolImage == true else { return image }
        return image?.applyingSymbolConfiguration(configuration)
    }

    /// Returns the title in a state, or nil if it has none.
    open func title(for state: State) -> String? { titles[state] }

    /// Returns the title's colour in a state. White by default; the tint colour for a system button.
    open func titleColor(for state: State) -> UIColor? {
        if let color = titleColors[exactly: state] { return color }
        if buttonType != .custom, state.contains(.disabled) { return .tertiaryLabel }
        return titleColors[state] ?? (buttonType == .custom ? .white : tintColor)
    }

    /// Returns the image in a state, or nil if it has none.
    open func image(for state: State) -> UIImage? { images[state] }

    /// Returns the background image in a state, or nil if it has none.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The title in the current state; nil for none.
    open var currentTitle: String? { title(for: state) }

    /// The title's colour in the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The image in the current state; nil for none.
    open var currentImage: UIImage? { image(for: state) }

    /// The background image in the current state; nil for none.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label with the title. The app can set its font and number of lines; the button sets its text and colour.
    open var titleLabel: UILabel? { label }
    private lazy var label = makeLabel()

    /// The view with the image.
    open var imageView: UIImageView? {
        if let picture { return picture }
        let made = UIImageView()
        addSubview(made)
        picture = made
        return made
    }
    @exclusivity(unchecked) private var picture: UIImageView?

    /// The label with the configuration's subtitle; nil before there is one.
    open var subtitleLabel: UILabel? { secondLabel }
    @exclusivity(unchecked) private var secondLabel: ButtonLabel?

    private func makeLabel() -> ButtonLabel {
        let label = ButtonLabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
        addSubview(label)
        return label
    }

    @exclusivity(unchecked) private var backgroundPicture: UIImageView?
    @exclusivity(unchecked) private var plate: UIView?
    @exclusivity(unchecked) private var spinner: UIActivityIndicatorView?

    // MARK: Room around the content, without a configuration

    /// The insets around image and title together, in points. Ignored if there is a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }

    /// The insets that move the title from its place, in points. They don't change the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }

    /// The insets that move the image from its place, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }

    /// Whether a custom button shows its image darker while it is pressed. True by default.
    @exclusivity(unchecked) open var adjustsImageWhenHighlighted = true

    /// Whether a custom button shows its image paler while it is disabled. True by default.
    @exclusivity(unchecked) open var adjustsImageWhenDisabled = true

    // MARK: Configuration

    /// The button's content and look. nil, the default, stands for the values that are set for each state.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            contentDidChange()
            setNeedsUpdateConfiguration()
        }
    }

    /// A closure that the button calls before the next frame when its state changed, to adapt its configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the configuration's colours follow the button's state automatically. True by default.
    open var automaticallyUpdatesConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Asks for a call of ``updateConfiguration()`` before the next frame.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Calls ``UIButton/configurationUpdateHandler``. Override it to change the configuration for the button's current
    /// state.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    override func updateConfigurations() {
        super.updateConfigurations()
        updateConfiguration()
        // A change of the configuration in the handler asks for another update, which has happened already.
        super.updateConfigurations()
        showState()
    }

    /// What the button does. `.normal` by default.
    open var role = Role.normal {
        didSet { contentDidChange() }
    }

    // MARK: State

    /// Whether a tap toggles ``UIControl/isSelected``. False by default.
    open var changesSelectionAsPrimaryAction = false {
        didSet {
            if changesSelectionAsPrimaryAction {
                accessibilityTraits.insert(.toggleButton)
            } else {
                accessibilityTraits.remove(.toggleButton)
            }
        }
    }

    override func touchUpInsideWasSent(with event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(.primaryActionTriggered, with: event)
    }

    override var usesTaps: Bool { true }

    @exclusivity(unchecked) private var wasHighlighted = false

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
        // The highlight fades out, but appears at once.
        let fades = wasHighlighted && !isHighlighted && window != nil && (buttonType == .system || configuration != nil)
        wasHighlighted = isHighlighted
        if fades { UIView.moveControlPart(duration: 0.2) { [self] in showState() } } else { showState() }
        updateAccessibility()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    /// Makes several changes, and updates the button once, after the last one.
    final func changeTogether(_ changes: () -> Void) {
        isChanging = true
        changes()
        isChanging = false
        contentDidChange()
    }

    private var isChanging = false

    private func contentDidChange() {
        guard !isChanging else { return }
        showState()
        sizeOfContentDidChange()
    }

    private func sizeOfContentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        updateAccessibility()
    }

    // MARK: Looks

    private func showState() {
        guard !isChanging else { return }
        badge?.show(tint: tintColor, isPressed: isHighlighted, isEnabled: isEnabled)
        if let configuration { show(configuration) } else { showStateValues() }
    }

    private func showStateValues() {
        showPlate(nil)
        show(currentTitle, in: label, color: currentTitleColor)
        showImage(image(from: preferredSymbolConfigurations[state], currentImage))
        picture?.tintColor = nil
        showBackground(currentBackgroundImage)
        let isCustom = buttonType == .custom
        label.alpha = isHighlighted && !isCustom ? 0.2 : 1
        let isPressed =
            isHighlighted && (!isCustom || (adjustsImageWhenHighlighted && images[exactly: .highlighted] == nil))
        let isPale = !isEnabled && adjustsImageWhenDisabled && images[exactly: .disabled] == nil
        picture?.alpha = isPressed ? (isCustom ? 0.5 : 0.2) : isPale ? 0.5 : 1
        showSpinner(false, color: .secondaryLabel)
        secondLabel?.text = nil
    }

    private func show(_ configuration: Configuration) {
        let shown = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
        let look = shown.look ?? ButtonLook(shown, of: self, in: .normal)
        showPlate(look, of: shown)
        let weight: UIFont.Weight = role == .primary ? .semibold : .regular
        show(shown.title, in: label, color: look.foreground)
        label.breakLines(shown.titleLineBreakMode)
        label.font = .systemFont(ofSize: shown.buttonSize.titleSize(in: traitCollection), weight: weight)
        if shown.subtitle != nil, secondLabel == nil { secondLabel = makeLabel() }
        if let secondLabel {
            show(shown.subtitle, in: secondLabel, color: look.foreground)
            secondLabel.breakLines(shown.subtitleLineBreakMode)
            secondLabel.font = .systemFont(ofSize: shown.buttonSize.subtitleSize(in: traitCollection))
            secondLabel.alpha = look.contentAlpha * 0.85
        }
        showImage(shown.showsActivityIndicator ? nil : shown.shownImage(in: traitCollection))
        picture?.tintColor = look.foreground
        showBackground(nil)
        showSpinner(shown.showsActivityIndicator, color: look.foreground)
        label.alpha = look.contentAlpha
        picture?.alpha = isEnabled ? look.contentAlpha : 0.5
    }

    private func show(_ text: String?, in label: UILabel, color: UIColor) {
        label.text = text
        label.textColor = color
    }

    private func showImage(_ image: UIImage?) {
        guard image != nil || picture != nil else { return }
        // Custom buttons show images as they are. All others tint an image unless its rendering mode says otherwise.
        let isStencil = (buttonType != .custom || configuration != nil) && image?.renderingMode == .automatic
        imageView?.image = isStencil ? image?.withRenderingMode(.alwaysTemplate) : image
    }

    private func showBackground(_ image: UIImage?) {
        guard image != nil || backgroundPicture != nil else { return }
        let view = backgroundPicture ?? UIImageView()
        backgroundPicture = view
        if view.superview == nil { insertSubview(view, at: 0) }
        view.image = image
    }

    private func showPlate(_ look: ButtonLook?, of configuration: Configuration? = nil) {
        guard look != nil || plate != nil else { return }
        let view = plate ?? .controlPart()
        plate = view
        if view.superview == nil { insertSubview(view, at: 0) }
        view.backgroundColor = look?.background
        let width = configuration?.background.strokeWidth ?? 0
        view.layer.borderWidth = width
        strokeColor = width > 0 ? look?.stroke : nil
        showStroke()
    }

    private var strokeColor: UIColor?

    private func showStroke() {
        plate?.layer.borderColor = strokeColor?.resolvedColor(with: traitCollection).cgColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showStroke()
        let category = previousTraitCollection?.preferredContentSizeCategory
        if configuration != nil, category != traitCollection.preferredContentSizeCategory { showState() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showState()
    }

    private func showSpinner(_ isShown: Bool, color: UIColor) {
        guard isShown || spinner != nil else { return }
        let view = spinner ?? UIActivityIndicatorView(style: .medium)
        spinner = view
        view.isAccessibilityElement = false
        if view.superview == nil { addSubview(view) }
        view.color = color
        if isShown { view.startAnimating() } else { view.stopAnimating() }
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { contentSize(inWidth: nil) }

    /// Returns the size of the content. The title of a configuration breaks into lines of `width`.
    override func contentSize(inWidth width: CGFloat?) -> CGSize {
        updateConfigurationsIfNeeded()
        if let badge { return badge.size }
        guard let configuration else { return stateLayout.intrinsicSize }
        let insets = configuration.contentInsets
        let sides = insets.leading + insets.trailing
        let size = layout(of: configuration, width: width.map { max($0 - sides, 0) } ?? .infinity).size
        return CGSize(width: size.width + sides, height: size.height + insets.top + insets.bottom)
    }

    override var isContentHeightByWidth: Bool {
        guard configuration != nil, badge == nil else { return false }
        return [label, secondLabel].contains { $0?.text?.isEmpty == false && $0?.numberOfLines != 1 }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Returns the baselines of the title. A button without one has none.
    override func baselines(of content: MeasuredContent?) -> Baselines? {
        guard hasTitle else { return nil }
        let size = contentSize(inWidth: content?.width)
        let title = titleFrame(in: CGRect(origin: .zero, size: size))
        guard let text = label.baselines(of: MeasuredContent(width: title.width, height: title.height)) else {
            return nil
        }
        let (origin, edge): (Baselines.Origin, CGFloat) =
            switch contentVerticalAlignment {
            case .top, .fill: (.top, 0)
            case .bottom: (.bottom, size.height)
            case .center: (.middle, size.height / 2)
            }
        return Baselines(origin: origin, first: title.midY + text.first - edge, last: title.midY + text.last - edge)
    }

    override var fontForConstraints: UIFont? { hasTitle ? label.font : nil }

    open override var forLastBaselineLayout: UIView { hasTitle ? label : self }

    private var hasTitle: Bool {
        updateConfigurationsIfNeeded()
        return badge == nil && label.text?.isEmpty == false
    }

    private func titleFrame(in bounds: CGRect) -> CGRect {
        guard let configuration else { return titleRect(forContentRect: contentRect(forBounds: bounds)) }
        return frames(of: configuration, in: bounds).title
    }

    private var stateLayout: ButtonStateLayout {
        let hasTitle = currentTitle?.isEmpty == false
        return ButtonStateLayout(
            image: picture?.image?.size ?? .zero, title: hasTitle ? label.sizeThatFits(.zero) : .zero,
            background: currentBackgroundImage?.size ?? .zero, insets: contentEdgeInsets,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: isRightToLeft)
    }

    /// Returns the layout of a configuration in a width for image and text.
    private func layout(of configuration: Configuration, width: CGFloat) -> ButtonLayout {
        var layout = ButtonLayout()
        layout.image =
            configuration.showsActivityIndicator
            ? spinner?.intrinsicContentSize ?? .zero : configuration.shownImage(in: traitCollection)?.size ?? .zero
        layout.placement = configuration.imagePlacement
        layout.imagePadding = configuration.imagePadding
        let textWidth = layout.textWidth(in: width)
        func size(_ label: UILabel?) -> CGSize {
            guard let label, label.text?.isEmpty == false else { return .zero }
            return label.sizeThatFits(CGSize(width: textWidth.isFinite ? textWidth : 0, height: 0))
        }
        layout.title = size(label)
        layout.subtitle = size(secondLabel)
        layout.titlePadding = configuration.titlePadding
        layout.titleAlignment = configuration.titleAlignment
        layout.vertical = contentVerticalAlignment
        // The layout runs from left to right. For right to left, the result is mirrored.
        layout.horizontal = effectiveContentHorizontalAlignment
        if isRightToLeft { layout.horizontal = layout.horizontal.mirrored }
        return layout
    }

    // MARK: Layout without a configuration

    /// Returns the part of the button that its background image fills: all of it.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the bounds without ``contentEdgeInsets``.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Returns the title's rectangle within the room for title and image.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        stateLayout.titleRect(in: contentRect, insets: titleEdgeInsets)
    }

    /// Returns the image's rectangle within the room for title and image.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        stateLayout.imageRect(in: contentRect, insets: imageEdgeInsets)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationsIfNeeded()
        badge?.frame = bounds
        if let configuration { layOut(configuration) } else { layOutStateValues() }
    }

    private func layOutStateValues() {
        let content = contentRect(forBounds: bounds)
        label.frame = titleRect(forContentRect: content)
        picture?.frame = imageRect(forContentRect: content)
        backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    }

    private func layOut(_ configuration: Configuration) {
        func placed(_ rect: CGRect) -> CGRect { isRightToLeft ? rect.mirrored(in: bounds) : rect }
        let background = bounds.inset(leftToRight: configuration.background.backgroundInsets)
        plate?.frame = placed(background)
        plate?.layer.cornerRadius = configuration.cornerRadius(of: background.size)
        let room = bounds.inset(leftToRight: configuration.contentInsets)
        let layout = layout(of: configuration, width: room.width)
        let frames = layout.frames(in: room)
        for (label, frame) in [(label, frames.title), (secondLabel, frames.subtitle)] {
            label?.frame = placed(frame)
            label?.alignLines(textAlignment(layout.shownAlignment))
        }
        picture?.frame = placed(frames.image)
        spinner?.frame = placed(frames.image)
    }

    /// Returns the alignment of the lines of a long title.
    private func textAlignment(_ alignment: Configuration.TitleAlignment) -> NSTextAlignment {
        switch alignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center, .automatic: .center
        }
    }

    /// Returns the frames from left to right. For right to left, they are mirrored.
    private func frames(of configuration: Configuration, in bounds: CGRect) -> ButtonLayout.Frames {
        let room = bounds.inset(leftToRight: configuration.contentInsets)
        return layout(of: configuration, width: room.width).frames(in: room)
    }

    override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        invalidateIntrinsicContentSize()
    }

    // MARK: Accessibility

    /// "1" or "0" for a toggle button, unless the app sets another value.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (changesSelectionAsPrimaryAction ? (isSelected ? "1" : "0") : nil) }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityNode: AccessibilityNode? {
        updateConfigurationsIfNeeded()
        return super.accessibilityNode
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// The alignment at the opposite side.
    fileprivate var mirrored: UIControl.ContentHorizontalAlignment {
        switch self {
        case .left: .right
        case .right: .left
        default: self
        }
    }
}

extension CGRect {
    /// Returns the rectangle inside insets whose leading edge is on the left.
    fileprivate func inset(leftToRight insets: NSDirectionalEdgeInsets) -> CGRect {
        inset(by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
}
