import TestSupport

@testable import UIKitCore

/// Contents.json as chance writes it: known keys and values in the wrong places, now and then with bytes changed.
struct RandomContents {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let keys = [
        "colors", "images", "color", "color-space", "components", "red", "green", "blue", "white", "alpha",
        "reference", "idiom", "appearances", "appearance", "value", "scale", "filename", "resizing", "cap-insets",
        "capInsets", "left", "center", "mode", "properties", "info", "template-rendering-intent",
        "provides-namespace", "display-gamut", "language-direction", "width-class", "",
    ]

    private static let values = [
        "null", "true", "false", "0", "1", "-1", "255", "0.5", "1e308", "-1e308", "123456789012345678901234567890",
        #""0.500""#, #""1""#, #""255""#, #""0xFF""#, #""0x""#, #""nan""#, #""inf""#, #""-0""#, #""""#, #""srgb""#,
        #""display-p3""#, #""universal""#, #""ipad""#, #""luminosity""#, #""dark""#, #""high""#, #""labelColor""#,
        #""a.png""#, #""../a.png""#, #""/etc/passwd""#, #""\u0000""#, #""2x""#, #""-2x""#, #""99999999999999999999x""#,
        #""template""#, #""tile""#, #""left-to-right""#, #""👩‍👩‍👧‍👦""#,
    ]

    mutating func contents() -> String {
        let list = Bool.random(using: &generator) ? "colors" : "images"
        var text = #"{"\#(list)": [\#(value(depth: 0)), \#(value(depth: 0))], "properties": \#(value(depth: 2))}"#
        if Int.random(in: 0..<4, using: &generator) == 0 {
            var bytes = Array(text.utf8)
            bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            text = String(decoding: bytes, as: UTF8.self)
        }
        return text
    }

    private mutating func value(depth: Int) -> String {
        let kind = Int.random(in: 0..<(depth > 4 ? 1 : 4), using: &generator)
        switch kind {
        case 0: return generator.pick(from: Self.values)
        case 1:
            let elements = (0..<Int.random(in: 0..<3, using: &generator)).map { _ in value(depth: depth + 1) }
            return "[" + elements.joined(separator: ", ") + "]"
        default: return object(depth: depth)
        }
    }

    private mutating func object(depth: Int) -> String {
        let members = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
            #""\(generator.pick(from: Self.keys))": \(value(depth: depth + 1))"#
        }
        return "{" + members.joined(separator: ", ") + "}"
    }

    mutating func name() -> String { generator.pick(from: ["a", "aTemplate", "", "👍"]) }

    mutating func place() -> AssetPlace {
        AssetPlace(
            idiom: generator.pick(from: [.phone, .pad, .mac]), isDark: Bool.random(using: &generator),
            hasHighContrast: Bool.random(using: &generator), scale: generator.pick(from: [1, 2.5, 3]))
    }
}
