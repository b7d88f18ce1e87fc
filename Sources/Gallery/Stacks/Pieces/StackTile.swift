import UIKit

/// A coloured rectangle with an intrinsic content size.
final class StackTile: UIView {
    private let size: CGSize

    init(color: UIColor, size: CGSize = CGSize(width: 56, height: 40)) {
        self.size = size
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 8
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("Tiles are made in code.") }

    override var intrinsicContentSize: CGSize { size }
}
