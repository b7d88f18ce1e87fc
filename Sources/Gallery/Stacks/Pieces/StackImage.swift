import UIKit

/// A picture that wants to be small, however many pixels it has.
final class StackImage: UIImageView {
    override var intrinsicContentSize: CGSize { CGSize(width: 64, height: 48) }
}
