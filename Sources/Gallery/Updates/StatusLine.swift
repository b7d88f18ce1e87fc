import UIKit

/// How much there is on the board, and how far a storm has come. A screen reader can ask it who is where.
final class StatusLine: UIView {
    private let label = UILabel()
    private let progress = UIProgressView(progressViewStyle: .bar)
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.isAccessibilityElement = true
        line.backgroundColor = .separator
        progress.isHidden = true
        progress.accessibilityLabel = "Storm"
        for view in [label, line, progress] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Status lines are made in code.") }

    /// - Parameter batches: Of a storm that is under way.
    func show(_ board: TileBoard, batches: Int?) {
        let storm = batches.map { "Storm: \($0) of \(Storm.batches) · " } ?? ""
        label.text = storm + board.summary
        label.accessibilityLabel = label.text
        label.accessibilityValue = board.order
        progress.isHidden = batches == nil
        progress.progress = Float(batches ?? 0) / Float(Storm.batches)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 12, dy: 0)
        line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
        progress.frame = CGRect(x: 0, y: bounds.height - 2.5, width: bounds.width, height: 2.5)
    }
}
