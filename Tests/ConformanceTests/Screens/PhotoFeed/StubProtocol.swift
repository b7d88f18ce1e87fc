import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Responds without a network: with a picture, with 404 for addresses ending in "missing", for "slow" on a call.
final class StubProtocol: URLProtocol {
    /// The request that waits. Requests begin on threads of Foundation's.
    private static let waiting = Waiting()

    private final class Waiting: @unchecked Sendable {
        private let lock = NSLock()
        private var kept: StubProtocol?

        var request: StubProtocol? {
            get { lock.withLock { kept } }
            set { lock.withLock { kept = newValue } }
        }
    }

    /// A picture of one dot.
    private static let picture = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")!

    static func makeSession() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        return URLSession(configuration: configuration)
    }

    static var isSlowWaiting: Bool { waiting.request != nil }

    static func answerSlow() {
        waiting.request?.answer()
        waiting.request = nil
    }

    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard request.url?.lastPathComponent == "slow" else { return answer() }
        StubProtocol.waiting.request = self
    }

    private func answer() {
        guard let url = request.url else { return }
        let status = url.lastPathComponent == "missing" ? 404 : 200
        guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil) else {
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: StubProtocol.picture)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
