import UIKit

/// The chosen options of a list configuration.
struct ListSampleLook {
    var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped
    var header = UICollectionLayoutListConfiguration.HeaderMode.supplementary
    var hasFooters = true
    /// nil leaves separators to the appearance.
    var showsSeparators: Bool?
    /// Whether separators go from edge to edge, in another colour.
    var hasStrongLines = false
    var isTinted = false

    @MainActor var configuration: UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = header
        configuration.footerMode = hasFooters ? .supplementary : .none
        if let showsSeparators { configuration.showsSeparators = showsSeparators }
        if hasStrongLines {
            configuration.separatorConfiguration.color = .systemOrange
            configuration.separatorConfiguration.bottomSeparatorInsets = .zero
        }
        if isTinted { configuration.backgroundColor = .systemTeal.withAlphaComponent(0.2) }
        return configuration
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    static let all: [Self] = [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]

    var name: String {
        switch self {
        case .plain: "Plain"
        case .grouped: "Grouped"
        case .insetGrouped: "Inset grouped"
        case .sidebar: "Sidebar"
        case .sidebarPlain: "Plain sidebar"
        @unknown default: "Unknown"
        }
    }
}

extension UICollectionLayoutListConfiguration.HeaderMode {
    static let all: [Self] = [.none, .supplementary, .firstItemInSection]

    var name: String {
        switch self {
        case .none: "None"
        case .supplementary: "A supplementary view"
        case .firstItemInSection: "The first item"
        @unknown default: "Unknown"
        }
    }
}
