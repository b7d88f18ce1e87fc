import UIKit

/// One property in a panel: what it is, in words and as it is called in code. Subclasses add what changes it.
class ControlRow: UIView {
    let title: String

    /// In code.
    var name: String {
        didSet { nameLabel.text = name }
    }

    /// At either side of the row's content.
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

    /// Of title and name, with room above and below.
    final var wordsHeight: CGFloat { 18 + traitCollection.grown(20) + traitCollection.grown(14) }

    /// How much of the row's end belongs to the subclass.
    var controlWidth: CGFloat { 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 2 * Self.margin - controlWidth, 0)
        let (above, below) = (traitCollection.grown(20), traitCollection.grown(14))
        place(titleLabel, CGRect(x: Self.margin, y: 8, width: width, height: above))
        place(nameLabel, CGRect(x: Self.margin, y: 9 + above, width: width, height: below))
    }

    /// Puts a view at the row's end, as far from it as the title is from the beginning.
    func placeAtEnd(_ view: UIView, _ size: CGSize, before distance: CGFloat = 0) {
        let x = bounds.width - Self.margin - distance - size.width
        place(view, CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size))
    }
}
