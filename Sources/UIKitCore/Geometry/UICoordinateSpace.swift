import CoreGraphics

/// An object with coordinates of its own: a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    /// The object's rectangle in its own coordinates.
    var bounds: CGRect { get }

    /// Converts a point from these coordinates to others.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from other coordinates to these.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle from these coordinates to others.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from other coordinates to these.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
