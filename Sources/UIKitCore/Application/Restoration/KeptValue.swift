import Foundation

/// A value that can be saved for the next launch: a number, text, a place in the app, a list of values, and so on.
indirect enum KeptValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    /// A `CGFloat`. It is separate from `real`, because on Linux a cast of a `Double` to `CGFloat` fails.
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
    /// A saved view controller, by its path of identifiers.
    case controller([String])
    /// An archived object.
    case archive(Data)

    /// A key and a value of a table.
    struct Entry: Hashable, Sendable {
        var key: KeptValue
        var value: KeptValue
    }

    /// The limit for lists inside lists.
    static let mostNesting = 64

    /// Returns a table's value for a key, or nil if this isn't a table or has no such key.
    subscript(key: String) -> KeptValue? {
        guard case .table(let entries) = self else { return nil }
        return entries.first { $0.key == .text(key) }?.value
    }

    /// Returns a table with text for keys, in an order that is the same in every run.
    static func table(_ values: [String: KeptValue]) -> KeptValue {
        .table(values.sorted { $0.key < $1.key }.map { Entry(key: .text($0.key), value: $0.value) })
    }

    /// The values of a table by their text keys.
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

    /// The texts in a list of nothing but text.
    var texts: [String]? {
        guard case .list(let values) = self else { return nil }
        let texts = values.compactMap(\.text)
        return texts.count == values.count ? texts : nil
    }
}
