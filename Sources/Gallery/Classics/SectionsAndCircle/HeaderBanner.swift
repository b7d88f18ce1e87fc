import UIKit

/// The name of a section. `HeaderBanner.xib` sets the same values.
final class HeaderBanner: SectionBanner {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
        label.font = .preferredFont(forTextStyle: .headline)
        label.accessibilityTraits = [.header, .staticText]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
