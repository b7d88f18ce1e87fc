import Foundation

/// What a list content consists of: the values behind ``UIListContentConfiguration``.
struct ListContent: Hashable {
    let style: ListContentStyle
    /// What the looks were last made for.
    private var moment = ListContentStyle.Moment()

    var text: String?
    var attributedText: NSAttributedString?
    var secondaryText: String?
    var secondaryAttributedText: NSAttributedString?
    var image: UIImage?
    var alpha: CGFloat = 1
    var preservedAxes = UIAxis.horizontal
    /// Contents whose looks the app leaves alone share them, and are quickly compared.
    var looks: CopyOnWrite<ListContentLooks>

    init(_ style: ListContentStyle) {
        self.style = style
        looks = style.looks(moment)
    }

    func needsUpdate(for new: ListContentStyle.Moment) -> Bool { new != moment }

    /// As it looks at another moment.
    mutating func update(for new: ListContentStyle.Moment) {
        let isAsMade = looks == style.looks(moment)
        moment = new
        let made = style.looks(new)
        if isAsMade { looks = made } else { looks.value.take(made.value) }
    }
}
