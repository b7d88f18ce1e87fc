import UIKit

/// Everything that can be set in the Auto Layout scene.
struct AutoLayoutSettings: Equatable {
    /// Where the size of the rows' text lies in ``TextSize/all``.
    var textSize = TextSize.standard
    /// Of the list, in points; nil is as wide as there is room.
    var width: CGFloat?
    var isRightToLeft = false
    /// Whether rows go without their pictures and the lines of numbers.
    var hidesParts = false
    /// Whether one row has two widths for its badge, both of them required.
    var hasConflict = false

    var category: UIContentSizeCategory { TextSize.all[textSize].category }
}
