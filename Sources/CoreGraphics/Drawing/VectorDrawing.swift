/// A picture made of filled shapes: sharp at any size, the same on every machine.
package struct VectorDrawing: Sendable, Hashable {
    /// In points; shapes outside are cut off.
    package var size: CGSize
    package var commands: [DrawingCommand] = []

    package init(size: CGSize) {
        self.size = size
    }
}
