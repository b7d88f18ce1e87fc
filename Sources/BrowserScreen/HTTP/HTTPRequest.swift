/// What a browser asks for: the first line and the headers of a request. None that is answered here has a body.
package struct HTTPRequest: Sendable, Hashable {
    package let method: String
    /// Without the query.
    package let path: String
    /// What stands behind the question mark.
    package let query: String?
    /// Whether the connection is closed after the answer.
    package var isLast: Bool { isOld || lists("close", in: "connection") }
    private let isOld: Bool
    /// By names in small letters.
    private let headers: [String: String]

    /// - Parameter isOld: Whether the browser speaks HTTP/1.0.
    init(method: String, path: String, query: String?, isOld: Bool, headers: [String: String]) {
        self.method = method
        self.path = path
        self.query = query
        self.isOld = isOld
        self.headers = headers
    }

    /// The value of a header, named in small letters.
    package subscript(name: String) -> String? { headers[name] }

    /// The value of a parameter of the query, as it stands there.
    package func parameter(_ name: String) -> Substring? {
        query?.split(separator: "&").first { $0.hasPrefix("\(name)=") }?.dropFirst(name.utf8.count + 1)
    }

    /// Whether a header that is a list, as in `Connection: keep-alive, Upgrade`, has this word, in capitals or not.
    func lists(_ word: String, in name: String) -> Bool {
        let words = (headers[name] ?? "").split(separator: ",")
        return words.contains { $0.drop { $0 == " " }.prefix { $0 != " " }.lowercased() == word }
    }
}
