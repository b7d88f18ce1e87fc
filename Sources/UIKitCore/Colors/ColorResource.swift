import Foundation
import QuartzCore

/// A color set of an asset catalogue. Xcode writes one for each color set; here a program writes those it uses:
///
///     extension ColorResource { static let accent = ColorResource(name: "Accent", bundle: .module) }
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// A colour set by its name, in a bundle's asset catalogues.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// The color of a color set, as `UIColor(named:)` finds it.
    ///
    /// - Precondition: The color set is there.
    public convenience init(resource: ColorResource) {
        guard let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
            Diagnostics.fail(
                "There is no color set named \"\(resource.name)\"",
                explanation: """
                      expected       a color set of that name in an asset catalogue of \(resource.bundle.bundlePath)
                      likely cause   the catalogue isn't declared as a resource in Package.swift, or the bundle is another one
                      try            UIColor(named: "\(resource.name)"), which answers nil
                    """)
        }
        self.init(sameAs: color)
    }
}
