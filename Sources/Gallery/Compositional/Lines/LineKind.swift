import UIKit

/// What a line of a layout goes around. The layout knows each by its raw value, the kind of its views.
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

    /// Lengths of dashes and of the gaps between them; none is a line without gaps.
    var dashes: [NSNumber] {
        switch self {
        case .section: [5, 3]
        case .group: []
        case .nestedGroup: [3, 3]
        case .insets, .place: [2, 2]
        }
    }

    /// How far inside the line is drawn, so that one around the same rectangle is seen, too.
    var inset: CGFloat {
        switch self {
        case .section, .insets, .group, .place: 0
        case .nestedGroup: 2.5
        }
    }

    /// How much of the colour fills what the line goes around.
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
