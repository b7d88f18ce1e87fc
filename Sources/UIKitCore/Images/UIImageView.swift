import CoreGraphics
import Foundation
import RenderTree

/// Shows a picture as `contentMode` says.
@preconcurrency @MainActor open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// As large as the picture.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        showImage()
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    open var image: UIImage? {
        didSet { if image !== oldValue { showImage() } }
    }

    /// Instead of `image` while ``isHighlighted``.
    open var highlightedImage: UIImage? {
        didSet { showImage() }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showImage() } }
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }

    override var descriptionDetails: [String] {
        image.map { ["image \($0.size.width.decimalText()) x \($0.size.height.decimalText())"] } ?? []
    }

    private func showImage() {
        let shown = isHighlighted ? highlightedImage ?? image : image
        layer.content = shown.map { .image(ImageContent(source: $0.source, size: $0.size)) }
    }
}
