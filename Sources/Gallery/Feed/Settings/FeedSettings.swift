import UIKit

/// The text size and layout direction of the feed.
struct FeedSettings: Equatable {
    /// The index of the text size in ``TextSize/all``.
    var textSize = TextSize.standard
    var isRightToLeft = false

    var category: UIContentSizeCategory { TextSize.all[textSize].category }
}
