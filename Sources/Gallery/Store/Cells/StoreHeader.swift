import UIKit

/// The name of a shelf. It's pinned while the shelf is visible.
final class StoreHeader: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.grow(as: .title3, weight: .bold)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

    /// - Parameter isOnGround: Whether the shelf has a background.
    func show(_ title: String?, isOnGround: Bool) {
        label.text = title
        backgroundColor = isOnGround ? .systemGroupedBackground : .systemBackground
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: safeAreaInsets).insetBy(dx: StoreLayout.margin, dy: 0)
    }
}

/// A dot at the corner of a new picture.
final class StoreBadge: UICollectionReusableView {
    var isOn = false {
        didSet { dot.isHidden = !isOn }
    }

    private let dot = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        dot.backgroundColor = .systemRed
        dot.layer.cornerRadius = 7
        dot.layer.borderWidth = 2
        dot.layer.borderColor = UIColor.systemBackground.cgColor
        dot.frame = bounds
        dot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dot.isHidden = true
        addSubview(dot)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("Badges are made in code.") }
}

/// The background of a shelf of covers.
final class StoreGround: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
    }

    required init?(coder: NSCoder) { fatalError("Grounds are made in code.") }
}
