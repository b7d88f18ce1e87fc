import UIKit

/// A number above a word, with a dot in the number's colour.
final class ReportNumber: UIView {
    private let label = UILabel()
    private let caption = UILabel()
    private let dot = UIView()
    private static let dotSide: CGFloat = 7

    init(_ word: String, color: UIColor?) {
        super.init(frame: .zero)
        label.grow(as: .headline)
        caption.grow(as: .caption2)
        caption.text = word
        caption.textColor = .secondaryLabel
        dot.backgroundColor = color
        dot.isHidden = color == nil
        dot.layer.cornerRadius = Self.dotSide / 2
        for label in [label, caption] {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
        }
        for view in [label, caption, dot] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Numbers are made in code.") }

    var number = "" {
        didSet { label.text = number }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (first, second) = (traitCollection.grown(24), traitCollection.grown(16))
        let start: CGFloat = dot.isHidden ? 0 : Self.dotSide + 4
        let room = max(bounds.width - 4, 0)
        place(label, CGRect(x: 0, y: 0, width: room, height: first))
        place(
            dot,
            CGRect(x: 0, y: first + (second - Self.dotSide) / 2, width: Self.dotSide, height: Self.dotSide))
        place(caption, CGRect(x: start, y: first, width: max(room - start, 0), height: second))
    }
}
