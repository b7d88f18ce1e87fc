import CoreGraphics

extension CGRect {
    /// The rectangle that a collection view asks its layout about so as to cover these bounds: whole multiples of the
    /// bounds' size, on a grid that starts at 0 (M3). After small scrolls it is still the same rectangle.
    package var widenedToPages: CGRect { widened(toPagesOf: size) }

    /// Returns the rectangle widened to whole pages of another size, on the same grid (M3).
    package func widened(toPagesOf page: CGSize) -> CGRect {
        func widened(_ low: CGFloat, _ length: CGFloat, _ page: CGFloat) -> (CGFloat, CGFloat) {
            guard page > 0 else { return (low, length) }
            let first = (low / page).rounded(.down)
            let last = Swift.max(((low + length) / page).rounded(.up), first + 1)
            return (first * page, (last - first) * page)
        }
        let (x, width) = widened(minX, self.width, page.width)
        let (y, height) = widened(minY, self.height, page.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
