import CoreGraphics

/// The button of a swipe action: a picture, a title, or both beside each other, white on the action's colour.
final class SwipeButton: UIControl {
    let action: UIContextualAction
    private let image = UIImageView()
    private let label = UILabel()

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        layer.cornerRadius = SwipeMetrics.buttonRadius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        accessibilityLabel = action.spokenName
        accessibilityTraits = .button
        image.image = action.image
        image.tintColor = .white
        image.contentMode = .scaleAspectFit
        label.text = action.title
        label.font = .systemFont(ofSize: SwipeMetrics.fontSize)
        label.textColor = .white
        label.textAlignment = .center
        for part in [image, label] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var imageSize: CGSize {
        image.image == nil ? .zero : image.intrinsicContentSize.shrunk(to: CGSize(width: 24, height: 24))
    }

    private var titleWidth: CGFloat { (action.title ?? "").isEmpty ? 0 : label.intrinsicContentSize.width }

    /// Whether it shows no picture: such buttons are all as wide as the widest of them.
    var isTitleOnly: Bool { action.image == nil }

    var wantedWidth: CGFloat {
        let gap = imageSize.width > 0 && titleWidth > 0 ? SwipeMetrics.imageGap : 0
        return max(imageSize.width + gap + titleWidth + 2 * SwipeMetrics.buttonInset, SwipeMetrics.buttonHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (picture, height) = (imageSize, label.intrinsicContentSize.height)
        let gap = picture.width > 0 && titleWidth > 0 ? SwipeMetrics.imageGap : 0
        let room = max(bounds.width - 2 * SwipeMetrics.buttonInset, 0)
        let width = min(titleWidth, max(room - picture.width - gap, 0))
        var pictureFrame = CGRect(
            x: (bounds.width - picture.width - gap - width) / 2, y: (bounds.height - picture.height) / 2,
            width: picture.width, height: picture.height)
        var labelFrame = CGRect(
            x: pictureFrame.maxX + gap, y: (bounds.height - height) / 2, width: width, height: height)
        if isRightToLeft {
            pictureFrame = pictureFrame.mirrored(in: bounds)
            labelFrame = labelFrame.mirrored(in: bounds)
        }
        image.frame = pictureFrame
        label.frame = labelFrame
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }
}
