#if Browser
    import FlyingSocks
    import Foundation

    /// Speaks to a server byte by byte, as no browser would.
    struct RawClient {
        private let socket: AsyncSocket

        init(port: Int) async throws {
            socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: UInt16(port)))
        }

        /// The whole answer to one GET request.
        static func get(
            _ path: String, port: Int, method: String = "GET", host: String? = nil, headers: [String] = []
        ) async throws -> String {
            let client = try await RawClient(port: port)
            let lines =
                ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close"] + headers
            try await client.write(lines)
            return String(decoding: try await client.readToEnd(), as: UTF8.self)
        }

        /// A WebSocket that has been let in, or whatever the server said instead.
        static func webSocket(port: Int, token: String, origin: String? = nil) async throws -> (RawClient, String) {
            let client = try await RawClient(port: port)
            try await client.write([
                "GET /socket HTTP/1.1", "Host: 127.0.0.1:\(port)", "Origin: \(origin ?? "http://127.0.0.1:\(port)")",
                "Cookie: screen-\(port)=\(token)", "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            ])
            return (client, String(decoding: try await client.read(until: "\r\n\r\n"), as: UTF8.self))
        }

        private func write(_ lines: [String]) async throws {
            try await socket.write(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        }

        /// A short text message, masked with zeros as a client may.
        func send(_ text: String) async throws {
            precondition(text.utf8.count <= 125, "Longer messages have another header.")
            try await socket.write(Data([0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0]) + Data(text.utf8))
        }

        func read(until end: String) async throws -> Data {
            var data = Data()
            while data.range(of: Data(end.utf8)) == nil {
                data += [try await socket.read()]
            }
            return data
        }

        func readToEnd() async throws -> Data {
            var data = Data()
            do {
                while true { data += try await socket.read(atMost: 4096) }
            } catch SocketError.disconnected {
                return data
            }
        }
    }
#endif
