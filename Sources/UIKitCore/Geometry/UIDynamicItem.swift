import CoreGraphics

/// Something that has a place and a size, and can be turned.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
    /// In points.
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}
