import CoreGraphics

@testable import UIKitCore

/// A view whose content has an intrinsic size.
final class SizedView: UIView {
    var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override var intrinsicContentSize: CGSize { size }

    /// Returns a view with a length along `axis` and a breadth across.
    static func along(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ breadth: CGFloat) -> SizedView {
        axis == .horizontal ? SizedView(length, breadth) : SizedView(breadth, length)
    }
}
