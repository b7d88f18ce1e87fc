import UIKit

/// A section's number, and a note on what it shows. It reads from top to bottom if the content scrolls horizontally.
final class FlowWayHeader: UICollectionReusableView {
    private let words = UIView()
    private let title = UILabel()
    private let note = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.grow(as: .body, weight: .semibold)
        title.isAccessibilityElement = true
        title.accessibilityTraits = .header
        note.grow(as: .footnote)
        note.textColor = .secondaryLabel
        for label in [title, note] { words.addSubview(label) }
        addSubview(words)
    }

    required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

    func show(section: Int, way: FlowWay) {
        title.text = "Section \(section)"
        note.text = way.note(forSection: section)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isUpright = bounds.height > bounds.width
        words.transform = isUpright ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        words.bounds.size = isUpright ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
        words.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let covered = isUpright ? UIEdgeInsets.zero : safeAreaInsets
        let (left, right) = (covered.left + 16, covered.right + 16)
        let width = max(words.bounds.width - left - right, 0) / 2
        note.textAlignment = endAlignment
        words.place(title, CGRect(x: left, y: 8, width: width, height: 28))
        words.place(note, CGRect(x: left + width, y: 10, width: width, height: 26))
    }
}
