import UIKit

/// A line of small text above the content that it describes.
final class CaptionView: UIView {
    private let label = UILabel()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        line.backgroundColor = .separator
        for view in [label, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Captions are made in code.") }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        label.frame = bounds.inset(by: sides).insetBy(dx: 12, dy: 0)
        line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    }
}
