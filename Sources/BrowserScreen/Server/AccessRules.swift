/// Decides who may connect: by the server's name in the request, the page that the request comes from, and the secret.
///
/// The name keeps out other sites whose own name points here. The origin keeps out other pages in this browser. The
/// token keeps out other people on this machine.
package struct AccessRules: Sendable {
    package let token: AccessToken
    package let port: UInt16
    /// The names of this server itself, always over HTTP.
    private let ownAuthorities: Set<String>
    /// The names of tunnels and proxies that lead here, over HTTP or HTTPS.
    private let otherAuthorities: Set<String>

    /// - Parameters:
    ///   - hosts: Names in addition to the loopback ones, without a port.
    ///   - otherHosts: Names of tunnels and proxies. A name without a port means the usual ports and this server's own.
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

    /// Returns the host in the form of a URL: IPv6 addresses in brackets.
    package static func urlHost(_ host: String) -> String {
        host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    }

    package func isOurs(host: String?) -> Bool {
        guard let name = host?.lowercased() else { return false }
        return ownAuthorities.contains(name) || otherAuthorities.contains(name)
    }

    /// Returns whether the page that opens a WebSocket comes from this server: under the same name, or through an
    /// allowed tunnel, which may use the server's own name.
    package func isOurs(origin: String?, host: String?) -> Bool {
        guard let origin = origin?.lowercased(), let host = host?.lowercased(), isOurs(host: host) else { return false }
        if ownAuthorities.contains(host), origin == "http://\(host)" { return true }
        return ["http://", "https://"].contains { scheme in
            origin.hasPrefix(scheme) && otherAuthorities.contains(String(origin.dropFirst(scheme.count)))
        }
    }

    // All ports of a host share their cookies, and several apps may run at the same time.
    package var cookieName: String { "screen-\(port)" }

    package var cookie: String { "\(cookieName)=\(token.text); Path=/; HttpOnly; SameSite=Strict" }

    package func holdsToken(cookies: String?) -> Bool {
        let pairs = (cookies ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
        return pairs.contains { pair in
            pair.hasPrefix("\(cookieName)=") && token.matches(String(pair.dropFirst(cookieName.utf8.count + 1)))
        }
    }
}
