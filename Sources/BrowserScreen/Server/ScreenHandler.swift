#if Browser
    import FlyingFox
    import Foundation

    /// Answers every request: lets in who may come in, then serves the page, its pictures and its socket.
    struct ScreenHandler: HTTPHandler {
        let rules: AccessRules
        let socket: PageSocket
        let images: ImageResponder

        func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
            let headers = request.headers
            guard rules.isOurs(host: headers[.host]) else {
                return .refusal("This app is not served under the name your browser asked for.")
            }
            guard request.method == .GET else { return .plain(.methodNotAllowed, "Only GET is understood.") }
            if request.path == "/", let token = request.query.first(where: { $0.name == "token" }) {
                return rules.token.matches(token.value) ? .welcome(cookie: rules.cookie) : Self.noToken
            }
            guard rules.holdsToken(cookies: headers[.cookie]) else { return Self.noToken }

            if request.path == "/socket" { return try await webSocket(for: request) }
            if request.path.hasPrefix("/image/") {
                return images.response(to: request.path.dropFirst("/image/".count), knownTag: headers[.ifNoneMatch])
            }
            guard let file = PageFile.all[request.path] else { return .plain(.notFound, "There is nothing here.") }
            return .file(file)
        }

        private func webSocket(for request: HTTPRequest) async throws -> HTTPResponse {
            guard rules.isOurs(origin: request.headers[HTTPHeader("Origin")], host: request.headers[.host]) else {
                return .refusal("Only this app's own page may open its socket.")
            }
            return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
        }

        private static let noToken = HTTPResponse.refusal(
            "Open the address that the app printed when it started: it holds the key to this page.")
    }
#endif
