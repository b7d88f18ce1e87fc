/// Answers every request: checks the access rules, then serves the page, its pictures, its fonts and its socket.
struct RequestHandler: Sendable {
    enum Answer {
        case response(HTTPResponse)
        /// After this response the connection belongs to a page.
        case webSocket(HTTPResponse)
    }

    let rules: AccessRules
    let images: ImageResponder
    let fonts: FontResponder

    func answer(to request: HTTPRequest) -> Answer {
        guard rules.isOurs(host: request["host"]) else {
            return .response(.refusal("This app doesn't accept the host name in your browser's address."))
        }
        guard request.method == "GET" else {
            return .response(.plain(405, "Only GET is understood.", adding: ["Allow": "GET"]))
        }
        if request.path == "/", let token = request.parameter("token") {
            guard rules.token.matches(token) else { return .response(Self.noToken) }
            return .response(.welcome(to: rules.folder, cookie: rules.cookie))
        }
        guard rules.holdsToken(cookies: request["cookie"]), let path = rules.pathInFolder(request.path) else {
            return .response(Self.noToken)
        }
        if path == "/socket" { return webSocket(for: request) }
        if path.hasPrefix("/image/") {
            let name = path.dropFirst("/image/".count)
            return .response(images.response(to: name, knownTag: request["if-none-match"]))
        }
        if path.hasPrefix("/font/") {
            let name = path.dropFirst("/font/".count)
            return .response(fonts.response(to: name, knownTag: request["if-none-match"]))
        }
        return .response(PageFile.all[path].map(HTTPResponse.file) ?? .plain(404, "There is nothing here."))
    }

    private func webSocket(for request: HTTPRequest) -> Answer {
        guard rules.isOurs(origin: request["origin"], host: request["host"]) else {
            return .response(.refusal("Only this app's own page may open its socket."))
        }
        let response = WebSocketHandshake.answer(to: request)
        return response.status == 101 ? .webSocket(response) : .response(response)
    }

    private static let noToken = HTTPResponse.refusal(
        "Open the address that the app printed when it started: it holds the key to this page.")
}
