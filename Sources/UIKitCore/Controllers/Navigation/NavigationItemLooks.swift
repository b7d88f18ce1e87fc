import Foundation

/// How a bar wants titles and buttons to look.
struct NavigationItemLooks {
    var title: [NSAttributedString.Key: Any] = [.font: BarMetrics.titleFont, .foregroundColor: UIColor.label]
    var largeTitle: [NSAttributedString.Key: Any] = [.font: BarMetrics.largeTitleFont, .foregroundColor: UIColor.label]
    /// nil: that of labels.
    var buttonColor: UIColor?
}
