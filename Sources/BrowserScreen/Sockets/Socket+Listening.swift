import Foundation
import RenderTree

extension Socket {
    enum ListenFailure: Error, Equatable, CustomStringConvertible {
        case portTaken
        case badHost(String)
        case refused(String)

        var description: String {
            switch self {
            case .portTaken: "The port is taken."
            case .badHost(let host): "\"\(host.printable)\" is not an address to listen at; try \"127.0.0.1\"."
            case .refused(let reason): "Cannot listen: \(reason)."
            }
        }
    }

    /// Takes a port; 0 lets the system choose a free one.
    static func listening(host: String, port: UInt16) throws(ListenFailure) -> Socket {
        let name = host == "localhost" ? "127.0.0.1" : host.trimmingCharacters(in: ["[", "]"])
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
        hints.ai_socktype = streamType
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, "\(port)", &hints, &found) == 0, let address = found?.pointee else {
            throw .badHost(host)
        }
        defer { freeaddrinfo(found) }

        let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
        guard descriptor >= 0 else { throw .refused(String(cString: strerror(errno))) }
        let listener = Socket(owning: descriptor)
        listener.configure()
        listener.set(SO_REUSEADDR, of: Int32(SOL_SOCKET))
        guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, SOMAXCONN) == 0 else {
            throw errno == EADDRINUSE ? .portTaken : .refused(String(cString: strerror(errno)))
        }
        return listener
    }

    /// The port of the socket.
    var port: UInt16? {
        var address = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        guard result == 0 else { return nil }
        // The port is in the same place in both kinds of addresses.
        return withUnsafeBytes(of: address) { UInt16($0[2]) << 8 | UInt16($0[3]) }
    }

    enum AcceptResult {
        case socket(Socket)
        /// No connection waits.
        case later
        /// The waiting connection has closed again.
        case lost
        /// There are no descriptors left, or no memory.
        case exhausted
    }

    func accept() -> AcceptResult {
        let descriptor = Foundation.accept(descriptor, nil, nil)
        guard descriptor >= 0 else {
            return switch errno {
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: .exhausted
            case EAGAIN, EWOULDBLOCK: .later
            default: .lost
            }
        }
        let socket = Socket(owning: descriptor)
        socket.configure()
        // Frames are small, and must not wait for each other.
        socket.set(TCP_NODELAY, of: Int32(IPPROTO_TCP))
        return .socket(socket)
    }

    private func set(_ option: Int32, of level: Int32) {
        var on: Int32 = 1
        setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    private static var streamType: Int32 {
        #if canImport(Glibc)
            Int32(SOCK_STREAM.rawValue)
        #else
            SOCK_STREAM
        #endif
    }
}
