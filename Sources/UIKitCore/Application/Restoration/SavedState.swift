import Foundation

/// The state of an app that is saved from one launch to the next, as data.
///
/// Data that differs from what was written is rejected as a whole: half of a state is worse than none.
struct SavedState: Equatable {
    /// The reason why data isn't a state.
    enum Mistake: Error, Equatable {
        case foreign
        case ofAnotherVersion(UInt8)
        case damaged
    }

    var value: KeptValue

    private static let mark: [UInt8] = Array("Tessera".utf8)
    private static let version: UInt8 = 1

    /// The mark, the version, a checksum of the rest, and the value.
    var data: Data {
        var content: [UInt8] = []
        value.write(to: &content)
        var bytes = Self.mark + [Self.version]
        Self.checksum(content[...]).write(to: &bytes)
        return Data(bytes + content)
    }

    init(_ value: KeptValue) { self.value = value }

    init(_ data: Data) throws(Mistake) {
        var bytes = Array(data)[...]
        guard bytes.starts(with: Self.mark) else { throw .foreign }
        bytes.removeFirst(Self.mark.count)
        guard let version = bytes.popFirst() else { throw .damaged }
        guard version == Self.version else { throw .ofAnotherVersion(version) }
        guard let checksum = try? UInt64(from: &bytes), checksum == Self.checksum(bytes),
            let value = try? KeptValue(from: &bytes), bytes.isEmpty
        else { throw .damaged }
        self.value = value
    }

    /// FNV-1a, which notices every change of a single byte.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
