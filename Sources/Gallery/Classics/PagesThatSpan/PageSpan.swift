import UIKit

/// The part of a page's grid that a photo takes.
enum PageSpan {
    case small, tall, large

    var columns: Int { self == .large ? 2 : 1 }

    var rows: Int { self == .small ? 1 : 2 }

    /// The shorter side of an image that is sharp in such a cell, in pixels.
    var pictureSide: CGFloat {
        switch self {
        case .small: 500
        case .tall: 1000
        case .large: 1200
        }
    }

    /// The font of the photo's name. nil for a cell that has no room for it.
    var captionFont: UIFont? {
        switch self {
        case .small: nil
        case .tall: .systemFont(ofSize: 12, weight: .medium)
        case .large: .systemFont(ofSize: 15, weight: .semibold)
        }
    }
}
