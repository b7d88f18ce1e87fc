import CoreGraphics

/// Something that has coordinates of its own: a view, a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    /// The space's own rectangle, in its coordinates.
    var bounds: CGRect { get }

    /// Where a point is in other coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Where a point of other coordinates is here.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Where a rectangle is in other coordinates.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Where a rectangle of other coordinates is here.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
