/// The grid of device pixels, `scale` per point.
///
/// UIKit rounds the origins of laid out frames to this grid, and doesn't round their sizes (R29).
@usableFromInline package struct PixelGrid: Sendable, Hashable {
    /// Pixels per point: 1, 2 or 3 on Apple's devices. Always finite and positive.
    @usableFromInline package let scale: CGFloat
    /// The length of a pixel if it's exact, otherwise 0. Multiplying is faster than dividing.
    @usableFromInline let exactPixel: CGFloat

    package init(scale: CGFloat) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        exactPixel = self.scale.significand == 1 ? 1 / self.scale : 0
    }

    /// Returns the nearest pixel edge. A value halfway between two is rounded up.
    @inlinable @inline(__always) package func rounded(_ value: CGFloat) -> CGFloat {
        let pixels = value * scale + 0.5
        // Rounding down is a call of the C library on plain x86-64. Adding and subtracting a number so large that no
        // fraction fits beside it leaves the nearest whole number.
        guard pixels.magnitude < 0x1p51 else { return pixels.rounded(.down) / scale }
        let nearest = (pixels + 0x1.8p52) - 0x1.8p52
        let whole = nearest > pixels ? nearest - 1 : nearest
        return exactPixel > 0 ? whole * exactPixel : whole / scale
    }

    package func rounded(_ point: CGPoint) -> CGPoint {
        CGPoint(x: rounded(point.x), y: rounded(point.y))
    }

    /// Returns the smallest pixel edge at or above `value`. A tiny bit above an edge counts as on it.
    package func roundedUp(_ value: CGFloat) -> CGFloat {
        (value * scale - 1e-6).rounded(.up) / scale
    }

    /// Returns the largest pixel edge at or below `value`. A tiny bit below an edge counts as on it.
    package func roundedDown(_ value: CGFloat) -> CGFloat {
        (value * scale + 1e-6).rounded(.down) / scale
    }
}
