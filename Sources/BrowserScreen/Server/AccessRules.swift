/// Decides who may connect: by the server's name in the request, the page that the request comes from, and the secret.
///
/// The name keeps out other sites whose own name points here. The origin keeps out other pages in this browser. The
/// token keeps out other people on this machine.
package struct AccessRules: Sendable {
    package let token: AccessToken
    package let port: UInt16
    /// The folder of everything but the printed address: `/3f2a90c41d7be865/`. It is the cookie's path, so a browser
    /// sends the cookie to no other server of this machine, unless a page there knows the folder.
    package let folder: String
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
        folder = "/\(token.folderName)/"
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

    // All ports of a host share their cookies (Decisions/0110), and several apps may run at the same time.
    package var cookieName: String { "screen-\(port)" }

    package var cookie: String { "\(cookieName)=\(token.text); Path=\(folder); HttpOnly; SameSite=Strict" }

    /// Returns the part of a path after ``folder``, with a slash at the beginning. Returns nil for a path elsewhere.
    package func pathInFolder(_ path: String) -> String? {
        guard AccessToken.isEqual(folder, path.prefix(folder.count)) else { return nil }
        return "/" + path.dropFirst(folder.count)
    }

    package func holdsToken(cookies: String?) -> Bool {
        let pairs = (cookies ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
        return pairs.contains { pair in
            pair.hasPrefix("\(cookieName)=") && token.matches(String(pair.dropFirst(cookieName.utf8.count + 1)))
        }
    }
}
