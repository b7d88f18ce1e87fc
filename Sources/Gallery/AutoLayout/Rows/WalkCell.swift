import UIKit

/// A walk: a picture, its name and grade, some lines of text, more of it in a drawer, a line of numbers, and two buttons. As
/// wide as the list, and as high as ``WalkConstraints`` make it.
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

    /// Of the walk that it shows.
    var number = 0
    var saveWasPressed: () -> Void = {}
    var moreWasPressed: () -> Void = {}

    private(set) lazy var constraintsOfParts = WalkConstraints(self)

    /// Of the row, as wide as the list has room for. The height is what the default `preferredLayoutAttributesFitting(_:)` finds.
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
        saveButton.addAction(UIAction { [unowned self] _ in saveWasPressed() }, for: .touchUpInside)
        moreButton.addAction(UIAction { [unowned self] _ in moreWasPressed() }, for: .touchUpInside)
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

    /// A bookmark, where there is room for more than the word.
    private func showSign() {
        let image = UIImage(systemName: saveButton.isSelected ? "bookmark.fill" : "bookmark")
        saveButton.configuration?.image = width < 6 * letterHeight ? nil : image
    }

    /// Moves its parts there; in an animation block they glide, as soon as their layout is asked for.
    func arrange(isOpen: Bool, hidesParts: Bool) {
        moreButton.configuration?.title = isOpen ? "Less" : "More"
        more.alpha = isOpen ? 1 : 0
        for part in [picture, numbers] { part.alpha = hidesParts ? 0 : 1 }
        constraintsOfParts.arrangement.isOpen = isOpen
        constraintsOfParts.arrangement.hidesParts = hidesParts
        arrangeForRoom()
    }

    /// Beside each other, both buttons need room that grows with their words, and some that doesn't: around the words and the picture.
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
