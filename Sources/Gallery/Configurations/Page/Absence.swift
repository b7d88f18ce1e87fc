import UIKit

/// A reason why the scene shows no cells.
enum Absence: String, CaseIterable {
    case empty = "Empty"
    case search = "No results"
    case loading = "Loading"

    /// - Parameter bringBack: The action of the configuration's button.
    @MainActor func configuration(bringBack: UIAction) -> UIContentUnavailableConfiguration {
        var nothing: UIContentUnavailableConfiguration
        switch self {
        case .empty:
            nothing = .empty()
            nothing.image = UIImage(systemName: "square.grid.2x2")
            nothing.text = "No Cells"
            nothing.secondaryText = "All of them were removed."
        case .search: nothing = .search()
        case .loading: nothing = .loading()
        }
        nothing.button = self == .empty ? .filled() : .plain()
        nothing.button.title = bringBack.title
        nothing.buttonProperties.primaryAction = bringBack
        return nothing
    }
}
