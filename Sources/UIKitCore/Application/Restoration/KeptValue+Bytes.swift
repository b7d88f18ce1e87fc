import Foundation

/// The error that bytes don't describe a value.
struct UnreadableValue: Error {}

extension KeptValue {
    private enum Tag: UInt8 {
        case null, no, yes, integer, real, length, text, bytes, date, address, identifier, indexPath, list, set, table
        case controller, archive
    }

    // MARK: Writing

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes.append(Tag.null.rawValue)
        case .bool(let bool): bytes.append((bool ? Tag.yes : .no).rawValue)
        case .integer(let integer): Self.write(.integer, UInt64(bitPattern: integer), to: &bytes)
        case .real(let real): Self.write(.real, real.bitPattern, to: &bytes)
        case .length(let length): Self.write(.length, length.bitPattern, to: &bytes)
        case .date(let date): Self.write(.date, date.timeIntervalSinceReferenceDate.bitPattern, to: &bytes)
        case .text(let text): Self.write(.text, Array(text.utf8), to: &bytes)
        case .address(let address): Self.write(.address, Array(address.utf8), to: &bytes)
        case .bytes(let data): Self.write(.bytes, Array(data), to: &bytes)
        case .archive(let data): Self.write(.archive, Array(data), to: &bytes)
        case .identifier(let identifier): Self.write(.identifier, Array(identifier.uuidString.utf8), to: &bytes)
        case .indexPath(let numbers): Self.write(.indexPath, numbers.map { .integer(Int64($0)) }, to: &bytes)
        case .controller(let path): Self.write(.controller, path.map(KeptValue.text), to: &bytes)
        case .list(let values): Self.write(.list, values, to: &bytes)
        case .set(let values): Self.write(.set, values, to: &bytes)
        case .table(let entries): Self.write(.table, entries.flatMap { [$0.key, $0.value] }, to: &bytes)
        }
    }

    private static func write(_ tag: Tag, _ number: UInt64, to bytes: inout [UInt8]) {
        bytes.append(tag.rawValue)
        number.write(to: &bytes)
    }

    private static func write(_ tag: Tag, _ content: [UInt8], to bytes: inout [UInt8]) {
        write(tag, UInt64(content.count), to: &bytes)
        bytes += content
    }

    private static func write(_ tag: Tag, _ values: [KeptValue], to bytes: inout [UInt8]) {
        write(tag, UInt64(values.count), to: &bytes)
        for value in values { value.write(to: &bytes) }
    }

    // MARK: Reading

    /// Reads one value, and leaves the bytes after it. Throws for bytes that don't describe a value.
    init(from bytes: inout ArraySlice<UInt8>, nesting: Int = 0) throws {
        guard nesting <= Self.mostNesting, let first = bytes.popFirst(), let tag = Tag(rawValue: first) else {
            throw UnreadableValue()
        }
        switch tag {
        case .null: self = .null
        case .no: self = .bool(false)
        case .yes: self = .bool(true)
        case .integer: self = .integer(Int64(bitPattern: try UInt64(from: &bytes)))
        case .real: self = .real(Double(bitPattern: try UInt64(from: &bytes)))
        case .length: self = .length(Double(bitPattern: try UInt64(from: &bytes)))
        case .date: self = .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: try UInt64(from: &bytes))))
        case .text: self = .text(try Self.text(from: &bytes))
        case .address: self = .address(try Self.text(from: &bytes))
        case .bytes: self = .bytes(Data(try Self.content(from: &bytes)))
        case .archive: self = .archive(Data(try Self.content(from: &bytes)))
        case .identifier:
            guard let identifier = UUID(uuidString: try Self.text(from: &bytes)) else { throw UnreadableValue() }
            self = .identifier(identifier)
        case .indexPath:
            self = .indexPath(
                try Self.values(from: &bytes, nesting: nesting).map {
                    guard case .integer(let number) = $0, number >= 0 else { throw UnreadableValue() }
                    return Int(number)
                })
        case .controller:
            self = .controller(
                try Self.values(from: &bytes, nesting: nesting).map {
                    guard let text = $0.text else { throw UnreadableValue() }
                    return text
                })
        case .list: self = .list(try Self.values(from: &bytes, nesting: nesting))
        case .set: self = .set(try Self.values(from: &bytes, nesting: nesting))
        case .table:
            let values = try Self.values(from: &bytes, nesting: nesting)
            guard values.count.isMultiple(of: 2) else { throw UnreadableValue() }
            self = .table(
                stride(from: 0, to: values.count, by: 2).map { Entry(key: values[$0], value: values[$0 + 1]) })
        }
    }

    private static func values(from bytes: inout ArraySlice<UInt8>, nesting: Int) throws -> [KeptValue] {
        let count = try length(from: &bytes)
        return try (0..<count).map { _ in try KeptValue(from: &bytes, nesting: nesting + 1) }
    }

    private static func text(from bytes: inout ArraySlice<UInt8>) throws -> String {
        guard let text = String(validating: try content(from: &bytes), as: UTF8.self) else { throw UnreadableValue() }
        return text
    }

    private static func content(from bytes: inout ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
        let count = try length(from: &bytes)
        defer { bytes.removeFirst(count) }
        return bytes.prefix(count)
    }

    /// Reads a length or a number of values. Each value takes at least one byte, so it can't be larger than the number
    /// of remaining bytes.
    private static func length(from bytes: inout ArraySlice<UInt8>) throws -> Int {
        let length = try UInt64(from: &bytes)
        guard length <= bytes.count else { throw UnreadableValue() }
        return Int(length)
    }
}

extension UInt64 {
    /// Writes eight bytes, the lowest first.
    func write(to bytes: inout [UInt8]) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: self >> UInt64(shift))) }
    }

    init(from bytes: inout ArraySlice<UInt8>) throws {
        guard bytes.count >= 8 else { throw UnreadableValue() }
        self = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
        bytes.removeFirst(8)
    }
}
