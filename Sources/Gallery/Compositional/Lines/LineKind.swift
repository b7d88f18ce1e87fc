import UIKit

/// What a line goes around. The raw value is the element kind of the line's views.
enum LineKind: String, CaseIterable {
    case section = "line of a section"
    case insets = "line within a section's insets"
    case group = "line of a group"
    case nestedGroup = "line of a group in a group"
    case place = "line of an item's place"

    var color: UIColor {
        switch self {
        case .section, .insets: .systemBlue
        case .group: .systemPink
        case .nestedGroup: .systemOrange
        case .place: .systemGray
        }
    }

    /// The lengths of dashes and gaps, in points. An empty array is a solid line.
    var dashes: [NSNumber] {
        switch self {
        case .section: [5, 3]
        case .group: []
        case .nestedGroup: [3, 3]
        case .insets, .place: [2, 2]
        }
    }

    /// How far inside the element the line is, in points. It keeps a line around the same rectangle visible.
    var inset: CGFloat {
        switch self {
        case .section, .insets, .group, .place: 0
        case .nestedGroup: 2.5
        }
    }

    /// The alpha of the colour that fills the line's inside.
    var wash: CGFloat {
        switch self {
        case .section: 0.07
        case .insets: 0.08
        case .group, .nestedGroup, .place: 0
        }
    }

    static let thickness: CGFloat = 1.5
    static let cornerRadius: CGFloat = 9
}
