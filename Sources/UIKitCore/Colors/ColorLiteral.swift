import CoreGraphics

/// The protocol behind `#colorLiteral(red:green:blue:alpha:)`.
///
/// An initialiser in the class itself would have to be required, and every subclass with initialisers of its own would
/// have to implement it.
public protocol _ColorLiteral: _ExpressibleByColorLiteral {}

extension _ColorLiteral {
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        let color = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        guard let color = color as? Self else { preconditionFailure("A colour literal isn't a \(Self.self).") }
        self = color
    }
}

extension UIColor: _ColorLiteral {}

/// The type of `#colorLiteral` without another type in the context.
public typealias _ColorLiteralType = UIColor
