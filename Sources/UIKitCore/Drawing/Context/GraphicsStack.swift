import CoreGraphics
import Foundation

/// The contexts for functions that draw without one, innermost last. Each thread has its own.
enum GraphicsStack {
    private struct Paper {
        var context: CGContext
        /// The number of pixels per point of an image that `UIGraphicsBeginImageContextWithOptions` began.
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

    /// It isn't in the thread's dictionary, because that takes as long as drawing a shape.
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

    /// The drawing of the image that was begun last, unless another context was pushed since.
    static var image: (drawing: VectorDrawing, scale: CGFloat)? {
        guard let paper = papers.items.last, let scale = paper.imageScale else { return nil }
        return (paper.context.drawing, scale)
    }
}
