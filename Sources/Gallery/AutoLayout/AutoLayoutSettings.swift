import UIKit

/// All settings of the Auto Layout scene.
struct AutoLayoutSettings: Equatable {
    /// The index of the rows' text size in ``TextSize/all``.
    var textSize = TextSize.standard
    /// The width of the list, in points. nil is as wide as there is room.
    var width: CGFloat?
    var isRightToLeft = false
    /// Whether rows hide their pictures and their lines of numbers.
    var hidesParts = false
    /// Whether one row's badge has two required widths.
    var hasConflict = false

    var category: UIContentSizeCategory { TextSize.all[textSize].category }
}
