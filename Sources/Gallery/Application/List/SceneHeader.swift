import UIKit

/// A header that names the kind of the scenes below it.
final class SceneHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.grow(as: .subheadline, weight: .semibold)
        label.textColor = .secondaryLabel
        label.isAccessibilityElement = true
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(
            x: safeAreaInsets.left + 20, y: bounds.height - 34,
            width: max(bounds.width - safeAreaInsets.left - safeAreaInsets.right - 40, 0), height: 34)
    }
}
