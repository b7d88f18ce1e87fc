#if Browser
    import FlyingFox
    import FlyingSocks
    import Foundation

    /// An HTTP server that has its port and waits for requests.
    struct RunningServer: Sendable {
        enum Failure: Error, CustomStringConvertible {
            case portTaken
            case badHost(String)
            case cannotListen(String)

            var description: String {
                switch self {
                case .portTaken: "The port is taken."
                case .badHost(let host): "\"\(host)\" is not an address to listen at; try \"127.0.0.1\"."
                case .cannotListen(let reason): "Cannot listen: \(reason)"
                }
            }
        }

        let port: UInt16
        let task: Task<Void, Never>
        private let server: HTTPServer

        /// Binds the port, or says why that cannot be.
        init(host: String, port: UInt16) async throws {
            let server = try Self.server(host: host, port: port)
            let (outcomes, outcome) = AsyncStream.makeStream(of: Failure?.self)
            let running = Task {
                do { try await server.run() } catch { outcome.yield(Self.failure(error)) }
            }
            let waiting = Task {
                do {
                    try await server.waitUntilListening(timeout: 5)
                    outcome.yield(nil)
                } catch {
                    outcome.yield(.cannotListen("no answer from the system"))
                }
            }
            for await failure in outcomes {
                waiting.cancel()
                guard let failure else { break }
                running.cancel()
                throw failure
            }
            self.server = server
            self.port = try await Self.port(of: server)
            task = running
        }

        func serve(_ handler: some HTTPHandler) async {
            await server.appendRoute("*", to: handler)
        }

        func stop() async {
            await server.stop(timeout: 0)
            task.cancel()
            await task.value
        }

        private static func server(host: String, port: UInt16) throws -> HTTPServer {
            let name = host == "localhost" ? "127.0.0.1" : host.trimmingCharacters(in: ["[", "]"])
            if let address = try? sockaddr_in.inet(ip4: name, port: port) {
                return HTTPServer(address: address, logger: .disabled)
            }
            if let address = try? sockaddr_in6.inet6(ip6: name, port: port) {
                return HTTPServer(address: address, logger: .disabled)
            }
            throw Failure.badHost(host)
        }

        private static func failure(_ error: any Error) -> Failure {
            if case .failed(_, let errno, _)? = error as? SocketError, errno == EADDRINUSE { return .portTaken }
            return .cannotListen("\(error)")
        }

        private static func port(of server: HTTPServer) async throws -> UInt16 {
            switch await server.listeningAddress {
            case .ip4(_, let port), .ip6(_, let port): return port
            case .unix, nil: throw Failure.cannotListen("the socket has no port")
            }
        }
    }
#endif
