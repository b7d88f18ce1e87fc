import CoreGraphics
import Foundation

/// The context that is drawn into now: in `draw(_:)`, an image renderer's closure or between
/// `UIGraphicsBeginImageContextWithOptions` and its end; nil anywhere else.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes `context` the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Makes the context current again that was so before ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Fills a rectangle of the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with its fill colour, mixed with what is there as `blendMode` says.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    GraphicsStack.current?.fill(rect, blendMode: blendMode)
}

/// A line of one point's width inside the edges of a rectangle of the current context, in its fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// A line of one point's width inside the edges of a rectangle, mixed with what is there as `blendMode` says.
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

/// From now on only what lies in the rectangle is seen of what is drawn into the current context.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

extension CGContext {
    /// In the current colour, with another blend mode for this once. Opaque colours cover what is there in any case.
    func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        saveGState()
        setBlendMode(blendMode)
        fill(rect)
        restoreGState()
    }
}
