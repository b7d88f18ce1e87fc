import TestSupport
import Testing

@testable import NibReader

@Suite("XML at random") struct XMLThrashTests {
    private static let sample = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <!-- one label -->
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <view id="iN0-l3-epB"><subviews><label text="A &amp; B&#10;C" id="x"/></subviews></view>
                <string key="text"><![CDATA[<>&]]>é</string>
            </objects>
        </document>
        """.utf8)

    @Test(
        "a randomly changed file is read, or refused with one of its lines",
        arguments: SeededGenerator.seeds(1..<11))
    func mutations(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<1000 {
            var bytes = Self.sample
            for _ in 0..<Int.random(in: 1...4, using: &random) { Self.change(&bytes, &random) }
            do throws(XMLMistake) {
                let first = try XMLReader.read(bytes)
                #expect(try XMLReader.read(Self.written(first)) == Self.withoutLines(first))
            } catch {
                let lines = bytes.count { $0 == 0x0A } + 1
                #expect((1...lines).contains(error.line), "UIKIT_SEED=\(seed) swift test --filter XMLThrash")
            }
        }
    }

    private static func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let place = Int.random(in: 0..<max(bytes.count, 1), using: &random)
        guard place < bytes.count else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] = random.pick(from: Array("<>/&;\"'=-![]?\n ".utf8))
        case 2: bytes.removeSubrange(place..<min(place + Int.random(in: 1...20, using: &random), bytes.count))
        default:
            let end = min(place + Int.random(in: 1...40, using: &random), bytes.count)
            bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
        }
    }

    // MARK: Serializing, on one line

    private static func written(_ element: XMLElement) -> [UInt8] { Array(text(element).utf8) }

    private static func text(_ element: XMLElement) -> String {
        let attributes = element.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\(escaped($0.value))\"" }
        return "<\(element.name)\(attributes.joined())>\(escaped(element.text))"
            + element.children.map(text).joined() + "</\(element.name)>"
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "<", ">", "&", "\"", "\n", "\t", "\r": "&#\(scalar.value);"
            default: String(scalar)
            }
        }.joined()
    }

    private static func withoutLines(_ element: XMLElement) -> XMLElement {
        XMLElement(
            element.name, element.attributes, children: element.children.map(withoutLines), text: element.text, line: 1)
    }
}
