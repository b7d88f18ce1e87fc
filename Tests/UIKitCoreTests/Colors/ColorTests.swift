import Testing
import UIKit

@MainActor @Suite("Colours") struct ColorTests {
    @Test(
        "a colour can be made of hue, saturation and brightness",
        arguments: [
            (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (0.5, 1, 0.5, [0, 0.5, 0.5]), (0.2, 0, 1, [1, 1, 1]),
        ]
            as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
    func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        let found = color.cgColor.components ?? []
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test(
        "a colour returns its hue, saturation and brightness",
        arguments: [
            ([1, 0, 0], 0, 1, 1), ([0, 1, 0], 1.0 / 3, 1, 1), ([0, 0.5, 0.5], 0.5, 1, 0.5),
            ([1, 0, 0.5], 11.0 / 12, 1, 1),
            ([0.5, 0.25, 0.25], 0, 0.5, 0.5), ([1, 1, 1], 0, 0, 1), ([0, 0, 0], 0, 0, 0),
        ] as [([CGFloat], CGFloat, CGFloat, CGFloat)])
    func parts(components: [CGFloat], hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let color = UIColor(red: components[0], green: components[1], blue: components[2], alpha: 0.7)
        var found = [CGFloat](repeating: -1, count: 4)
        var (h, s, b, a) = (found[0], found[1], found[2], found[3])
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        found = [h, s, b, a]
        #expect(zip(found, [hue, saturation, brightness, 0.7]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
    }

    @Test("a dynamic colour's components are those for the current traits")
    func currentParts() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        var (red, blue, hue) = (CGFloat(-1), CGFloat(-1), CGFloat(-1))
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            color.getRed(&red, green: nil, blue: &blue, alpha: nil)
            color.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        }
        #expect((red, blue, hue) == (1, 0, 0))
    }

    @Test("UIColor() is clear")
    func none() { #expect(UIColor() == .clear) }

    @Test("a dynamic colour with another opacity is still dynamic")
    func dynamicAlpha() {
        let color = UIColor.label.withAlphaComponent(0.5)
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == UIColor(white: 1, alpha: 0.5))
        #expect(color == UIColor.label.withAlphaComponent(1).withAlphaComponent(0.5))
        #expect(color != UIColor.label.withAlphaComponent(0.4) && color != .systemBlue.withAlphaComponent(0.5))
        #expect(color.hash == UIColor.label.withAlphaComponent(0.5).hash && color != .label)
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
