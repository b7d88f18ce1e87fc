import Foundation

/// The parts of a list content: the values behind ``UIListContentConfiguration``.
struct ListContent: Hashable {
    let style: ListContentStyle
    /// The state for which the looks were last made.
    private var moment = ListContentStyle.Moment()

    var text: String?
    var attributedText: NSAttributedString?
    var secondaryText: String?
    var secondaryAttributedText: NSAttributedString?
    var image: UIImage?
    var alpha: CGFloat = 1
    var preservedAxes = UIAxis.horizontal
    /// The look. Contents whose look the app doesn't change share it, so that comparing them is fast.
    var looks: CopyOnWrite<ListContentLooks>

    init(_ style: ListContentStyle) {
        self.style = style
        looks = style.looks(moment)
    }

    func needsUpdate(for new: ListContentStyle.Moment) -> Bool { new != moment }

    /// Updates the look for another state.
    mutating func update(for new: ListContentStyle.Moment) {
        let isAsMade = looks == style.looks(moment)
        moment = new
        let made = style.looks(new)
        if isAsMade { looks = made } else { looks.value.take(made.value) }
    }
}
