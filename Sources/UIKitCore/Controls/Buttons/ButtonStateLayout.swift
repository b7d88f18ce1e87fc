import CoreGraphics

/// The places of image and title in a button without a configuration.
struct ButtonStateLayout: Sendable, Hashable {
    var image: CGSize
    var title: CGSize
    var background = CGSize.zero
    var insets = UIEdgeInsets.zero
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    /// Whether the image is to the right of the title.
    var isRightToLeft = false

    /// The points above and below a title, if the app sets no insets.
    private static let titleMargin: CGFloat = 6
    /// The least width of a button with a title or without any content, in points, if the app sets no insets.
    private static let leastWidth: CGFloat = 30

    /// The size of the content, in whole points (R862).
    var intrinsicSize: CGSize {
        var size = CGSize(
            width: image.width + title.width + insets.left + insets.right,
            height: max(image.height, title.height) + insets.top + insets.bottom)
        if insets == .zero, title != .zero || (image == .zero && background == .zero) {
            size.height = max(title.height + 2 * Self.titleMargin, size.height)
            size.width = max(size.width, Self.leastWidth)
        }
        return CGSize(
            width: max(size.width, background.width).rounded(.up), height: max(size.height, background.height))
    }

    func imageRect(in content: CGRect, insets: UIEdgeInsets) -> CGRect {
        let room = content.inset(by: insets)
        let size = CGSize(width: min(image.width, max(room.width, 0)), height: min(image.height, max(room.height, 0)))
        return rect(size, in: room, before: isRightToLeft ? title.width : 0, after: isRightToLeft ? 0 : title.width)
    }

    func titleRect(in content: CGRect, insets: UIEdgeInsets) -> CGRect {
        let room = content.inset(by: insets)
        let width = min(title.width, max(room.width - image.width, 0))
        let size = CGSize(width: width, height: min(title.height, max(room.height, 0)))
        return rect(size, in: room, before: isRightToLeft ? 0 : image.width, after: isRightToLeft ? image.width : 0)
    }

    /// Returns a rectangle of `size`, aligned in `room` together with the other part, which takes the points `before`
    /// and `after` it.
    private func rect(_ size: CGSize, in room: CGRect, before: CGFloat, after: CGFloat) -> CGRect {
        let width = before + size.width + after
        let left =
            switch horizontal {
            case .left, .leading: room.minX
            case .right, .trailing: room.maxX - width
            case .center, .fill: room.midX - width / 2
            }
        let height = vertical == .fill ? room.height : size.height
        let y =
            switch vertical {
            case .top, .fill: room.minY
            case .bottom: room.maxY - height
            case .center: room.midY - height / 2
            }
        return CGRect(x: left + before, y: y, width: size.width, height: height)
    }
}
