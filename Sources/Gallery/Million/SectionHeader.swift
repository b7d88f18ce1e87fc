import UIKit

/// A line of text above a section.
final class SectionHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.grow(as: .subheadline, weight: .semibold)
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: safeAreaInsets).insetBy(dx: 14, dy: 0)
    }
}
