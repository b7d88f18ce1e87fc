import RenderTree

/// A response to a browser.
package struct HTTPResponse: Sendable {
    package enum Body: Sendable {
        case bytes([UInt8])
        /// A file that is sent piece by piece, as fast as the browser reads it.
        case file(RegularFile)

        var count: Int {
            switch self {
            case .bytes(let bytes): bytes.count
            case .file(let file): file.count
            }
        }
    }

    package var status: Int
    package var headers: [String: String]
    package var body = Body.bytes([])

    init(status: Int, headers: [String: String], body: Body = .bytes([])) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Returns the status line and the headers. All values come from this program, so none contains a line break.
    package func head(isLast: Bool) -> [UInt8] {
        var text = "HTTP/1.1 \(status) \(Self.phrases[status] ?? "Status")\r\n"
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
        if status != 101 {
            if status != 304 { text += "Content-Length: \(body.count)\r\n" }
            text += "Connection: \(isLast ? "close" : "keep-alive")\r\n"
        }
        return Array((text + "\r\n").utf8)
    }

    private static let phrases = [
        101: "Switching Protocols", 200: "OK", 303: "See Other", 304: "Not Modified", 400: "Bad Request",
        403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout",
        413: "Content Too Large", 426: "Upgrade Required", 431: "Request Header Fields Too Large",
        503: "Service Unavailable", 505: "HTTP Version Not Supported",
    ]
}
