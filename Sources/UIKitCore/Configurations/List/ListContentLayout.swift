import CoreGraphics

/// Where picture and texts of a list content are, in points, as if read from left to right.
struct ListContentLayout {
    /// What is there, and what it measures.
    struct Parts {
        /// nil without a picture.
        var image: CGSize?
        /// How much room is kept for the picture.
        var imageRoom = CGSize.zero
        var imagePadding: CGFloat = 0
        /// nil without a text.
        var text: ((_ width: CGFloat) -> CGSize)?
        var secondaryText: ((_ width: CGFloat) -> CGSize)?
        var prefersSideBySide = false
        var horizontalPadding: CGFloat = 0
        var verticalPadding: CGFloat = 0
    }

    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondaryText = CGRect.zero
    /// Of everything, without margins.
    private(set) var size = CGSize.zero

    /// - Parameters:
    ///   - width: Of the room inside the margins; infinite where the content may be as wide as it likes.
    ///   - height: Of the room; what is lower is in its middle. nil for as low as can be.
    ///   - pixel: The length of a pixel.
    init(_ parts: Parts, width: CGFloat, height: CGFloat?, pixel: CGFloat) {
        var x: CGFloat = 0
        if let image = parts.image {
            self.image.size = image
            x = parts.imageRoom.width
            if parts.text != nil || parts.secondaryText != nil { x += parts.imagePadding }
        }
        let texts = placeTexts(parts, x: x, width: max(width - x, 0))
        size = CGSize(
            width: max(x + texts.width, parts.image == nil ? 0 : parts.imageRoom.width),
            height: max(texts.height, parts.image == nil ? 0 : parts.imageRoom.height))
        let room = height ?? size.height
        func middle(_ length: CGFloat) -> CGFloat { ((room - length) / 2 / pixel).rounded() * pixel }
        text.origin.y += middle(texts.height)
        secondaryText.origin.y += middle(texts.height)
        image.origin = CGPoint(
            x: ((parts.imageRoom.width - image.width) / 2 / pixel).rounded() * pixel, y: middle(image.height))
    }

    private mutating func placeTexts(_ parts: Parts, x: CGFloat, width: CGFloat) -> CGSize {
        guard let measure = parts.text, let measureSecondary = parts.secondaryText else {
            let size = (parts.text ?? parts.secondaryText)?(width) ?? .zero
            let frame = CGRect(x: x, y: 0, width: width.isFinite ? width : size.width, height: size.height)
            if parts.text != nil { text = frame } else if parts.secondaryText != nil { secondaryText = frame }
            return size
        }
        if parts.prefersSideBySide {
            let (one, other) = (measure(.infinity), measureSecondary(.infinity))
            let needed = one.width + parts.horizontalPadding + other.width
            if needed <= width {
                let height = max(one.height, other.height)
                let end = width.isFinite ? width : needed
                text = CGRect(x: x, y: (height - one.height) / 2, width: one.width, height: one.height)
                secondaryText = CGRect(
                    x: x + end - other.width, y: (height - other.height) / 2, width: other.width, height: other.height)
                return CGSize(width: needed, height: height)
            }
        }
        let (one, other) = (measure(width), measureSecondary(width))
        let widest = width.isFinite ? width : max(one.width, other.width)
        text = CGRect(x: x, y: 0, width: widest, height: one.height)
        let y = one.height + parts.verticalPadding
        secondaryText = CGRect(x: x, y: y, width: widest, height: other.height)
        return CGSize(width: max(one.width, other.width), height: y + other.height)
    }
}
