import BrowserScreen
import Foundation
import RenderTree
import Testing

@Suite("Access rules") struct AccessRulesTests {
    private let rules: AccessRules

    init() {
        rules = AccessRules(token: AccessToken(), port: 8080, hosts: ["build.local", "fe80::1"])
    }

    @Test("a token has 32 hexadecimal digits, and no two tokens are equal")
    func tokens() {
        let (one, other) = (AccessToken(), AccessToken())
        let digits = one.text.filter(\.isHexDigit)
        #expect(digits.count == 32 && digits == one.text)
        #expect(one.text != other.text)
        #expect(one.matches(one.text))
        #expect(!one.matches(other.text) && !one.matches(""))
        #expect(!one.matches(String(one.text.dropLast())))
    }

    @Test(
        "the server accepts the loopback names and the names it was given",
        arguments: [
            "127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080", "build.local:8080", "[fe80::1]:8080",
        ])
    func knownHosts(host: String) {
        #expect(rules.isOurs(host: host))
    }

    @Test(
        "the server refuses all other host names",
        arguments: [nil, "", "127.0.0.1", "localhost:8081", "evil.example:8080", "127.0.0.1:8080.evil.example"])
    func unknownHosts(host: String?) {
        #expect(!rules.isOurs(host: host))
    }

    @Test("at port 80 the server accepts hosts without a port")
    func portEighty() {
        let rules = AccessRules(token: self.rules.token, port: 80, hosts: [])
        #expect(rules.isOurs(host: "localhost"))
        #expect(rules.isOurs(origin: "http://localhost", host: "localhost"))
    }

    @Test("the server opens a socket only for a page served under the same name")
    func origins() {
        let host = "127.0.0.1:8080"
        #expect(rules.isOurs(origin: "http://127.0.0.1:8080", host: host))
        for origin in [nil, "null", "http://localhost:8080", "https://127.0.0.1:8080", "http://127.0.0.1:8081"] {
            #expect(!rules.isOurs(origin: origin, host: host))
        }
        #expect(!rules.isOurs(origin: "http://evil.example:8080", host: "evil.example:8080"))
    }

    @Test("an allowed tunnel may use HTTP and HTTPS, its own port, and its own name or the server's")
    func tunnels() {
        let rules = AccessRules(
            token: self.rules.token, port: 8080, hosts: [], otherHosts: ["Name-8080.example.dev", "localhost:9000"])
        for host in ["name-8080.example.dev", "name-8080.example.dev:443", "localhost:9000", "127.0.0.1:8080"] {
            #expect(rules.isOurs(host: host))
        }
        for host in ["name-8080.example.dev:9000", "example.dev", "localhost:9001", "x.name-8080.example.dev"] {
            #expect(!rules.isOurs(host: host))
        }
        let (own, tunnel) = ("127.0.0.1:8080", "name-8080.example.dev")
        #expect(rules.isOurs(origin: "https://\(tunnel)", host: tunnel))
        #expect(rules.isOurs(origin: "https://\(tunnel)", host: own), "a proxy that calls us by our own name")
        #expect(rules.isOurs(origin: "http://localhost:9000", host: "localhost:9000"))
        #expect(!rules.isOurs(origin: "https://127.0.0.1:8080", host: own))
        #expect(!rules.isOurs(origin: "https://evil.example", host: tunnel))
        #expect(!rules.isOurs(origin: "ftp://\(tunnel)", host: tunnel))
        #expect(!rules.isOurs(origin: "https://\(tunnel).evil.example", host: tunnel))
    }

    @Test("a token is kept for its port until a new one is requested, in a file private to the user")
    func keptToken() throws {
        let path = NSTemporaryDirectory() + "tokens-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let folder = try #require(PrivateFolder(path: path))
        let first = AccessToken(keptIn: folder, port: 8080, wantsNew: false)
        #expect(AccessToken(keptIn: folder, port: 8080, wantsNew: false).text == first.text)
        #expect(AccessToken(keptIn: folder, port: 8081, wantsNew: false).text != first.text)
        let second = AccessToken(keptIn: folder, port: 8080, wantsNew: true)
        #expect(second.text != first.text)
        #expect(AccessToken(keptIn: folder, port: 8080, wantsNew: false).text == second.text)
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/token-8080")
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        for broken in ["", "xyz", String(repeating: "g", count: 32)] {
            folder.write(Array(broken.utf8), to: "token-8080")
            #expect(AccessToken(keptIn: folder, port: 8080, wantsNew: false).text.count == 32)
        }
    }

    @Test("everything is in a folder that belongs to the token and doesn't reveal it")
    func folders() {
        let digits = rules.folder.filter(\.isHexDigit)
        #expect(digits.count == 16 && rules.folder == "/\(digits)/")
        #expect(!rules.token.text.contains(digits))
        #expect(AccessRules(token: rules.token, port: 8081, hosts: []).folder == rules.folder)
        #expect(AccessRules(token: AccessToken(), port: 8080, hosts: []).folder != rules.folder)
        #expect(rules.pathInFolder(rules.folder) == "/" && rules.pathInFolder(rules.folder + "image/1") == "/image/1")
        for path in ["", "/", "/main.js", "/\(digits)", "/\(digits.dropLast())/", "/\(digits)0/", "/x\(rules.folder)"] {
            #expect(rules.pathInFolder(path) == nil, "\(path)")
        }
    }

    @Test("the cookie is found among others, and only under this port's name")
    func cookies() {
        let token = rules.token.text
        #expect(rules.holdsToken(cookies: "screen-8080=\(token)"))
        #expect(rules.holdsToken(cookies: "theme=dark; screen-8081=abc; screen-8080=\(token); x=y"))
        for cookies in [
            nil, "", "screen-8081=\(token)", "screen-8080=", "screen-8080=\(token)0", "xscreen-8080=\(token)",
        ] {
            #expect(!rules.holdsToken(cookies: cookies))
        }
        #expect(rules.cookie == "screen-8080=\(token); Path=\(rules.folder); HttpOnly; SameSite=Strict")
    }
}
