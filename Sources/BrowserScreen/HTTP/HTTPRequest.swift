/// A browser's request: its first line and its headers. Requests that this server answers have no body.
package struct HTTPRequest: Sendable, Hashable {
    package let method: String
    /// The path without the query.
    package let path: String
    /// The text after the question mark.
    package let query: String?
    /// Whether the connection closes after the response.
    package var isLast: Bool { isOld || lists("close", in: "connection") }
    private let isOld: Bool
    /// The headers by their names in lowercase.
    private let headers: [String: String]

    /// - Parameter isOld: Whether the browser uses HTTP/1.0.
    init(method: String, path: String, query: String?, isOld: Bool, headers: [String: String]) {
        self.method = method
        self.path = path
        self.query = query
        self.isOld = isOld
        self.headers = headers
    }

    /// Returns the value of a header, whose name is in lowercase.
    package subscript(name: String) -> String? { headers[name] }

    /// Returns the value of a query parameter, without decoding it.
    package func parameter(_ name: String) -> Substring? {
        query?.split(separator: "&").first { $0.hasPrefix("\(name)=") }?.dropFirst(name.utf8.count + 1)
    }

    /// Returns whether a header with a list, such as `Connection: keep-alive, Upgrade`, contains a word in any case.
    func lists(_ word: String, in name: String) -> Bool {
        let words = (headers[name] ?? "").split(separator: ",")
        return words.contains { $0.drop { $0 == " " }.prefix { $0 != " " }.lowercased() == word }
    }
}
