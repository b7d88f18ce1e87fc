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
        titleLabel.font = .systemFont(ofSize: 15)
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: 11)
        nameLabel.textColor = .secondaryLabel
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.minimumScaleFactor = 0.7
        for label in [titleLabel, nameLabel] { addSubview(label) }
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    var height: CGFloat { 52 }

    /// How much of the row's end belongs to the subclass.
    var controlWidth: CGFloat { 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 2 * Self.margin - controlWidth, 0)
        place(titleLabel, CGRect(x: Self.margin, y: 8, width: width, height: 20))
        place(nameLabel, CGRect(x: Self.margin, y: 29, width: width, height: 14))
    }

    /// Puts a view at the row's end, as far from it as the title is from the beginning.
    func placeAtEnd(_ view: UIView, _ size: CGSize, before distance: CGFloat = 0) {
        let x = bounds.width - Self.margin - distance - size.width
        place(view, CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size))
    }
}
