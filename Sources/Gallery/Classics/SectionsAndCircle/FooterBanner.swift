import UIKit

/// The end of a section. `FooterBanner.xib` sets the same values.
final class FooterBanner: SectionBanner {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray6
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .secondaryLabel
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
