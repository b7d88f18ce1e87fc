import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Saved state") struct SavedStateTests {
    private static var everyKind: [String: Any] {
        [
            "bool": true, "int": 3, "negative": -7, "double": 2.5, "length": CGFloat(1.25), "text": "Häfen",
            "bytes": Data([1, 2]), "date": Date(timeIntervalSinceReferenceDate: 1000),
            "url": URL(string: "photos://3")!, "id": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
            "path": IndexPath(indexes: [1, 2]), "list": [1, "two", [3.5]] as [Any], "table": ["a": ["b": 1]],
            "set": Set(["x", "y"]),
        ]
    }

    private static func state() throws -> SavedState {
        SavedState(try #require(KeptValue(everyKind)))
    }

    @Test("every kind of value is read as it was written")
    func kinds() throws {
        let read = try SavedState(try Self.state().data)
        #expect(read == (try Self.state()))
        let values = try #require(read.value.object as? [String: Any])
        #expect(values["bool"] as? Bool == true)
        #expect(values["int"] as? Int == 3)
        #expect(values["negative"] as? Int == -7)
        #expect(values["double"] as? Double == 2.5)
        #expect(values["length"] as? CGFloat == 1.25)
        #expect(values["text"] as? String == "Häfen")
        #expect(values["bytes"] as? Data == Data([1, 2]))
        #expect(values["date"] as? Date == Date(timeIntervalSinceReferenceDate: 1000))
        #expect(values["url"] as? URL == URL(string: "photos://3"))
        #expect(values["id"] as? UUID == UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(values["path"] as? IndexPath == IndexPath(indexes: [1, 2]))
        #expect((values["list"] as? [Any])?.count == 3)
        #expect(values["table"] as? [String: [String: Int]] == ["a": ["b": 1]])
        #expect(values["set"] as? Set<String> == ["x", "y"])
    }

    @Test("numbers of all kinds can be keys and members beside each other; a missing value is none")
    func mixedKeys() throws {
        let numbers: [KeptValue] = (0..<200).flatMap {
            [.bool($0.isMultiple(of: 2)), .integer(Int64($0)), .real(Double($0)), .length(Double($0)), .null]
        }
        #expect((KeptValue.set(numbers).object as? Set<AnyHashable>)?.count == 200)
        let entries = numbers.map { KeptValue.Entry(key: $0, value: .null) }
        #expect((KeptValue.table(entries).object as? [AnyHashable: Any])?.count == 200)
    }

    @Test("the same values give the same bytes, in whatever order they were written")
    func order() throws {
        let one = try #require(KeptValue(["a": 1, "b": 2, "c": 3]))
        let other = try #require(KeptValue(["c": 3, "b": 2, "a": 1]))
        #expect(SavedState(one).data == SavedState(other).data)
    }

    @Test("other objects, and lists nested too deep, cannot be saved")
    func refused() {
        #expect(KeptValue(NSObject()) == nil)
        #expect(KeptValue(["a": [NSObject()]]) == nil)
        var deep: [Any] = []
        for _ in 0..<KeptValue.mostNesting { deep = [deep] }
        #expect(KeptValue(deep) != nil)
        #expect(KeptValue([deep]) == nil)
    }

    @Test("a state with one bit flipped is refused as a whole")
    func flippedBits() throws {
        let data = try Self.state().data
        for place in data.indices {
            for bit in 0..<8 {
                var flipped = data
                flipped[place] ^= 1 << bit
                #expect(throws: SavedState.Mistake.self) { try SavedState(flipped) }
            }
        }
    }

    @Test("a truncated state is refused")
    func truncated() throws {
        let data = try Self.state().data
        for length in 0..<data.count {
            #expect(throws: SavedState.Mistake.self) { try SavedState(data.prefix(length)) }
        }
        #expect(throws: SavedState.Mistake.damaged) { try SavedState(data + [0]) }
    }

    @Test("foreign data and data of another version are told apart")
    func mistakes() throws {
        #expect(throws: SavedState.Mistake.foreign) { try SavedState(Data("bplist00".utf8)) }
        #expect(throws: SavedState.Mistake.foreign) { try SavedState(Data()) }
        var data = try Self.state().data
        data[7] = 9
        #expect(throws: SavedState.Mistake.ofAnotherVersion(9)) { try SavedState(data) }
    }

    @Test(
        "random bytes without a checksum are read or refused, and never stop the program",
        arguments: SeededGenerator.seeds(1..<200))
    func randomBytes(seed: UInt64) throws {
        var content: [UInt8] = []
        try Self.state().value.write(to: &content)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            var bytes = content
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            bytes.removeLast(Int.random(in: 0...bytes.count / 4, using: &random))
            var rest = bytes[...]
            guard let value = try? KeptValue(from: &rest) else { continue }
            var written: [UInt8] = []
            value.write(to: &written)
            // Writing a value that was read gives the same number of bytes, whatever it means.
            #expect(written.count == bytes.count - rest.count, "UIKIT_SEED=\(seed)")
            _ = value.object
        }
    }

    @Test("lengths beyond the data are refused before memory is allocated")
    func lengths() {
        var bytes: [UInt8] = [12]
        UInt64.max.write(to: &bytes)
        var rest = bytes[...]
        #expect(throws: UnreadableValue.self) { try KeptValue(from: &rest) }
        // 65 lists in each other.
        var deep: [UInt8] = []
        for _ in 0...KeptValue.mostNesting {
            deep.append(12)
            UInt64(1).write(to: &deep)
        }
        deep.append(0)
        var deepRest = deep[...]
        #expect(throws: UnreadableValue.self) { try KeptValue(from: &deepRest) }
    }
}
