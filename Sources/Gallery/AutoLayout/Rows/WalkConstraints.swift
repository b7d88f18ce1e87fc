import UIKit

/// The constraints of a row: those that are always active, and those of each arrangement.
@MainActor final class WalkConstraints {
    /// The width of the row.
    let width: NSLayoutConstraint

    var arrangement = WalkArrangement() {
        didSet { if arrangement != oldValue { rearrange() } }
    }

    /// Two constraints that can't both hold, though each could without the other.
    private let conflicting: [NSLayoutConstraint]
    /// The area of the texts: beside the picture, below it, or from edge to edge.
    private let column = UILayoutGuide()
    private let always: [NSLayoutConstraint]
    private let beside: [NSLayoutConstraint]
    private let stacked: [NSLayoutConstraint]
    private let besidePicture: [NSLayoutConstraint]
    private let belowPicture: [NSLayoutConstraint]
    private let withoutPicture: [NSLayoutConstraint]
    private let withNumbers: NSLayoutConstraint
    private let withoutNumbers: NSLayoutConstraint
    private let open: NSLayoutConstraint
    private let closed: NSLayoutConstraint

    private static let pictureSide: CGFloat = 56
    private static let gap: CGFloat = 12

    init(_ cell: WalkCell) {
        let (content, margins, gap) = (cell.contentView, cell.contentView.layoutMarginsGuide, Self.gap)
        let (picture, title, badge, summary) = (cell.picture, cell.title, cell.badge, cell.summary)
        let (drawer, more, numbers) = (cell.drawer, cell.more, cell.numbers)
        let (save, moreButton) = (cell.saveButton, cell.moreButton)
        column.identifier = "column"
        content.addLayoutGuide(column)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            badge.label.setContentCompressionResistancePriority(UILayoutPriority(999), for: axis)
        }

        width = content.widthAnchor.constraint(equalToConstant: 0).weaker
        always = [
            width,
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.topAnchor.constraint(equalTo: margins.topAnchor),
            picture.widthAnchor.constraint(equalToConstant: Self.pictureSide),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor).weaker,
            title.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            summary.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            summary.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            drawer.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            drawer.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            drawer.topAnchor.constraint(equalTo: summary.bottomAnchor),
            more.leadingAnchor.constraint(equalTo: drawer.leadingAnchor),
            more.trailingAnchor.constraint(equalTo: drawer.trailingAnchor),
            more.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 8),
            numbers.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            numbers.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            numbers.topAnchor.constraint(equalTo: drawer.bottomAnchor, constant: 8),
            save.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            save.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor).weaker,
            moreButton.bottomAnchor.constraint(equalTo: margins.bottomAnchor).weaker,
        ]
        beside = [
            title.topAnchor.constraint(equalTo: margins.topAnchor),
            badge.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            badge.label.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8).weaker,
            summary.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            moreButton.leadingAnchor.constraint(equalTo: save.trailingAnchor, constant: 8),
            moreButton.topAnchor.constraint(equalTo: save.topAnchor),
        ]
        stacked = [
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            badge.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            badge.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            summary.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 8),
            moreButton.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            moreButton.topAnchor.constraint(equalTo: save.bottomAnchor, constant: 8),
        ]
        besidePicture = [
            column.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: gap),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor).weaker,
        ]
        belowPicture = [title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: gap)]
        withoutPicture = [
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title.topAnchor.constraint(equalTo: margins.topAnchor),
        ]
        withNumbers = save.topAnchor.constraint(equalTo: numbers.bottomAnchor, constant: gap)
        withoutNumbers = save.topAnchor.constraint(equalTo: drawer.bottomAnchor, constant: gap)
        open = drawer.bottomAnchor.constraint(equalTo: more.bottomAnchor)
        closed = drawer.heightAnchor.constraint(equalToConstant: 0)
        conflicting = [
            badge.widthAnchor.constraint(equalToConstant: 88).named("narrow badge"),
            badge.widthAnchor.constraint(equalToConstant: 132).named("wide badge"),
        ]
    }

    func activate() {
        NSLayoutConstraint.activate(always)
        rearrange()
    }

    // MARK: Activating in turn

    private func rearrange() {
        let wanted = wanted
        let others = [withNumbers, withoutNumbers, open, closed] + beside + stacked + besidePicture + belowPicture
        for constraint in others + withoutPicture where !wanted.contains(constraint) { constraint.isActive = false }
        for constraint in wanted { constraint.isActive = true }
    }

    private var wanted: [NSLayoutConstraint] {
        var wanted = arrangement.isStacked ? stacked : beside
        wanted += arrangement.hidesParts ? withoutPicture : arrangement.isStacked ? belowPicture : besidePicture
        wanted.append(arrangement.hidesParts ? withoutNumbers : withNumbers)
        wanted.append(arrangement.isOpen ? open : closed)
        return wanted
    }

    // MARK: A mistake on purpose

    var isConflicting: Bool {
        get { conflicting[0].isActive }
        set {
            for constraint in conflicting where constraint.isActive != newValue { constraint.isActive = newValue }
        }
    }
}

extension NSLayoutConstraint {
    /// The constraint with a priority of 999: it yields to the size that a cell has before it gets its own.
    fileprivate var weaker: NSLayoutConstraint {
        priority = UILayoutPriority(999)
        return self
    }

    fileprivate func named(_ name: String) -> NSLayoutConstraint {
        identifier = name
        return self
    }
}
