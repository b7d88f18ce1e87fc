import UIKit

/// An image view with a small intrinsic content size, whatever the image's size is.
final class StackImage: UIImageView {
    override var intrinsicContentSize: CGSize { CGSize(width: 64, height: 48) }
}
