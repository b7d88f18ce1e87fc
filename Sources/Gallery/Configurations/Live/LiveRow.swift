import UIKit

/// A cell that follows touches, selection and focus.
enum LiveRow: String, CaseIterable, Sendable {
    case plain = "Plain"
    case grouped = "Grouped"
    case sidebar = "Sidebar"
    case rating = "Your own"
    case stroke = "With a stroke"
    case disabled = "Not enabled"

    /// Returns a content with the row's name, and below it the state.
    func content(_ state: UICellConfigurationState) -> any UIContentConfiguration {
        if self == .rating { return Rating(text: rawValue, stars: 4) }
        var content = self == .sidebar ? UIListContentConfiguration.sidebarSubtitleCell() : .subtitleCell()
        content.text = rawValue
        content.secondaryText = state.words
        content.image = UIImage(systemName: "star")
        return content
    }

    func background(_ state: UICellConfigurationState) -> UIBackgroundConfiguration {
        if self == .sidebar { return .listSidebarCell() }
        var background: UIBackgroundConfiguration = self == .plain ? .listPlainCell() : .listGroupedCell()
        background.cornerRadius = 12
        if self == .stroke {
            background.strokeColor = state.isSelected ? nil : .separator
            background.strokeWidth = state.isSelected ? 3 : 1
        }
        return background
    }
}
