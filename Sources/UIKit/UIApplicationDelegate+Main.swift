import Foundation
import UIKitCore

extension UIApplicationDelegate {
    /// Where a program whose delegate is marked `@main` begins: finds a screen, starts the app, and runs until it is
    /// ended.
    ///
    /// With the trait `Browser` the screen is a web page; its address is printed as the first line. `--port` and
    /// `--host` say where it is served, `--allow-host NAME` lets in pages that come through a tunnel or a proxy of that name, and
    /// `--new-token` makes a new address, which locks out pages that have the old one. `--help` says all that, and
    /// `commandLineHelp`, and ends the program. Everything else on the command line is the app's own.
    public static func main() {
        let options: LaunchOptions
        do {
            options = try LaunchOptions(CommandLine.arguments)
        } catch {
            AppRunner.exit(with: "\(error)")
        }
        guard !options.wantsHelp else { return print(options.help(commandLineHelp)) }
        AppRunner.run(Self.self, options: options)
    }
}

/// As `UIApplicationMain(_:_:_:_:)` without a delegate's class name, for programs that have no `@main`.
@available(
    *, unavailable,
    message: "Mark the delegate's class with @main instead; classes have no names to be found by on Linux."
)
@MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 { 0 }
