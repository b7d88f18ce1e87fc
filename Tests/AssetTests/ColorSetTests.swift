import CoreGraphics
import Testing
import TestSupport

@testable import UIKitCore

@Suite("Colour sets") struct ColorSetTests {
    /// The set of Contents.json, and what in it can't be used.
    private func read(_ contents: String) throws -> (set: ColorSet, mistakes: [String]) {
        let sample = try SampleBundle()
        try sample.writeContents(contents, of: "Brand.colorset")
        let catalogue = try #require(AssetFolder(catalogue: sample.path + "/Assets.xcassets"))
        var read = try AssetContents(of: catalogue.folder(named: "Brand.colorset"))
        let set = ColorSet(&read)
        return (set, read.mistakes.map(\.description))
    }

    private func color(_ components: String, space: String = "srgb") throws -> AssetColor? {
        let color = SampleBundle.color(components).replacing("srgb", with: space)
        let (set, mistakes) = try read(SampleBundle.colors(color))
        #expect(mistakes.isEmpty)
        return set.variants.all.first?.value
    }

    @Test(
        "components are fractions, integers up to 255, or hexadecimal numbers",
        arguments: [
            (#""red": "0.200", "green": "0.400", "blue": "1.000", "alpha": "0.500""#, [0.2, 0.4, 1, 0.5]),
            (#""red": "51", "green": "102", "blue": "255", "alpha": "1.000""#, [0.2, 0.4, 1, 1]),
            (#""red": "0x33", "green": "0x66", "blue": "0xFF", "alpha": "1.000""#, [0.2, 0.4, 1, 1]),
            (#""red": 0.2, "green": 0.4, "blue": 1, "alpha": 0.5"#, [0.2, 0.4, 1, 0.5]),
            (#""red": 51, "green": 0, "blue": 255, "alpha": 1"#, [0.2, 0, 1, 1]),
            // Only 0 and 1: people mean none and all.
            (#""red": "1", "green": "0", "blue": "1""#, [1, 0, 1, 1]),
            // Beside a larger number, 1 is one of 255.
            (#""red": "255", "green": "1", "blue": "0""#, [1, 1.0 / 255, 0, 1]),
            (#""white": "0.400", "alpha": "1.000""#, [0.4, 0.4, 0.4, 1]),
            (#""white": 0, "alpha": 0.4"#, [0, 0, 0, 0.4]),
        ] as [(String, [CGFloat])])
    func components(_ text: String, _ expected: [CGFloat]) throws {
        let (red, green, blue, alpha) = (expected[0], expected[1], expected[2], expected[3])
        #expect(try color(text) == .components(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
    }

    @Test(
        "wide gamuts and grays are read as sRGB",
        arguments: ["display-p3", "extended-srgb", "extended-gray", "gray-gamma-22"])
    func spaces(_ space: String) throws {
        let color = try color(#""red": "1.000", "green": "-0.250", "blue": "1.250""#, space: space)
        #expect(color == .components(RGBA(red: 1, green: -0.25, blue: 1.25)))
    }

    @Test("a reference is the name of a UIKit colour")
    func reference() throws {
        let set = try read(#"{"colors": [{"color": {"platform": "ios", "reference": "labelColor"}}]}"#).set
        #expect(set.variants.all.map(\.value) == [.system("labelColor")])
    }

    @Test("a slot without a colour is skipped")
    func emptySlot() throws {
        let (set, mistakes) = try read(#"{"colors": [{"idiom": "universal"}, {"color": null}]}"#)
        #expect(set.variants.all.isEmpty && mistakes.isEmpty)
    }

    @Test(
        "an invalid component is reported, and its colour left out",
        arguments: [
            (#""red": "nan", "green": "0", "blue": "0""#, "red", "nan"),
            (#""red": "0", "green": "1e999", "blue": "0""#, "green", "1e999"),
            (#""red": "0", "green": "0", "blue": "256""#, "blue", "256"),
            (#""red": "0", "green": "0", "blue": "-1""#, "blue", "-1"),
            (#""red": "0xFFF", "green": "0", "blue": "0""#, "red", "0xFFF"),
            (#""red": "0", "green": "0", "blue": [1]"#, "blue", "no text or number"),
            (#""red": "0", "green": "0""#, "blue", "nothing"),
            (#""white": "pale""#, "white", "pale"),
            (#""white": 1, "alpha": "opaque""#, "alpha", "opaque"),
        ])
    func badComponent(_ components: String, _ key: String, _ text: String) throws {
        let (set, mistakes) = try read(SampleBundle.colors(SampleBundle.color(components)))
        #expect(set.variants.all.isEmpty)
        let place = "Assets.xcassets/Brand.colorset"
        #expect(
            mistakes == ["\(place): the \(key) of a color is \(text); it is left out. Try: use 0.000 to 1.000."])
    }

    @Test("an unknown colour space is reported, and read as sRGB")
    func unknownSpace() throws {
        let color = SampleBundle.color(#""white": "0.5""#).replacing("srgb", with: "cmyk")
        let (set, mistakes) = try read(SampleBundle.colors(color))
        #expect(set.variants.all.count == 1)
        #expect(mistakes.count == 1 && mistakes[0].contains("the color-space cmyk is read as srgb"))
    }

    @Test("Contents.json without colours is reported", arguments: ["{}", #"{"colors": {}}"#, #"{"colors": null}"#])
    func noList(_ contents: String) throws {
        let (set, mistakes) = try read(contents)
        #expect(set.variants.all.isEmpty)
        #expect(mistakes.count == 1 && mistakes[0].contains("has no list colors"))
    }

    @Test("only a file's first twenty mistakes are reported")
    func manyMistakes() throws {
        let colors = (0..<100).map { SampleBundle.color(#""white": "\#(300 + $0)""#) }.joined(separator: ", ")
        #expect(try read(#"{"colors": [\#(colors)]}"#).mistakes.count == 20)
    }
}
