/// Who is let in: by the name they call us, the page they come from and the secret they know.
///
/// The name keeps out other sites that have their own name point here; the origin keeps out other pages of this
/// browser; the token keeps out other people of this machine.
package struct AccessRules: Sendable {
    package let token: AccessToken
    package let port: UInt16
    /// Under which this server itself is called, always by HTTP.
    private let ownAuthorities: Set<String>
    /// Under which a tunnel or a proxy is called that leads here, by HTTP or HTTPS.
    private let otherAuthorities: Set<String>

    /// - Parameters:
    ///   - hosts: Names besides the loopback ones, without a port.
    ///   - otherHosts: Names of tunnels and proxies. One without a port means the usual ports and this server's own.
    package init(token: AccessToken, port: UInt16, hosts: [String], otherHosts: [String] = []) {
        self.token = token
        self.port = port
        let names = ["127.0.0.1", "localhost", "[::1]"] + hosts.map(Self.urlHost)
        ownAuthorities = Set(
            names.flatMap { name in
                port == 80 ? [name.lowercased(), "\(name):80".lowercased()] : ["\(name):\(port)".lowercased()]
            })
        otherAuthorities = Set(
            otherHosts.flatMap { host in
                let name = host.lowercased()
                return Self.hasPort(name) ? [name] : [name, "\(name):80", "\(name):443", "\(name):\(port)"]
            })
    }

    private static func hasPort(_ host: String) -> Bool {
        guard let colon = host.lastIndex(of: ":") else { return false }
        return !host[colon...].contains("]")
    }

    /// As it stands in a URL: IPv6 addresses in brackets.
    package static func urlHost(_ host: String) -> String {
        host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    }

    package func isOurs(host: String?) -> Bool {
        guard let name = host?.lowercased() else { return false }
        return ownAuthorities.contains(name) || otherAuthorities.contains(name)
    }

    /// Whether a WebSocket is opened by a page that we served: under this very name, or through a tunnel that was allowed, which
    /// may call us by our own name.
    package func isOurs(origin: String?, host: String?) -> Bool {
        guard let origin = origin?.lowercased(), let host = host?.lowercased(), isOurs(host: host) else { return false }
        if ownAuthorities.contains(host), origin == "http://\(host)" { return true }
        return ["http://", "https://"].contains { scheme in
            origin.hasPrefix(scheme) && otherAuthorities.contains(String(origin.dropFirst(scheme.count)))
        }
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
