import CoreGraphics

extension CGRect {
    /// The rectangle a layout is asked about so that these bounds are covered: whole multiples of the bounds' size, on
    /// a grid that starts at 0 (M3). Small scrolls then ask about the same rectangle.
    package var widenedToPages: CGRect {
        func widened(_ low: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
            guard length > 0 else { return (low, length) }
            let first = (low / length).rounded(.down)
            let last = Swift.max(((low + length) / length).rounded(.up), first + 1)
            return (first * length, (last - first) * length)
        }
        let (x, width) = widened(minX, self.width)
        let (y, height) = widened(minY, self.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
