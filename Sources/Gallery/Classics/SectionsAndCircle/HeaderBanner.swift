import UIKit

/// The name of a section. `HeaderBanner.xib` draws the same.
final class HeaderBanner: SectionBanner {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
        label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.isAccessibilityElement = true
        label.accessibilityTraits = [.header, .staticText]
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
