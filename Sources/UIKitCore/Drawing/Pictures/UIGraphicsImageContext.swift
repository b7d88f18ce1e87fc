import CoreGraphics

// The older way to draw a picture, as much code still has it.

/// Begins a picture of `size` points that drawing functions draw into, until `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of `size` points, opaque or not, at a scale of its own, until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size of the picture, in points.
///   - opaque: Whether the parts without drawing are black instead of transparent.
///   - scale: Pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let size = size.isFinite ? size : .zero
    let context = CGContext(size: size)
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    GraphicsStack.push(context, imageScale: scale > 0 && scale.isFinite ? scale : GraphicsScale.ofScreen)
}

/// What was drawn so far; nil when no picture was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    GraphicsStack.image.map { UIImage(drawing: $0.drawing, scale: $0.scale) }
}

/// Ends what `UIGraphicsBeginImageContextWithOptions` began.
public func UIGraphicsEndImageContext() {
    if GraphicsStack.image != nil { GraphicsStack.pop() }
}
