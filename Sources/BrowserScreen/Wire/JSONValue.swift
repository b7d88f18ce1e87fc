/// A JSON value from a page. Objects keep the order of their members.
package indirect enum JSONValue: Sendable, Hashable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    package struct Member: Sendable, Hashable {
        package let name: String
        package let value: JSONValue

        package init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// - Throws: ``ProtocolViolation`` for anything other than one JSON value (RFC 8259) within the limits of
    ///   ``JSONReader``.
    /// - Complexity: O(bytes).
    package init(_ text: [UInt8]) throws(ProtocolViolation) {
        var reader = JSONReader(text)
        self = try reader.wholeValue()
    }

    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }
}
