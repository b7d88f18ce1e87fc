import BrowserScreen
import Foundation
import TestSupport
import Testing

@Suite("Reading untrusted JSON") struct JSONValueTests {
    private func value(_ text: String) throws -> JSONValue { try JSONValue(Array(text.utf8)) }

    @Test("every kind of value is read")
    func kinds() throws {
        let text = #" { "a" : [ 1 , -2.5e1, true, false, null ] , "b" : "\u00e9\ud83d\ude00\n\"\/" } "#
        #expect(
            try value(text)
                == .object([
                    .init(
                        name: "a", value: .array([.number(1), .number(-25), .boolean(true), .boolean(false), .null])),
                    .init(name: "b", value: .string("é😀\n\"/")),
                ]))
    }

    @Test(
        "invalid JSON, and JSON that the page never writes, is refused",
        arguments: [
            "", " ", "[", "]", "[1,]", "{\"a\"}", "{\"a\":1,}", "{a:1}", "01", "1.", ".5", "+1", "1e", "NaN",
            "Infinity",
            "tru", "nulll", "\"", "\"\u{1}\"", "\"\\x\"", "\"\\u12\"", "\"\\ud83d\"", "\"\\ude00\\ud83d\"", "1 2",
            "1e999",
            String(repeating: "9", count: 400), "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":2}", "[[[[[[[[[1]]]]]]]]]",
        ])
    func refusals(text: String) {
        #expect(throws: ProtocolViolation.self) { try value(text) }
    }

    @Test("eight levels of nesting are allowed; bytes that are not UTF-8 are refused")
    func limits() {
        #expect(throws: Never.self) { try value("[[[[[[[[1]]]]]]]]") }
        #expect(throws: ProtocolViolation.self) { try JSONValue([0x22, 0xC3, 0x22]) }
        #expect(throws: ProtocolViolation.self) { try JSONValue([0x22, 0xED, 0xA0, 0x80, 0x22]) }
    }

    /// Foundation accepts more than our reader, but reads everything that ours accepts with the same result.
    @Test("random values are read as Foundation reads them", arguments: SeededGenerator.seeds(0..<300))
    func oracle(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var text = ""
        write(&text, depth: 0, &random)
        let ours = try value(text)
        let foundations = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        #expect(isSame(ours, foundations), "seed \(seed): \(text)")

        var broken = Array(text.utf8)
        broken[Int.random(in: broken.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        guard let read = try? JSONValue(broken) else { return }
        let theirs = try JSONSerialization.jsonObject(with: Data(broken), options: .fragmentsAllowed)
        #expect(isSame(read, theirs), "seed \(seed): \(String(decoding: broken, as: UTF8.self))")
    }

    private func write(_ text: inout String, depth: Int, _ random: inout SeededGenerator) {
        let space = random.pick(from: ["", " ", "\n", "\t "])
        text += space
        switch Int.random(in: 0..<(depth < 6 ? 7 : 5), using: &random) {
        case 0: text += random.pick(from: ["null", "true", "false"])
        case 1, 2: text += random.pick(from: ["0", "-0", "12", "-3.25", "1e3", "2E-2", "123456.789"])
        case 3, 4:
            text += random.pick(from: [#""""#, #""abc""#, #""\"\\\/\b\f\n\r\t""#, #""\u0041\ud834\udd1e""#, "\"ü漢😀\""])
        case 5:
            text += "["
            for index in 0..<Int.random(in: 0..<4, using: &random) {
                if index > 0 { text += "," }
                write(&text, depth: depth + 1, &random)
            }
            text += "]"
        default:
            text += "{"
            for index in 0..<Int.random(in: 0..<4, using: &random) {
                text += "\(index > 0 ? "," : "")\"key\(index)\"\(space):"
                write(&text, depth: depth + 1, &random)
            }
            text += "}"
        }
        text += space
    }

    private func isSame(_ ours: JSONValue, _ theirs: Any) -> Bool {
        switch (ours, theirs) {
        case (.null, is NSNull): true
        case (.string(let text), let other as String): text == other
        case (.array(let values), let others as [Any]):
            values.count == others.count && zip(values, others).allSatisfy(isSame)
        case (.object(let members), let others as [String: Any]):
            members.count == others.count && members.allSatisfy { isSame($0.value, others[$0.name] ?? ()) }
        case (.boolean(let value), let other as NSNumber): value == other.boolValue
        case (.number(let value), let other as NSNumber): value == other.doubleValue
        default: false
        }
    }
}
