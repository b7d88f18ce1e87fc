/// Who is let in: by the name they call us, the page they come from and the secret they know.
///
/// The name keeps out other sites that have their own name point here; the origin keeps out other pages of this
/// browser; the token keeps out other people of this machine.
package struct AccessRules: Sendable {
    package let token: AccessToken
    package let port: UInt16
    private let authorities: Set<String>

    /// `hosts` are the names besides the loopback ones under which this server may be called.
    package init(token: AccessToken, port: UInt16, hosts: [String]) {
        self.token = token
        self.port = port
        let names = ["127.0.0.1", "localhost", "[::1]"] + hosts.map(Self.urlHost)
        authorities = Set(
            names.flatMap { name in
                port == 80 ? [name.lowercased(), "\(name):80".lowercased()] : ["\(name):\(port)".lowercased()]
            })
    }

    /// As it stands in a URL: IPv6 addresses in brackets.
    package static func urlHost(_ host: String) -> String {
        host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    }

    package func isOurs(host: String?) -> Bool {
        host.map { authorities.contains($0.lowercased()) } ?? false
    }

    /// Whether a WebSocket is opened by a page that we served under this very name.
    package func isOurs(origin: String?, host: String?) -> Bool {
        guard let origin, let host, isOurs(host: host) else { return false }
        return origin.lowercased() == "http://\(host.lowercased())"
    }

    // Cookies are shared by all ports of a host, and several apps may run side by side.
    package var cookieName: String { "screen-\(port)" }

    package var cookie: String { "\(cookieName)=\(token.text); Path=/; HttpOnly; SameSite=Strict" }

    package func holdsToken(cookies: String?) -> Bool {
        let pairs = (cookies ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
        return pairs.contains { pair in
            pair.hasPrefix("\(cookieName)=") && token.matches(String(pair.dropFirst(cookieName.utf8.count + 1)))
        }
    }
}
