import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers requests without a net: with a picture, with an error for addresses that end in "missing", or not at all for "slow".
final class StubProtocol: URLProtocol {
    /// What was asked for and given up, from whatever thread.
    final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private var kept: [String] = []

        var entries: [String] { lock.withLock { kept } }

        func add(_ entry: String) { lock.withLock { kept.append(entry) } }
    }

    static let log = Log()

    /// One dot.
    private static let picture = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")!

    static func makeSession() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        return URLSession(configuration: configuration)
    }

    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        StubProtocol.log.add("asked \(url.lastPathComponent)")
        guard url.lastPathComponent != "slow" else { return }
        let status = url.lastPathComponent == "missing" ? 404 : 200
        guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil) else {
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: StubProtocol.picture)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {
        StubProtocol.log.add("ended \(request.url?.lastPathComponent ?? "")")
    }
}
