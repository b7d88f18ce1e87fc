import UIKit

/// A heading, and below it the lines of a group.
final class TextGroupView: UIView {
    private let heading = UILabel()
    private let lines: [MeasuredLine]

    private static let headingHeight: CGFloat = 28
    private static let gap: CGFloat = 10

    init(_ group: TextGroup) {
        lines = group.specimens.map { MeasuredLine($0) }
        super.init(frame: .zero)
        heading.text = group.title
        heading.grow(as: .subheadline, weight: .semibold)
        heading.textColor = .secondaryLabel
        heading.accessibilityTraits = .header
        for view in [heading] + lines as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Groups are made in code.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = lines.reduce(Self.headingHeight) { $0 + $1.sizeThatFits(size).height + Self.gap }
        return CGSize(width: size.width, height: height - Self.gap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        heading.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.headingHeight - 6)
        var y = Self.headingHeight
        for line in lines {
            let height = line.sizeThatFits(bounds.size).height
            line.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height + Self.gap
        }
    }
}
