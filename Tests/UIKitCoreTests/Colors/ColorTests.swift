import Testing
import UIKit

@MainActor @Suite("Colours") struct ColorTests {
    @Test(
        "hue, saturation and brightness make colours",
        arguments: [
            (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (0.5, 1, 0.5, [0, 0.5, 0.5]), (0.2, 0, 1, [1, 1, 1]),
        ]
            as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
    func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        let found = color.cgColor.components ?? []
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test("a dynamic colour keeps being dynamic when it gets another opacity")
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
