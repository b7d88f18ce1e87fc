import CoreGraphics
import Testing

@testable import TextLayout

/// Returns a width in 1/2048 em, to a thousandth.
private func units(_ text: String, size: CGFloat, weight: Int = 400) -> CGFloat {
    (TextFont(size: size, weight: weight).width(of: text) * 2048 / size * 1000).rounded() / 1000
}

@Suite("The system font") struct SystemFontTests {
    @Test("up to 17 points only the tracking changes: small text is spaced wider")
    func tracking() {
        // Without tracking an "n" is 1195 wide. Apple's tracking at 14 points is -0.15 points: -22/2048 em.
        #expect(abs(units("n", size: 17) - (1195 - 52)) < 0.01)
        #expect(abs(units("n", size: 14) - (1195 - 22)) < 0.01)
        #expect(abs(units("n", size: 12) - 1195) < 0.01)
        #expect(abs(units("n", size: 6) - (1195 + 83)) < 0.01)
    }

    @Test("from 28 points on letters have the display design")
    func display() {
        // An "n" of this design is 1079 wide.
        #expect(abs(units("n", size: 34) - (1079 + 23)) < 0.01)
        #expect(abs(units("n", size: 60) - (1079 + 9)) < 0.01)
        #expect(abs(units("n", size: 100) - 1079) < 0.01)
    }

    @Test(
        "between 17 and 28 points the two designs are mixed",
        arguments: [
            (18, 0.07877, -50), (19, 0.15755, -48), (21, 0.3818, -35), (23, 0.60607, -9), (24, 0.68485, 6),
            (25, 0.76364, 12), (26, 0.84243, 17), (27, 0.92121, 22),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func mixed(size: CGFloat, share: CGFloat, tracking: CGFloat) {
        #expect(abs(units("n", size: size) - (1195 + share * (1079 - 1195) + tracking)) < 0.01)
    }

    @Test("no size has letters much wider or narrower than the next size")
    func smooth() {
        for text in ["n", "W", "i", "The quick brown fox"] {
            for step in 60..<800 {
                let size = CGFloat(step) / 10
                let (here, next) = (TextFont(size: size).width(of: text), TextFont(size: size + 0.1).width(of: text))
                #expect(next > here * 0.999, "\(text) at \(size)")
                #expect(next < here * 1.02, "\(text) at \(size)")
            }
        }
    }

    @Test("widths of all weights are on a line from regular through bold")
    func weights() {
        // An "n" is 1195 wide in regular, 1284.5 in bold; heavy is 460/300 of the way, light 0.8 · 126/300 back.
        #expect(abs(units("n", size: 12, weight: 700) - 1284.5) < 0.01)
        #expect(abs(units("n", size: 12, weight: 800) - (1195 + 460.0 / 300 * 89.5)) < 0.01)
        #expect(abs(units("n", size: 12, weight: 300) - (1195 - 0.8 * 126.0 / 300 * 89.5)) < 0.01)
    }

    @Test("ten digits in a row are 30/2048 em narrower, but not monospaced ones")
    func digits() {
        let apart = "0123456789".reduce(0) { $0 + units(String($1), size: 17) }
        #expect(abs(apart - units("0123456789", size: 17) - 30) < 0.01)
        let even = TextFont(size: 17, hasMonospacedDigits: true)
        #expect(abs(even.width(of: "0123456789") - 10 * even.width(of: "7")) < 0.001)
    }

    @Test("accented letters are as wide as plain ones, and kerned like them")
    func accents() {
        #expect(units("é", size: 17) == units("e", size: 17))
        #expect(units("e\u{301}", size: 17) == units("e", size: 17))
        #expect(units("Ÿ", size: 17) == units("Y", size: 17))
        #expect(units("Tö", size: 17) == units("To", size: 17))
        #expect(units("To", size: 17) < units("T", size: 17) + units("o", size: 17))
    }

    @Test("Greek, Cyrillic and symbols have plausible widths")
    func alphabets() {
        for letter in ["ß", "æ", "Ж", "Ω", "€", "→", "…", "№", "≤"] {
            #expect((500...2300).contains(units(letter, size: 17)), "\(letter)")
        }
        #expect(units("ж", size: 17) > units("г", size: 17))
    }

    @Test("every letter of the monospaced system font is 1266/2048 em wide")
    func monospaced() {
        let font = TextFont(typeface: .systemMonospaced, size: 2048, weight: 700)
        #expect(["i", "W", " ", "é"].allSatisfy { font.width(of: $0) == 1266 })
        #expect(abs(TextFont(typeface: .systemMonospaced, size: 21).width(of: "m") - 12.981) < 0.001)
    }

    @Test("lines are 2444/2048 of the font size high in every weight")
    func lineHeight() {
        for weight in [400, 700] {
            let font = TextFont(size: 17, weight: weight)
            #expect(abs(font.lineHeight - 20.287) < 0.001)
            #expect(abs(font.ascender - 16.187) < 0.001)
            #expect(abs(font.descender + 4.101) < 0.001)
        }
    }

    @Test("impossible font sizes neither stop the program nor stay in memory")
    func sizes() {
        for size in [0, -1, .infinity, .nan, 1e300] as [CGFloat] {
            _ = TextFont(size: size).width(of: "Wide AV ß 漢")
        }
        for step in 0..<1000 { _ = TextFont(size: 10 + CGFloat(step) / 1000).width(of: "n") }
    }
}
