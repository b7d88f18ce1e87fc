import Foundation
import RenderTree

extension BrowserScreen {
    package struct Options: Sendable {
        /// The address to listen at. With any address other than the loopback one, other machines can connect, and need
        /// the token.
        package var host = "127.0.0.1"
        /// The port; 0 lets the system choose a free one.
        package var port: UInt16 = 8080
        /// The title of the browser's tab.
        package var title = "App"
        /// Further names under which pages may reach this server, such as "build-machine.local" or "localhost:9000":
        /// the names of tunnels and proxies that lead here.
        package var otherHostNames: [String] = []
        /// The folder for the token, so that pages find the next run at the same port. If it is nil, or the system
        /// chooses the port, each run has a new token.
        package var folder: PrivateFolder?
        /// Whether to shut out pages of earlier runs with a new token.
        package var wantsNewToken = false
        package var mostPages = 32
        package var limits = PageLimits()
        /// Called once for each image that some page couldn't show, with the image's id.
        package var imageFailed: @Sendable (Int) -> Void = { _ in }
        /// Takes a line for the developer, such as "Port 8080 is taken; using 8081."
        package var notice: @Sendable (String) -> Void = { Terminal.complain($0) }

        static let mostPortsTried = 20

        package init() {}
    }
}
