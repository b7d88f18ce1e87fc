import UIKit

/// The background that a list of some kind has behind its cells.
enum ListLook: String, CaseIterable {
    case plain, grouped, sidebar
    /// A picture, which is visible through cells.
    case picture

    var color: UIColor {
        switch self {
        case .plain: .systemBackground
        case .grouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        case .picture: .black
        }
    }

    /// The kind of the decoration view behind a section.
    var elementKind: String { "\(rawValue) ground" }

    init?(elementKind: String?) {
        guard let look = Self.allCases.first(where: { $0.elementKind == elementKind }) else { return nil }
        self = look
    }
}
