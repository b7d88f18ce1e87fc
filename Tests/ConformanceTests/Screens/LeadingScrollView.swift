import UIKit

/// A row that scrolls sideways and begins at its leading end, which is the right one when people read from right to left.
final class LeadingScrollView: UIScrollView {
    private var shownWidths = CGSize.zero

    init(row: UIStackView) {
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            row.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            row.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
            row.widthAnchor.constraint(greaterThanOrEqualTo: frameLayoutGuide.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let widths = CGSize(width: bounds.width, height: contentSize.width)
        guard widths != shownWidths else { return }
        shownWidths = widths
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        contentOffset.x = isRightToLeft ? max(contentSize.width - bounds.width, 0) : 0
    }
}
