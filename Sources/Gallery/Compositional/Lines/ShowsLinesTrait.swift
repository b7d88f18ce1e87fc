import UIKit

/// Whether the lines of layouts are visible. The page overrides the trait for all its cards.
struct ShowsLinesTrait: UITraitDefinition {
    static let defaultValue = true
}

extension UITraitCollection {
    var showsLines: Bool { self[ShowsLinesTrait.self] }
}

extension UIMutableTraits {
    var showsLines: Bool {
        get { self[ShowsLinesTrait.self] }
        set { self[ShowsLinesTrait.self] = newValue }
    }
}
