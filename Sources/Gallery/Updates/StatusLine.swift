import UIKit

/// Says how many tiles are on the board, and how far a storm has come. Its accessibility value lists the tiles in
/// order.
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

    /// - Parameter batches: The number of batches that a running storm has made, or nil without a storm.
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
