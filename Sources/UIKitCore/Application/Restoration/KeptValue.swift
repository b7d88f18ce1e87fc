import Foundation

/// Something that can be kept until the app is launched again: a number, text, a place in the app, or a list of such.
indirect enum KeptValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    /// A `CGFloat`. Apart from `real`, because on Linux a `CGFloat` is not found where a `Double` is.
    case length(Double)
    case text(String)
    case bytes(Data)
    case date(Date)
    case address(String)
    case identifier(UUID)
    case indexPath([Int])
    case list([KeptValue])
    case set([KeptValue])
    case table([Entry])
    /// A view controller that is kept, by the identifiers on the way to it.
    case controller([String])
    /// An object of a class that archives itself.
    case archive(Data)

    /// One line of a table.
    struct Entry: Hashable, Sendable {
        var key: KeptValue
        var value: KeptValue
    }

    /// How deep lists may be in each other.
    static let mostNesting = 64

    /// The value of a table for a key; nil when this is no table, or has no such key.
    subscript(key: String) -> KeptValue? {
        guard case .table(let entries) = self else { return nil }
        return entries.first { $0.key == .text(key) }?.value
    }

    /// A table with text for keys, in an order that does not change from run to run.
    static func table(_ values: [String: KeptValue]) -> KeptValue {
        .table(values.sorted { $0.key < $1.key }.map { Entry(key: .text($0.key), value: $0.value) })
    }

    /// What a table with text for keys holds.
    var values: [String: KeptValue] {
        guard case .table(let entries) = self else { return [:] }
        var values: [String: KeptValue] = [:]
        for entry in entries {
            if case .text(let key) = entry.key { values[key] = entry.value }
        }
        return values
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// A list of text and nothing else.
    var texts: [String]? {
        guard case .list(let values) = self else { return nil }
        let texts = values.compactMap(\.text)
        return texts.count == values.count ? texts : nil
    }
}
