import CoreGraphics
import Foundation

/// Returns the current context: in `draw(_:)`, in an image renderer's closure, or between
/// `UIGraphicsBeginImageContextWithOptions` and its end. Returns nil anywhere else.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes `context` the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Makes the context current again that was before ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Fills a rectangle of the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with its fill colour, with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    GraphicsStack.current?.fill(rect, blendMode: blendMode)
}

/// Draws a line of one point inside the edges of a rectangle of the current context, in its fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a line of one point inside the edges of a rectangle, with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard rect.width > 2, rect.height > 2 else { return UIRectFillUsingBlendMode(rect, blendMode) }
    let sides = [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ]
    for side in sides { UIRectFillUsingBlendMode(side, blendMode) }
}

/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

extension CGContext {
    /// Fills a rectangle with the current colour, once with another blend mode. Opaque colours cover what is there with
    /// any mode.
    func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        saveGState()
        setBlendMode(blendMode)
        fill(rect)
        restoreGState()
    }
}
