import UIKit

/// Shows as many of the last calls as fit: the newest at the bottom, older ones paler.
final class CallLogView: UIView {
    private var labels: [UILabel] = []
    private var lines: [String] = []
    private let hint = UILabel()
    static let lineHeight: CGFloat = 17

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = "Delegate calls"
        accessibilityTraits = .updatesFrequently
        hint.text = "Scroll to see the delegate calls."
        hint.font = .systemFont(ofSize: 13)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        hint.numberOfLines = 0
        addSubview(hint)
    }

    required init?(coder: NSCoder) { fatalError("Logs are made in code.") }

    func show(_ log: CallLog) {
        lines = log.lines
        showLines()
    }

    private func showLines() {
        for (index, label) in labels.enumerated() {
            let line = lines.count - labels.count + index
            label.text = lines.indices.contains(line) ? lines[line] : nil
        }
        hint.isHidden = !lines.isEmpty
        accessibilityValue = lines.joined(separator: "; ")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hint.frame = bounds
        let count = max(Int((bounds.height / Self.lineHeight).rounded(.down)), 0)
        while labels.count < count { labels.append(addLabel()) }
        while labels.count > count { labels.removeLast().removeFromSuperview() }
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
            let age = CGFloat(count - 1 - index) / CGFloat(max(count, 2))
            label.alpha = 1 - 0.7 * age
        }
        showLines()
    }

    private func addLabel() -> UILabel {
        let label = UILabel()
        label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        label.lineBreakMode = .byTruncatingTail
        addSubview(label)
        return label
    }
}
