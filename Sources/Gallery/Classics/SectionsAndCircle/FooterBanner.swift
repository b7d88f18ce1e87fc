import UIKit

/// The end of a section. `FooterBanner.xib` draws the same.
final class FooterBanner: SectionBanner {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray6
        label = UILabel()
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.isAccessibilityElement = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
