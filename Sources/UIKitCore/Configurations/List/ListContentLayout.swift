import CoreGraphics

/// The places of image and texts of a list content, in points, from left to right.
struct ListContentLayout {
    /// The parts and their sizes.
    struct Parts {
        /// The size of the image; nil without one.
        var image: CGSize?
        /// The room reserved for the image.
        var imageRoom = CGSize.zero
        var imagePadding: CGFloat = 0
        var hasText = false
        var hasSecondaryText = false
        var prefersSideBySide = false
        var horizontalPadding: CGFloat = 0
        var verticalPadding: CGFloat = 0
    }

    enum Text { case first, second }

    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondaryText = CGRect.zero
    /// The size of everything, without margins.
    private(set) var size = CGSize.zero
    private let pixel: CGFloat
    private var textsHeight: CGFloat = 0
    /// The distances of both texts from the top of the upper one.
    private var tops: (first: CGFloat, second: CGFloat) = (0, 0)

    /// Creates the layout at its least height. ``centre(inHeight:)`` centres it in a larger one.
    ///
    /// - Parameters:
    ///   - parts: The parts and their sizes.
    ///   - width: The width inside the margins; infinite for the natural width.
    ///   - pixel: The length of a pixel.
    ///   - measure: Returns the size of a text in a width.
    init(_ parts: Parts, width: CGFloat, pixel: CGFloat, measure: (Text, _ width: CGFloat) -> CGSize) {
        self.pixel = pixel
        var x: CGFloat = 0
        if let image = parts.image {
            self.image.size = image
            x = parts.imageRoom.width
            if parts.hasText || parts.hasSecondaryText { x += parts.imagePadding }
        }
        let texts = placeTexts(parts, x: x, width: max(width - x, 0), measure)
        let room = parts.image == nil ? .zero : parts.imageRoom
        size = CGSize(width: max(x + texts.width, room.width), height: max(texts.height, room.height))
        image.origin.x = rounded((room.width - image.width) / 2)
        textsHeight = texts.height
        tops = (text.minY, secondaryText.minY)
        centre(inHeight: size.height)
    }

    /// Centres everything vertically in a height.
    mutating func centre(inHeight height: CGFloat) {
        let above = rounded((height - textsHeight) / 2)
        text.origin.y = tops.first + above
        secondaryText.origin.y = tops.second + above
        image.origin.y = rounded((height - image.height) / 2)
    }

    /// Rounds to whole pixels, and half a pixel up. In a common row of 50 1/3 points, the image ends on half a pixel. A
    /// third has no exact value, so this also rounds up a little less than half; otherwise the image would jump when
    /// the row gets its height again.
    private func rounded(_ length: CGFloat) -> CGFloat { (length / pixel + 0.501).rounded(.down) * pixel }

    private mutating func placeTexts(
        _ parts: Parts, x: CGFloat, width: CGFloat, _ measure: (Text, _ width: CGFloat) -> CGSize
    ) -> CGSize {
        guard parts.hasText, parts.hasSecondaryText else {
            guard parts.hasText || parts.hasSecondaryText else { return .zero }
            let size = measure(parts.hasText ? .first : .second, width)
            let frame = CGRect(x: x, y: 0, width: width.isFinite ? width : size.width, height: size.height)
            if parts.hasText { text = frame } else { secondaryText = frame }
            return size
        }
        if parts.prefersSideBySide {
            let (one, other) = (measure(.first, .infinity), measure(.second, .infinity))
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
        let (one, other) = (measure(.first, width), measure(.second, width))
        let widest = width.isFinite ? width : max(one.width, other.width)
        text = CGRect(x: x, y: 0, width: widest, height: one.height)
        let y = one.height + parts.verticalPadding
        secondaryText = CGRect(x: x, y: y, width: widest, height: other.height)
        return CGSize(width: max(one.width, other.width), height: y + other.height)
    }
}
