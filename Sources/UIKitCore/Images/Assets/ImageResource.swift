import Foundation
import QuartzCore

/// A picture of an asset catalogue. Xcode writes one for each image set; here a program writes those it uses:
///
///     extension ImageResource { static let cover = ImageResource(name: "Cover", bundle: .module) }
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// An image set by its name, in a bundle's asset catalogues.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// The picture of an image set, as `UIImage(named:)` finds it.
    ///
    /// - Precondition: The image set is there.
    public convenience init(resource: ImageResource) {
        guard let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
            Diagnostics.fail(
                "There is no image set named \"\(resource.name)\"",
                explanation: """
                      expected       an image set of that name in an asset catalogue of \(resource.bundle.bundlePath)
                      likely cause   the catalogue isn't declared as a resource in Package.swift, or the bundle is another one
                      try            UIImage(named: "\(resource.name)"), which answers nil
                    """)
        }
        self.init(sameAs: image)
    }
}
