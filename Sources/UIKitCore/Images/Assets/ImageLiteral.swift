import QuartzCore

/// What `#imageLiteral(resourceName:)` stands for: `UIImage(named:)` of an image that is there.
public protocol _ImageLiteral: _ExpressibleByImageLiteral {}

extension _ImageLiteral {
    /// - Precondition: The image is there.
    public init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) as? Self else {
            Diagnostics.fail(
                "There is no image named \"\(name)\" for an image literal",
                explanation: """
                      likely cause   the resource isn't declared in the target of Package.swift, or its name is written in another way
                      try            UIImage(named: "\(name)"), which answers nil
                    """)
        }
        self = image
    }
}

extension UIImage: _ImageLiteral {}

/// What `#imageLiteral` is where nothing else is said.
public typealias _ImageLiteralType = UIImage
