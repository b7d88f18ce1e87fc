import Foundation
import QuartzCore

/// A reference to an image in an asset catalogue. Xcode writes one for each image set. Here an app writes those that it
/// uses:
///
///     extension ImageResource { static let cover = ImageResource(name: "Cover", bundle: .module) }
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a reference to an image set in a bundle's asset catalogues.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// Creates the image of an image set, as `UIImage(named:)` finds it.
    ///
    /// - Precondition: The image set exists.
    public convenience init(resource: ImageResource) {
        guard let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
            Diagnostics.fail(
                "There is no image set named \"\(resource.name)\"",
                explanation: """
                      expected       an image set of that name in an asset catalogue of \(resource.bundle.bundlePath)
                      likely cause   the catalogue isn't declared as a resource in Package.swift, or the bundle is another one
                      try            UIImage(named: "\(resource.name)"), which returns nil for a missing image
                    """)
        }
        self.init(sameAs: image)
    }
}
