import Foundation
import QuartzCore

/// A reference to a colour set in an asset catalogue. Xcode writes one for each colour set. Here an app writes those
/// that it uses:
///
///     extension ColorResource { static let accent = ColorResource(name: "Accent", bundle: .module) }
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a reference to a colour set in a bundle's asset catalogues.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// Creates the colour of a colour set, as `UIColor(named:)` finds it.
    ///
    /// - Precondition: The colour set exists.
    public convenience init(resource: ColorResource) {
        guard let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
            Diagnostics.fail(
                "There is no color set named \"\(resource.name)\"",
                explanation: """
                      expected       a color set of that name in an asset catalogue of \(resource.bundle.bundlePath)
                      likely cause   the catalogue isn't declared as a resource in Package.swift, or the bundle is another one
                      try            UIColor(named: "\(resource.name)"), which returns nil for a missing colour
                    """)
        }
        self.init(sameAs: color)
    }
}
