import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@Suite("Layer geometry") @MainActor struct LayerGeometryTests {
    @Test(
        "converting to the superlayer agrees with converting through the root",
        arguments: SeededGenerator.seeds(0..<60))
    func steps(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var layers = [randomLayer(&random)]
        for _ in 0..<4 {
            let layer = randomLayer(&random)
            layers[layers.count - 1].addSublayer(layer)
            layers.append(layer)
        }
        let point = CGPoint(x: CGFloat.random(in: -50...50, using: &random), y: 7)
        let rect = CGRect(origin: point, size: CGSize(width: 20, height: 30))
        for (outer, inner) in zip(layers, layers.dropFirst()) {
            #expect(
                inner.convert(point, to: outer).isNear(outer.convert(inner.convert(point, to: nil), from: nil)),
                "seed \(seed)")
            #expect(
                inner.convert(point, from: outer).isNear(inner.convert(outer.convert(point, to: nil), from: nil)),
                "seed \(seed)")
            #expect(outer.convert(point, from: inner) == inner.convert(point, to: outer))
            #expect(outer.convert(point, to: inner) == inner.convert(point, from: outer))
            #expect(
                inner.convert(rect, to: outer).origin.isNear(box(of: rect) { inner.convert($0, to: outer) }.origin),
                "seed \(seed)")
            #expect(
                outer.convert(rect, to: inner).origin.isNear(box(of: rect) { outer.convert($0, to: inner) }.origin),
                "seed \(seed)")
        }
    }

    /// Returns a random layer. Half of them are only shifted; some rotate and scale themselves, or their sublayers.
    private func randomLayer(_ random: inout SeededGenerator) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: .random(in: -90...90, using: &random), y: 5, width: 80, height: 60)
        layer.bounds.origin = CGPoint(x: 0, y: .random(in: -90...90, using: &random))
        layer.anchorPoint = CGPoint(x: .random(in: 0...1, using: &random), y: 0.5)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 0.5))
        case 1: layer.sublayerTransform = CATransform3DMakeScale(2, 3, 1)
        default: break
        }
        return layer
    }

    private func box(of rect: CGRect, _ place: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
            .map { place(CGPoint(x: $0.0, y: $0.1)) }
        let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
        return CGRect(x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left, height: 0)
    }

    @Test("a point in a list of a million rows is converted exactly")
    func farDown() {
        let (window, list, row) = (CALayer(), CALayer(), CALayer())
        list.frame = CGRect(x: 0.1, y: 0.7, width: 300, height: 600)
        list.bounds.origin.y = 43_999_700.25
        row.frame = CGRect(x: 0, y: 43_999_956.25, width: 300, height: 44)
        window.addSublayer(list)
        list.addSublayer(row)
        #expect(list.convert(CGPoint(x: 10, y: 43_999_960.5), to: row) == CGPoint(x: 10, y: 4.25))
    }

    @Test("siblings are drawn by zPosition, equal ones by insertion", arguments: SeededGenerator.seeds(0..<60))
    func drawingOrder(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let siblings = (0..<Int.random(in: 0...12, using: &random)).map { number in
            (number: number, z: random.pick(from: [0, 0, 0, -2, -1, 1, 2] as [CGFloat]))
        }
        var slowly: [Int] = []
        for z in stride(from: -2, through: 2, by: 1) as StrideThrough<CGFloat> {
            for sibling in siblings where sibling.z == z { slowly.append(sibling.number) }
        }
        #expect(siblings.inDrawingOrder { $0.z }.map(\.number) == slowly, "seed \(seed)")
    }
}

extension CGPoint {
    fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}
