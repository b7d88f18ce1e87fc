import Foundation

/// Reads requests from bytes that may be hostile.
///
/// Strict on purpose (RFC 9112 without its obsolete forms): lines end with CR and LF, names are tokens, no line is
/// folded, and a header that a browser sends only once occurs only once. Each byte is read at most twice: in the search
/// for the end of the head, and when the head is complete.
package struct HTTPRequestReader: Sendable {
    /// Why a request is refused: the status of the response, and a sentence.
    package struct Refusal: Error, Hashable {
        package let status: Int
        package let sentence: String
    }

    package static let mostHeadBytes = 65_536
    package static let mostLineBytes = 16_384
    package static let mostHeaders = 100

    private var bytes: [UInt8] = []
    /// The starts of the complete lines, and of the incomplete one.
    private var lineStarts = [0]
    /// The position up to which there is no further end of a line.
    private var scanned = 0

    package init() {}

    /// Whether there is no part of a request, and no waiting request.
    package var isEmpty: Bool { bytes.isEmpty }

    /// The number of bytes.
    package var count: Int { bytes.count }

    package mutating func append(_ new: ArraySlice<UInt8>) { bytes += new }

    /// Returns the next complete request, and keeps what follows it. Returns nil if the end of the request hasn't
    /// arrived.
    package mutating func next() throws(Refusal) -> HTTPRequest? {
        while let end = bytes.firstIndex(of: Self.lineFeed, from: scanned) {
            let start = lineStarts[lineStarts.count - 1]
            guard end > start, bytes[end - 1] == Self.carriageReturn else { throw .malformed }
            guard end - start <= Self.mostLineBytes else { throw .lineTooLong }
            guard end < Self.mostHeadBytes, lineStarts.count <= Self.mostHeaders + 2 else { throw .headTooLong }
            lineStarts.append(end + 1)
            scanned = end + 1
            guard end == start + 1 else { continue }
            defer { startOver(behind: end + 1) }
            return try request()
        }
        scanned = bytes.count
        guard scanned - lineStarts[lineStarts.count - 1] <= Self.mostLineBytes else { throw .lineTooLong }
        guard scanned <= Self.mostHeadBytes else { throw .headTooLong }
        return nil
    }

    /// Returns and removes the bytes after the last request: what follows a request for a WebSocket.
    package mutating func takeRest() -> [UInt8] {
        defer { startOver(behind: bytes.count) }
        return bytes
    }

    private mutating func startOver(behind place: Int) {
        bytes.removeFirst(place)
        (lineStarts, scanned) = ([0], 0)
    }

    // MARK: A complete head

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private func request() throws(Refusal) -> HTTPRequest {
        // Without the two bytes at the end of each line, and without the blank line.
        let lines = zip(lineStarts, lineStarts.dropFirst()).map { bytes[$0..<$1 - 2] }.dropLast()
        for line in lines where line.contains(where: Self.isControl) { throw .malformed }
        guard let first = lines.first else { throw .malformed }
        let (method, target, isOld) = try Self.requestLine(first)
        let headers = try Self.headers(lines.dropFirst())
        guard headers["transfer-encoding"] == nil, headers["content-length"] ?? "0" == "0" else { throw .body }
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        return HTTPRequest(
            method: method, path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : nil, isOld: isOld,
            headers: headers)
    }

    private static func requestLine(
        _ line: ArraySlice<UInt8>
    ) throws(Refusal) -> (method: String, target: Substring, isOld: Bool) {
        let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(isToken),
            words[1].first == UInt8(ascii: "/"), words[1].allSatisfy({ (0x21...0x7E).contains($0) })
        else { throw .malformed }
        let version = String(decoding: words[2], as: UTF8.self)
        guard version.hasPrefix("HTTP/") else { throw .malformed }
        guard version == "HTTP/1.1" || version == "HTTP/1.0" else { throw .version }
        return (
            String(decoding: words[0], as: UTF8.self), String(decoding: words[1], as: UTF8.self)[...],
            version == "HTTP/1.0"
        )
    }

    private static func headers(_ lines: some Collection<ArraySlice<UInt8>>) throws(Refusal) -> [String: String] {
        guard lines.count <= mostHeaders else { throw .headTooLong }
        var headers: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
                line[..<colon].allSatisfy(isToken)
            else { throw .malformed }
            let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
            let value = trimmed(line[(colon + 1)...])
            switch (headers[name], name) {
            case (nil, _): headers[name] = value
            case (let before?, "cookie"): headers[name] = "\(before); \(value)"
            case (let before?, "connection"), (let before?, "upgrade"): headers[name] = "\(before), \(value)"
            case (_, _) where onceOnly.contains(name): throw .malformed
            default: break
            }
        }
        return headers
    }

    /// A second one of these would make the request ambiguous.
    private static let onceOnly: Set<String> = [
        "host", "origin", "content-length", "transfer-encoding", "sec-websocket-key", "sec-websocket-version",
    ]

    private static func trimmed(_ value: ArraySlice<UInt8>) -> String {
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        var value = value.drop(while: isSpace)
        while let last = value.last, isSpace(last) { value.removeLast() }
        return String(decoding: value, as: UTF8.self)
    }

    private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x09 || byte == 0x7F }

    private static func isToken(_ byte: UInt8) -> Bool { tokenBytes.contains(byte) }

    private static let tokenBytes = Set(
        "!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}

extension HTTPRequestReader.Refusal {
    fileprivate static let malformed = Self(status: 400, sentence: "This is not a request.")
    fileprivate static let lineTooLong = Self(status: 431, sentence: "A line of the request is too long.")
    fileprivate static let headTooLong = Self(status: 431, sentence: "The request is too long.")
    fileprivate static let body = Self(status: 413, sentence: "Requests have no body here.")
    fileprivate static let version = Self(status: 505, sentence: "HTTP/1.1 is spoken here.")
}

extension [UInt8] {
    /// The same as `firstIndex(of:)`, but also fast without optimisation.
    fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        guard start < count else { return nil }
        return withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, let found = memchr(base + start, Int32(byte), count - start) else {
                return nil
            }
            return base.distance(to: found)
        }
    }
}
