import CoreGraphics

// The older way to draw an image, which much code still uses.

/// Begins an image of `size` points for drawing functions, until `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image of `size` points for drawing functions, until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the background is black and not transparent.
///   - scale: The image's pixels per point; 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let size = size.isFinite ? size : .zero
    let context = CGContext(size: size)
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    GraphicsStack.push(context, imageScale: scale > 0 && scale.isFinite ? scale : GraphicsScale.ofScreen)
}

/// Returns the current image, or nil if none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    GraphicsStack.image.map { UIImage(drawing: $0.drawing, scale: $0.scale) }
}

/// Ends the image that `UIGraphicsBeginImageContextWithOptions` began.
public func UIGraphicsEndImageContext() {
    if GraphicsStack.image != nil { GraphicsStack.pop() }
}
