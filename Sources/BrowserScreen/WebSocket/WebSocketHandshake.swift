import Foundation

/// The request for a WebSocket, and its response (RFC 6455, section 4).
enum WebSocketHandshake {
    private static let suffix = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

    /// Returns the response 101, which switches to the WebSocket, or what is wrong with the request.
    static func answer(to request: HTTPRequest) -> HTTPResponse {
        guard request.lists("upgrade", in: "connection"), request.lists("websocket", in: "upgrade") else {
            return .plain(426, "A WebSocket begins with an upgrade.", adding: ["Upgrade": "websocket"])
        }
        guard request["sec-websocket-version"] == "13" else {
            return .plain(426, "Only version 13 of WebSockets is spoken.", adding: ["Sec-WebSocket-Version": "13"])
        }
        guard let key = request["sec-websocket-key"], Data(base64Encoded: key)?.count == 16 else {
            return .plain(400, "The WebSocket's key is 16 bytes in base 64.")
        }
        let proof = Data(SHA1.digest(of: Array((key + suffix).utf8))).base64EncodedString()
        return HTTPResponse(
            status: 101, headers: ["Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": proof])
    }
}
