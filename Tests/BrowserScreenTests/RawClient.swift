import Foundation

/// Speaks to a server byte by byte, as no browser would.
final class RawClient: Sendable {
    private let descriptor: Int32

    struct Failure: Error {}

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure() }
        // A server that doesn't reply fails the test instead of blocking it.
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// Returns the whole response to one GET request.
    static func get(
        _ path: String, port: Int, method: String = "GET", host: String? = nil, headers: [String] = []
    ) throws -> String {
        let client = try RawClient(port: port)
        let lines =
            ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close"] + headers
        try client.write(lines)
        return String(decoding: try client.readToEnd(), as: UTF8.self)
    }

    /// Returns the page's folder, to which the printed address leads: `/3f2a90c41d7be865/`.
    static func folder(port: Int, token: String) throws -> String {
        let welcome = try get("/?token=\(token)", port: port)
        let location = welcome.components(separatedBy: "\r\n").first { $0.hasPrefix("Location: ") }
        guard let location else { throw Failure() }
        return String(location.dropFirst("Location: ".count))
    }

    /// Returns a WebSocket connection, and the server's response, which may be a refusal.
    static func webSocket(port: Int, token: String, origin: String? = nil) throws -> (RawClient, String) {
        let folder = try folder(port: port, token: token)
        let client = try RawClient(port: port)
        try client.write([
            "GET \(folder)socket HTTP/1.1", "Host: 127.0.0.1:\(port)",
            "Origin: \(origin ?? "http://127.0.0.1:\(port)")", "Cookie: screen-\(port)=\(token)",
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ])
        return (client, String(decoding: try client.read(until: "\r\n\r\n"), as: UTF8.self))
    }

    private func write(_ lines: [String]) throws {
        try write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    }

    private func write(_ bytes: [UInt8]) throws {
        guard Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw Failure()
        }
    }

    /// Sends a short text message, masked with zeros, which is valid for a client.
    func send(_ text: String) throws {
        precondition(text.utf8.count <= 125, "Longer messages have another header.")
        try write([0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + text.utf8)
    }

    func read(until end: String) throws -> Data {
        var data = Data()
        while data.range(of: Data(end.utf8)) == nil {
            guard let byte = try read(atMost: 1).first else { throw Failure() }
            data.append(byte)
        }
        return data
    }

    func readToEnd() throws -> Data {
        var data = Data()
        while true {
            let bytes = try read(atMost: 4096)
            if bytes.isEmpty { return data }
            data += bytes
        }
    }

    private func read(atMost most: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: most)
        let count = recv(descriptor, &bytes, most, 0)
        guard count >= 0 else { throw Failure() }
        return Array(bytes.prefix(count))
    }
}
