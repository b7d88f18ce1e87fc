import QuartzCore

/// The protocol behind `#imageLiteral(resourceName:)`, which stands for `UIImage(named:)` of an existing image.
public protocol _ImageLiteral: _ExpressibleByImageLiteral {}

extension _ImageLiteral {
    /// Creates the image with a name, which must exist.
    ///
    /// - Precondition: The image exists.
    public init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) as? Self else {
            Diagnostics.fail(
                "There is no image named \"\(name)\" for an image literal",
                explanation: """
                      likely cause   the resource isn't declared in the target of Package.swift, or its name is written in another way
                      try            UIImage(named: "\(name)"), which returns nil for a missing image
                    """)
        }
        self = image
    }
}

extension UIImage: _ImageLiteral {}

/// The type of `#imageLiteral` without another type in the context.
public typealias _ImageLiteralType = UIImage
