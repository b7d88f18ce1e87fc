import UIKit

/// How the scene is looked at.
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
    /// Where the size of the text lies in ``TextSize/all``.
    var textSize = TextSize.standard
}
