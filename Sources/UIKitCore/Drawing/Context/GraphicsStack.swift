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
