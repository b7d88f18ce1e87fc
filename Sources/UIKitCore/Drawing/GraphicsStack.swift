import CoreGraphics
import Foundation

/// The contexts that drawing functions without a context draw into, innermost last. Each thread has its own.
enum GraphicsStack {
    private struct Paper {
        var context: CGContext
        /// Of a picture that `UIGraphicsBeginImageContextWithOptions` began: pixels a point.
        var imageScale: CGFloat?
    }

    private final class Papers {
        var items: [Paper] = []
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { papers in
            if let papers { Unmanaged<Papers>.fromOpaque(papers).release() }
        }
        return key
    }()

    /// Not by the thread's dictionary, which takes as long as drawing a shape.
    private static var papers: Papers {
        if let papers = pthread_getspecific(key) {
            return Unmanaged<Papers>.fromOpaque(papers).takeUnretainedValue()
        }
        let papers = Papers()
        pthread_setspecific(key, Unmanaged.passRetained(papers).toOpaque())
        return papers
    }

    static var current: CGContext? { papers.items.last?.context }

    static func push(_ context: CGContext, imageScale: CGFloat? = nil) {
        papers.items.append(Paper(context: context, imageScale: imageScale))
    }

    static func pop() { _ = papers.items.popLast() }

    /// The picture that was begun last, if nothing else was begun since.
    static var image: (drawing: VectorDrawing, scale: CGFloat)? {
        guard let paper = papers.items.last, let scale = paper.imageScale else { return nil }
        return (paper.context.drawing, scale)
    }
}

/// The context that is drawn into now: in `draw(_:)`, an image renderer's closure or between
/// `UIGraphicsBeginImageContextWithOptions` and its end; nil anywhere else.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes `context` the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

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

extension UIColor {
    /// Fills and lines that are drawn into the current context have this colour from now on.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }

    public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }
}
