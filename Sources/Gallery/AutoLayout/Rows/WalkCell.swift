import UIKit

/// A walk: a picture, its name and grade, some lines of text, more text in a drawer, a line of numbers, and two
/// buttons. The cell is as wide as the list, and as tall as ``WalkConstraints`` make it.
final class WalkCell: UICollectionViewCell {
    let picture = UIImageView()
    let title = UILabel()
    let badge = Badge()
    let summary = UILabel()
    let drawer = UIView()
    let more = UILabel()
    let numbers = UILabel()
    let saveButton = UIButton(configuration: .tinted())
    let moreButton = UIButton(configuration: .gray())

    /// The number of the walk that the cell shows.
    var number = 0
    var saveWasPressed: () -> Void = {}
    var moreWasPressed: () -> Void = {}

    private(set) lazy var constraintsOfParts = WalkConstraints(self)

    /// The width of the row. The default `preferredLayoutAttributesFitting(_:)` finds the height.
    var width: CGFloat {
        get { constraintsOfParts.width.constant }
        set {
            guard newValue != width else { return }
            constraintsOfParts.width.constant = newValue
            arrangeForRoom()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 26
        contentView.layer.cornerCurve = .continuous
        contentView.clipsToBounds = true
        contentView.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 14
        picture.layer.cornerCurve = .continuous
        drawer.clipsToBounds = true
        setUpTexts()
        setUpButtons()
        for view in [picture, title, badge, summary, drawer, numbers, saveButton, moreButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        more.translatesAutoresizingMaskIntoConstraints = false
        drawer.addSubview(more)
        constraintsOfParts.activate()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: WalkCell, _) in
            cell.arrangeForRoom()
        }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    private func setUpTexts() {
        title.font = .preferredFont(forTextStyle: .headline)
        summary.font = .preferredFont(forTextStyle: .subheadline)
        more.font = .preferredFont(forTextStyle: .subheadline)
        numbers.font = .preferredFont(forTextStyle: .footnote)
        for label in [title, summary, more, numbers] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        for label in [more, numbers] { label.textColor = .secondaryLabel }
    }

    private func setUpButtons() {
        for button in [saveButton, moreButton] { button.configuration?.buttonSize = .small }
        saveButton.configuration?.imagePadding = 5
        saveButton.addAction(UIAction { [weak self] _ in self?.saveWasPressed() }, for: .touchUpInside)
        moreButton.addAction(UIAction { [weak self] _ in self?.moreWasPressed() }, for: .touchUpInside)
    }

    func show(_ walk: Walk, image: UIImage, isSaved: Bool) {
        picture.image = image
        title.text = walk.name
        badge.label.text = walk.grade.title
        badge.backgroundColor = walk.grade.color.groundForWhite()
        summary.text = walk.summary
        more.text = walk.more
        numbers.text = walk.numbers
        accessibilityLabel = walk.name
        show(isSaved: isSaved)
    }

    func show(isSaved: Bool) {
        saveButton.configuration?.title = isSaved ? "Saved" : "Save"
        saveButton.isSelected = isSaved
        showSign()
    }

    /// Shows a bookmark in the button if there is room for more than its title.
    private func showSign() {
        let image = UIImage(systemName: saveButton.isSelected ? "bookmark.fill" : "bookmark")
        saveButton.configuration?.image = width < 6 * letterHeight ? nil : image
    }

    /// Changes the arrangement of the parts. In an animation block they move with the next layout pass.
    func arrange(isOpen: Bool, hidesParts: Bool) {
        moreButton.configuration?.title = isOpen ? "Less" : "More"
        more.alpha = isOpen ? 1 : 0
        for part in [picture, numbers] { part.alpha = hidesParts ? 0 : 1 }
        constraintsOfParts.arrangement.isOpen = isOpen
        constraintsOfParts.arrangement.hidesParts = hidesParts
        arrangeForRoom()
    }

    /// Stacks the parts if the row is too narrow. Side by side, both buttons need a width that grows with their titles,
    /// and a fixed one for the space around them and the picture.
    private func arrangeForRoom() {
        let isNarrow = width < 156 + 6.5 * letterHeight
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        constraintsOfParts.arrangement.isStacked = isNarrow || isLarge
        showSign()
    }

    private var letterHeight: CGFloat {
        UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection).pointSize
    }

    override var isHighlighted: Bool {
        didSet {
            contentView.backgroundColor = isHighlighted ? .systemGray5 : .secondarySystemGroupedBackground
        }
    }
}
