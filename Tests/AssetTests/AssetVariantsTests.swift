import CoreGraphics
import Testing

@testable import UIKitCore

@Suite("Variants of an asset") struct AssetVariantsTests {
    private func best(_ variants: [(AssetTraits, String)], in place: AssetPlace) -> String? {
        AssetVariants(variants.map { (traits: $0.0, value: $0.1) }).best(in: place)
    }

    private let any = AssetTraits()
    private let dark = AssetTraits(isDark: true)
    private let high = AssetTraits(hasHighContrast: true)

    @Test("an asset without variants shows none")
    func none() { #expect(best([], in: AssetPlace()) == nil) }

    @Test("a single variant is shown everywhere")
    func only() {
        #expect(best([(dark, "dark")], in: AssetPlace()) == "dark")
        #expect(best([(AssetTraits(idiom: .watch), "watch")], in: AssetPlace()) == "watch")
    }

    @Test("a variant with the current traits is preferred to one for any traits")
    func appearances() {
        let both = AssetTraits(isDark: true, hasHighContrast: true)
        let variants = [(any, "any"), (dark, "dark"), (high, "high"), (both, "both")]
        #expect(best(variants, in: AssetPlace()) == "any")
        #expect(best(variants, in: AssetPlace(isDark: true)) == "dark")
        #expect(best(variants, in: AssetPlace(hasHighContrast: true)) == "high")
        #expect(best(variants, in: AssetPlace(isDark: true, hasHighContrast: true)) == "both")
        #expect(best(Array(variants.dropLast()), in: AssetPlace(isDark: true, hasHighContrast: true)) == "dark")
    }

    @Test("a variant with other traits is used after one for any traits")
    func contradiction() {
        let both = AssetTraits(isDark: true, hasHighContrast: true)
        #expect(best([(both, "both"), (any, "any")], in: AssetPlace(isDark: true)) == "any")
        #expect(best([(AssetTraits(isForWideGamut: true), "wide"), (any, "any")], in: AssetPlace()) == "any")
    }

    @Test("the device counts more than dark mode")
    func device() {
        let variants = [(AssetTraits(idiom: .pad), "pad"), (dark, "dark"), (AssetTraits(idiom: .phone), "phone")]
        #expect(best(variants, in: AssetPlace(idiom: .pad, isDark: true)) == "pad")
        #expect(best(variants, in: AssetPlace(idiom: .phone, isDark: true)) == "phone")
        #expect(best(variants, in: AssetPlace(idiom: .mac, isDark: true)) == "dark")
    }

    @Test("a variant for other platforms is shown only when there is nothing else")
    func elsewhere() {
        #expect(best([(AssetTraits(isForElsewhere: true), "tinted"), (dark, "dark")], in: AssetPlace()) == "dark")
    }

    @Test(
        "of scales the screen's is best, then the next larger, then the next smaller",
        arguments: [
            ([1, 2, 3], 2, 2), ([1, 3], 2, 3), ([1, 2], 3, 2), ([2, 3], 1, 2), ([3], 1, 3), ([1, 2, 3], 1.5, 2),
        ] as [([CGFloat], CGFloat, CGFloat)])
    func scales(_ scales: [CGFloat], _ screen: CGFloat, _ expected: CGFloat) {
        let variants = scales.map { (AssetTraits(scale: $0), "\($0)") }
        #expect(best(variants, in: AssetPlace(scale: screen)) == "\(expected)")
    }

    @Test("traits count more than the scale")
    func traitsBeforeScale() {
        let variants = [(AssetTraits(scale: 2), "any"), (AssetTraits(isDark: true, scale: 1), "dark")]
        #expect(best(variants, in: AssetPlace(isDark: true, scale: 2)) == "dark")
    }

    @Test("variants are chosen by layout direction and size class")
    func others() {
        let variants = [
            (AssetTraits(isRightToLeft: false), "left"), (AssetTraits(isRightToLeft: true), "right"),
            (AssetTraits(isRightToLeft: true, hasRegularWidth: true), "wide"),
        ]
        #expect(best(variants, in: AssetPlace()) == "left")
        #expect(best(variants, in: AssetPlace(isRightToLeft: true)) == "right")
        #expect(best(variants, in: AssetPlace(isRightToLeft: true, hasRegularWidth: true)) == "wide")
    }

    @Test("setting a variant replaces the one for the same traits")
    func replaced() {
        var variants = AssetVariants([(traits: any, value: "any"), (traits: dark, value: "dark")])
        variants.set("night", for: dark)
        #expect(variants.all.map(\.value) == ["any", "night"])
        variants.remove(for: any)
        #expect(variants.best(in: AssetPlace()) == "night")
    }
}
