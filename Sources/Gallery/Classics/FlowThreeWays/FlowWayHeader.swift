import UIKit

/// A section's number, and what is to be seen in it.
final class FlowWayHeader: UICollectionReusableView {
    private let title = UILabel()
    private let note = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.grow(as: .body, weight: .semibold)
        title.isAccessibilityElement = true
        title.accessibilityTraits = .header
        note.grow(as: .footnote)
        note.textColor = .secondaryLabel
        for label in [title, note] { addSubview(label) }
    }

    required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

    func show(section: Int, way: FlowWay) {
        title.text = "Section \(section)"
        note.text = way.note(forSection: section)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (left, right) = (safeAreaInsets.left + 16, safeAreaInsets.right + 16)
        let width = max(bounds.width - left - right, 0) / 2
        note.textAlignment = endAlignment
        place(title, CGRect(x: left, y: 8, width: width, height: 28))
        place(note, CGRect(x: left + width, y: 10, width: width, height: 26))
    }
}
