import UIKit

/// A word, or a sign, in the middle of a plate.
final class WordButton: TapView {
    let label = UILabel()

    init(_ word: String) {
        super.init(frame: .zero)
        label.text = word
        label.textAlignment = .center
        layer.cornerRadius = 8
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Buttons are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    /// Fingers are larger than plates.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: -8).contains(point)
    }
}
