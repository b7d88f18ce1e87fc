import UIKit

/// A picture drawn from a number: a sky, a sun, and ridges of hills that get darker as they come nearer. The same
/// number gives the same picture on every machine.
struct Landscape {
    let number: Int
    let size: CGSize

    private static let shapes = [
        CGSize(width: 480, height: 320), CGSize(width: 320, height: 480), CGSize(width: 400, height: 400),
        CGSize(width: 560, height: 300), CGSize(width: 360, height: 450),
    ]

    init(number: Int) {
        self.number = number
        var random = Shuffle(seed: number)
        size = Self.shapes[Int(random.next(0..<CGFloat(Self.shapes.count)))]
    }

    @MainActor func image() -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            var random = Shuffle(seed: number)
            _ = random.next(0..<1)
            let hue = random.next(0..<1)
            drawSky(context.cgContext, hue: hue)
            drawSun(context.cgContext, hue: hue, &random)
            let ridges = 3 + Int(random.next(0..<3))
            for ridge in 0..<ridges {
                drawRidge(context.cgContext, nearness: CGFloat(ridge + 1) / CGFloat(ridges), hue: hue, &random)
            }
        }
    }

    @MainActor private func drawSky(_ context: CGContext, hue: CGFloat) {
        let top = UIColor(hue: hue + 0.05, saturation: 0.55, brightness: 0.85, alpha: 1).cgColor
        let bottom = UIColor(hue: hue - 0.08, saturation: 0.2, brightness: 1, alpha: 1).cgColor
        guard let sky = CGGradient(colorsSpace: nil, colors: [top, bottom] as CFArray, locations: [0, 1]) else {
            return
        }
        context.drawLinearGradient(sky, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
    }

    @MainActor private func drawSun(_ context: CGContext, hue: CGFloat, _ random: inout Shuffle) {
        let radius = min(size.width, size.height) * random.next(0.08..<0.15)
        let center = CGPoint(x: size.width * random.next(0.2..<0.8), y: size.height * random.next(0.15..<0.4))
        for (ring, alpha) in [(2.2, 0.12), (1.5, 0.22), (1, 0.95)] as [(CGFloat, CGFloat)] {
            let reach = radius * ring
            context.setFillColor(UIColor(hue: hue + 0.45, saturation: 0.12, brightness: 1, alpha: alpha).cgColor)
            context.fillEllipse(
                in: CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
        }
    }

    /// Draws smooth waves from edge to edge, filled down to the bottom.
    @MainActor private func drawRidge(
        _ context: CGContext, nearness: CGFloat, hue: CGFloat, _ random: inout Shuffle
    ) {
        let base = size.height * (0.45 + 0.4 * nearness)
        let swing = size.height * (0.2 - 0.1 * nearness)
        let waves = 2 + Int(random.next(0..<3))
        let step = size.width / CGFloat(waves)
        var height = base - random.next(0..<swing)
        context.beginPath()
        context.move(to: CGPoint(x: 0, y: height))
        for wave in 0..<waves {
            let next = base - random.next(0..<swing)
            let x = CGFloat(wave) * step
            context.addCurve(
                to: CGPoint(x: x + step, y: next), control1: CGPoint(x: x + step / 2, y: height),
                control2: CGPoint(x: x + step / 2, y: next))
            height = next
        }
        context.addLine(to: CGPoint(x: size.width, y: size.height))
        context.addLine(to: CGPoint(x: 0, y: size.height))
        context.closePath()
        context.setFillColor(
            UIColor(
                hue: hue + 0.08 * nearness, saturation: 0.35 + 0.3 * nearness, brightness: 0.75 - 0.5 * nearness,
                alpha: 1
            )
            .cgColor)
        context.fillPath()
    }
}

/// Numbers that look random and depend only on the seed.
struct Shuffle {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
        // Neighbouring seeds differ in few bits. A few rounds spread the difference.
        for _ in 0..<8 { _ = next(0..<1) }
    }

    mutating func next(_ range: Range<CGFloat>) -> CGFloat {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        let fraction = CGFloat(state >> 11) / CGFloat(1 << 53)
        return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
    }
}
