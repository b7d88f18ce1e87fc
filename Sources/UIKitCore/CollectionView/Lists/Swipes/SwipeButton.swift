import CoreGraphics

/// The button of a swipe action: a capsule in the action's colour with a white title or image. If the action has both,
/// the title is below the capsule. A row that is too low for a title shows only the image. Screen readers still read
/// the title.
final class SwipeButton: UIControl {
    let action: UIContextualAction
    /// The capsule of a button with a title below; nil if the button itself is the capsule.
    private let upperCapsule: UIView?
    var capsule: UIView { upperCapsule ?? self }
    private let image = UIImageView()
    let label = UILabel()
    private var isTitleBelow: Bool { upperCapsule != nil }

    /// - Parameter room: The row's height.
    init(_ action: UIContextualAction, room: CGFloat) {
        self.action = action
        let hasTitle = !(action.title ?? "").isEmpty
        let isTitleBelow = action.image != nil && hasTitle && room >= SwipeMetrics.leastHeightForTitleBelow
        upperCapsule = isTitleBelow ? UIView() : nil
        super.init(frame: .zero)
        accessibilityLabel = action.spokenName
        accessibilityTraits = .button
        capsule.backgroundColor = action.backgroundColor
        capsule.layer.cornerRadius = SwipeMetrics.buttonRadius
        capsule.layer.cornerCurve = .continuous
        capsule.clipsToBounds = true
        if let upperCapsule { addPart(upperCapsule, to: self) }
        if let picture = action.image { show(picture) }
        if hasTitle, action.image == nil || isTitleBelow { showTitle() }
    }

    required init?(coder: NSCoder) { nil }

    private func addPart(_ part: UIView, to view: UIView) {
        part.isUserInteractionEnabled = false
        view.addSubview(part)
    }

    private func show(_ picture: UIImage) {
        image.image = picture
        image.tintColor = .white
        image.contentMode = .scaleAspectFit
        addPart(image, to: capsule)
    }

    private func showTitle() {
        label.text = action.title
        label.font = .systemFont(ofSize: isTitleBelow ? SwipeMetrics.smallFontSize : SwipeMetrics.fontSize)
        label.textColor = isTitleBelow ? .secondaryLabel : .white
        label.textAlignment = .center
        addPart(label, to: self)
    }

    private var imageSize: CGSize {
        image.image == nil ? .zero : image.intrinsicContentSize.shrunk(to: CGSize(width: 24, height: 24))
    }

    private var titleSize: CGSize { label.superview == nil ? .zero : label.intrinsicContentSize }

    /// Whether the action has no image. Such buttons all have the width of the widest one.
    var isTitleOnly: Bool { action.image == nil }

    var wantedWidth: CGFloat {
        let inside = isTitleBelow ? imageSize.width : max(imageSize.width, titleSize.width)
        return max(inside + 2 * SwipeMetrics.buttonInset, SwipeMetrics.buttonHeight, titleSize.width)
    }

    /// The height of the capsule, and of a title below it.
    var wantedHeight: CGFloat {
        SwipeMetrics.buttonHeight + (isTitleBelow ? SwipeMetrics.titleGap + titleSize.height : 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (picture, title) = (imageSize, titleSize)
        let below = isTitleBelow ? min(SwipeMetrics.titleGap + title.height, bounds.height) : 0
        let area = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
        upperCapsule?.frame = area
        image.frame = CGRect(
            x: (area.width - picture.width) / 2, y: (area.height - picture.height) / 2, width: picture.width,
            height: picture.height)
        let inset = isTitleBelow ? 0 : SwipeMetrics.buttonInset
        let width = min(title.width, max(area.width - 2 * inset, 0))
        label.frame = CGRect(
            x: (area.width - width) / 2,
            y: isTitleBelow ? bounds.height - title.height : (area.height - title.height) / 2, width: width,
            height: title.height)
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }
}
