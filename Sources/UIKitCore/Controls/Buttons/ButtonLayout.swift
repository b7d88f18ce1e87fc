import CoreGraphics

/// The places of image, title and subtitle in a button with a configuration, from left to right.
struct ButtonLayout: Sendable, Hashable {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var placement = NSDirectionalRectEdge.leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center

    struct Frames: Sendable, Hashable {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    private var isImageAbove: Bool { placement.contains(.top) }
    private var isImageBelow: Bool { !isImageAbove && placement.contains(.bottom) }
    private var isUpright: Bool { isImageAbove || isImageBelow }
    private var isImageFirst: Bool { isImageAbove || (!isImageBelow && placement.contains(.leading)) }

    private var hasText: Bool { title.height > 0 || subtitle.height > 0 }
    private var gap: CGFloat { hasText && image.width > 0 ? imagePadding : 0 }

    /// Returns the size of title and subtitle together.
    private func text(width: CGFloat) -> CGSize {
        let between = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
        return CGSize(
            width: min(max(title.width, subtitle.width), max(width, 0)),
            height: title.height + between + subtitle.height)
    }

    /// The size of everything together, without a limit.
    var size: CGSize { size(text: text(width: .infinity)) }

    private func size(text: CGSize) -> CGSize {
        isUpright
            ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
            : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    }

    /// Returns the frames of everything in `room`, in which the whole is aligned.
    func frames(in room: CGRect) -> Frames {
        let text = text(width: isUpright ? room.width : room.width - image.width - gap)
        let size = size(text: text)
        let content = aligned(size, in: room)
        var (imagePlace, textPlace) = (content, content)
        if isUpright {
            imagePlace.origin.x = content.midX - image.width / 2
            textPlace.origin.x = content.midX - text.width / 2
            imagePlace.origin.y = isImageFirst ? content.minY : content.maxY - image.height
            textPlace.origin.y = isImageFirst ? content.maxY - text.height : content.minY
        } else {
            imagePlace.origin.x = isImageFirst ? content.minX : content.maxX - image.width
            textPlace.origin.x = isImageFirst ? content.maxX - text.width : content.minX
            imagePlace.origin.y = content.midY - image.height / 2
            textPlace.origin.y = content.midY - text.height / 2
        }
        let box = CGRect(origin: textPlace.origin, size: text)
        var frames = Frames(image: CGRect(origin: imagePlace.origin, size: image))
        frames.title = line(title, in: box, y: box.minY)
        frames.subtitle = line(subtitle, in: box, y: box.maxY - subtitle.height)
        return frames
    }

    private func aligned(_ size: CGSize, in room: CGRect) -> CGRect {
        let x =
            switch horizontal {
            case .left, .leading: room.minX
            case .right, .trailing: room.maxX - size.width
            case .center, .fill: room.midX - size.width / 2
            }
        let y =
            switch vertical {
            case .top: room.minY
            case .bottom: room.maxY - size.height
            case .center, .fill: room.midY - size.height / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    private func line(_ size: CGSize, in box: CGRect, y: CGFloat) -> CGRect {
        let width = min(size.width, box.width)
        let x =
            switch shownAlignment {
            case .leading: box.minX
            case .trailing: box.maxX - width
            case .center, .automatic: box.midX - width / 2
            }
        return CGRect(x: x, y: y, width: width, height: size.height)
    }

    /// Returns the width that an image beside the text leaves for it.
    func textWidth(in width: CGFloat) -> CGFloat {
        isUpright || image.width == 0 ? width : max(width - image.width - imagePadding, 0)
    }

    /// The alignment of title and subtitle: beside an image, at the image's side.
    var shownAlignment: UIButton.Configuration.TitleAlignment {
        guard titleAlignment == .automatic else { return titleAlignment }
        if isUpright || image.width == 0 { return .center }
        return isImageFirst ? .leading : .trailing
    }
}
