import UIKit

/// Whether the lines of layouts are seen. A page sets it, and all that is inside follows.
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
