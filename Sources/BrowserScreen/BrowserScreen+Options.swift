import Foundation
import RenderTree

extension BrowserScreen {
    package struct Options: Sendable {
        /// The address to listen at. Anything but the loopback one lets other machines ask, which need the token.
        package var host = "127.0.0.1"
        /// 0 asks the system for any free port.
        package var port: UInt16 = 8080
        /// What the browser's tab says.
        package var title = "App"
        /// Further names under which pages may call this server, as in "build-machine.local" or "localhost:9000": those of
        /// tunnels and proxies that lead here.
        package var otherHostNames: [String] = []
        /// Where the token is kept, so that pages find back to the next run at the same port. Nil, or any free port: each run has
        /// a new one.
        package var folder: PrivateFolder?
        /// Pages of earlier runs are locked out.
        package var wantsNewToken = false
        package var mostPages = 32
        package var limits = PageLimits()
        /// A picture could not be shown by some page; called once for each image, with its id.
        package var imageFailed: @Sendable (Int) -> Void = { _ in }
        /// Takes a line for the developer, as in "Port 8080 is taken; using 8081."
        package var notice: @Sendable (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }

        static let mostPortsTried = 20

        package init() {}
    }
}
