import UIKit

/// The interface style, layout direction and text size of the scene.
struct ConfigurationsLooks: Equatable {
    enum Appearance: String, CaseIterable {
        case system = "System"
        case light = "Light"
        case dark = "Dark"

        var style: UIUserInterfaceStyle {
            switch self {
            case .system: .unspecified
            case .light: .light
            case .dark: .dark
            }
        }
    }

    var appearance = Appearance.system
    var isRightToLeft = false
    /// The index of the text size in ``TextSize/all``.
    var textSize = TextSize.standard
}
