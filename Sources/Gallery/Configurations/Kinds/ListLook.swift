import UIKit

/// What a list of some kind has behind its cells.
enum ListLook: String, CaseIterable {
    case plain, grouped, sidebar
    /// Something to be seen through cells.
    case picture

    var color: UIColor {
        switch self {
        case .plain: .systemBackground
        case .grouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        case .picture: .black
        }
    }

    /// Of the view that is behind a section.
    var elementKind: String { "\(rawValue) ground" }

    init?(elementKind: String?) {
        guard let look = Self.allCases.first(where: { $0.elementKind == elementKind }) else { return nil }
        self = look
    }
}
