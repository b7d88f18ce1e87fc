import UIKit

/// How a person likes to read.
struct FeedSettings: Equatable {
    /// Where the size of the text lies in ``TextSize/all``.
    var textSize = TextSize.standard
    var isRightToLeft = false

    var category: UIContentSizeCategory { TextSize.all[textSize].category }
}
