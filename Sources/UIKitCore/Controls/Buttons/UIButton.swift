import CoreGraphics
import Foundation
import RenderTree

/// A title, a picture or both, to be tapped.
///
///     let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in … })
///     let other = UIButton(configuration: .filled())
///
/// Either ``configuration`` says all there is to say, or, while that is nil, the values set for each state do.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// Without a picture and a title; `.custom`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readButtonNib(coder)
    }

    /// A button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        buttonTypeDidChange()
    }

    /// With the action's title and picture; a tap runs it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
        frame.size = intrinsicContentSize
    }

    /// With the action's title and picture where the configuration has none; a tap runs it.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        take(configuration)
        take(primaryAction)
        frame.size = intrinsicContentSize
    }

    private func setUp() {
        accessibilityTraits = .button
    }

    /// Outside of the initializer, where observers of properties are not called.
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

    /// What was given when the button was made.
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

    /// What the types that have a sign of their own show.
    @exclusivity(unchecked) private var badge: ButtonBadge?

    // MARK: What it shows in each state

    private var titles = StateValues<String>()
    private var titleColors = StateValues<UIColor>()
    private var images = StateValues<UIImage>()
    private var backgroundImages = StateValues<UIImage>()

    /// The one for `.normal` stands in for states that have none. With a configuration it sets that one's title.
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

    /// Sets the picture in a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[exactly: state] = image
        if configuration != nil, state == .normal { configuration?.image = image }
        contentDidChange()
    }

    /// Behind title and picture, as large as the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[exactly: state] = image
        contentDidChange()
    }

    private var preferredSymbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

    /// How symbols among the pictures are drawn.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        preferredSymbolConfigurations[exactly: state] = configuration
        contentDidChange()
    }

    /// The size and weight of symbols in a state; nil for none.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        preferredSymbolConfigurations[state]
    }

    private func image(from configuration: UIImage.SymbolConfiguration?, _ image: UIImage?) -> UIImage? {
        guard let configuration, image?.isSymbolImage == true else { return image }
        return image?.applyingSymbolConfiguration(configuration)
    }

    /// The title in a state; nil for none.
    open func title(for state: State) -> String? { titles[state] }

    /// White by default, in the tint colour for a system button.
    open func titleColor(for state: State) -> UIColor? {
        if let color = titleColors[exactly: state] { return color }
        if buttonType != .custom, state.contains(.disabled) { return .tertiaryLabel }
        return titleColors[state] ?? (buttonType == .custom ? .white : tintColor)
    }

    /// The picture in a state; nil for none.
    open func image(for state: State) -> UIImage? { images[state] }

    /// The background picture in a state; nil for none.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The title that is shown; nil for none.
    open var currentTitle: String? { title(for: state) }

    /// The colour of the title that is shown.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The picture that is shown; nil for none.
    open var currentImage: UIImage? { image(for: state) }

    /// The background picture that is shown; nil for none.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label that shows the title; its font and lines are the app's to choose, its text and colour are the button's.
    open var titleLabel: UILabel? { label }
    private lazy var label = makeLabel()

    /// The view that shows the picture.
    open var imageView: UIImageView? {
        if let picture { return picture }
        let made = UIImageView()
        addSubview(made)
        picture = made
        return made
    }
    @exclusivity(unchecked) private var picture: UIImageView?

    /// The label that shows the configuration's subtitle; nil while there is none.
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

    /// Around picture and title together, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }

    /// Moves the title after it was placed, in points; it changes nothing about the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }

    /// Moves the picture after it was placed, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }

    /// Whether a custom button's picture is darker while it is pressed. True by default.
    @exclusivity(unchecked) open var adjustsImageWhenHighlighted = true

    /// Whether a custom button's picture is paler while the button is disabled. True by default.
    @exclusivity(unchecked) open var adjustsImageWhenDisabled = true

    // MARK: Configuration

    /// What the button shows and looks like. nil, the default, leaves it to the values set for each state.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            contentDidChange()
            setNeedsUpdateConfiguration()
        }
    }

    /// Called when the button's state may ask for another configuration, before the next frame.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the configuration's colours follow the state by themselves. True by default.
    open var automaticallyUpdatesConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Asks for ``updateConfiguration()`` before the next frame.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Calls the handler. Override it to change the configuration for the state the button is in.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    override func updateConfigurations() {
        super.updateConfigurations()
        updateConfiguration()
        // What the handler set is what was asked for.
        super.updateConfigurations()
        showState()
    }

    /// What the button means. `.normal` by default.
    open var role = Role.normal {
        didSet { contentDidChange() }
    }

    // MARK: State

    /// Whether a tap turns ``UIControl/isSelected``. False by default.
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
        // A finger that goes is followed softly, one that comes at once.
        let fades = wasHighlighted && !isHighlighted && window != nil && (buttonType == .system || configuration != nil)
        wasHighlighted = isHighlighted
        if fades { UIView.moveControlPart(duration: 0.2) { [self] in showState() } } else { showState() }
        updateAccessibility()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    /// Makes several changes, and updates what the button shows once, after the last one.
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
        // Custom buttons show pictures as they are; all others take them for stencils unless they say otherwise.
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

    /// A title of a configuration takes as many lines as a width makes of it.
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

    /// That of the title. A button without one has none.
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

    /// - Parameter width: of the room for picture and text.
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
        // The layout runs left to right, and is mirrored as a whole.
        layout.horizontal = effectiveContentHorizontalAlignment
        if isRightToLeft { layout.horizontal = layout.horizontal.mirrored }
        return layout
    }

    // MARK: Where things are, without a configuration

    /// The part of the button that its background picture fills: all of it.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// What ``contentEdgeInsets`` leave.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Where the title lies, in room for title and picture.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        stateLayout.titleRect(in: contentRect, insets: titleEdgeInsets)
    }

    /// Where the picture lies, in room for title and picture.
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

    /// Of the lines of a title that has several.
    private func textAlignment(_ alignment: Configuration.TitleAlignment) -> NSTextAlignment {
        switch alignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center, .automatic: .center
        }
    }

    /// Left to right; from right to left they are mirrored.
    private func frames(of configuration: Configuration, in bounds: CGRect) -> ButtonLayout.Frames {
        let room = bounds.inset(leftToRight: configuration.contentInsets)
        return layout(of: configuration, width: room.width).frames(in: room)
    }

    override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        invalidateIntrinsicContentSize()
    }

    // MARK: Accessibility

    /// Of a toggle button "1" or "0", unless the app says something else.
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
    /// The other side.
    fileprivate var mirrored: UIControl.ContentHorizontalAlignment {
        switch self {
        case .left: .right
        case .right: .left
        default: self
        }
    }
}

extension CGRect {
    /// With leading at the left.
    fileprivate func inset(leftToRight insets: NSDirectionalEdgeInsets) -> CGRect {
        inset(by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
}
