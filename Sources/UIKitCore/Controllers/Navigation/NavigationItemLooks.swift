import Foundation

/// The look of titles and buttons that a bar sets.
struct NavigationItemLooks {
    var title: [NSAttributedString.Key: Any] = [.font: BarMetrics.titleFont, .foregroundColor: UIColor.label]
    var largeTitle: [NSAttributedString.Key: Any] = [.font: BarMetrics.largeTitleFont, .foregroundColor: UIColor.label]
    /// The colour of buttons; nil stands for that of labels.
    var buttonColor: UIColor?
}
