import UIKit

/// A row of a panel with a property's title and its name in code. Subclasses add the control.
class ControlRow: UIView {
    let title: String

    /// The property's name in code.
    var name: String {
        didSet { nameLabel.text = name }
    }

    /// The space on both sides of the row's content, in points.
    static let margin: CGFloat = 16

    private let titleLabel = UILabel()
    private let nameLabel = UILabel()

    init(title: String, name: String) {
        self.title = title
        self.name = name
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.grow(as: .subheadline)
        nameLabel.text = name
        nameLabel.grow(as: .caption2)
        nameLabel.textColor = .secondaryLabel
        for label in [titleLabel, nameLabel] {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.7
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    var height: CGFloat { wordsHeight }

    /// The height of title and name, with the space above and below them.
    final var wordsHeight: CGFloat { 18 + traitCollection.grown(20) + traitCollection.grown(14) }

    /// The width at the trailing end of the row that the subclass uses.
    var controlWidth: CGFloat { 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 2 * Self.margin - controlWidth, 0)
        let (above, below) = (traitCollection.grown(20), traitCollection.grown(14))
        place(titleLabel, CGRect(x: Self.margin, y: 8, width: width, height: above))
        place(nameLabel, CGRect(x: Self.margin, y: 9 + above, width: width, height: below))
    }

    /// Places a view at the trailing end of the row, with the margin that the title has at the leading end.
    func placeAtEnd(_ view: UIView, _ size: CGSize, before distance: CGFloat = 0) {
        let x = bounds.width - Self.margin - distance - size.width
        place(view, CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size))
    }
}
