import Foundation
import RenderTree
import UIKitCore

extension UIApplicationDelegate {
    /// Starts the program whose delegate is marked `@main`: finds a screen, starts the app, and runs until the program
    /// ends.
    ///
    /// With the trait `Browser` the screen is a web page, and the first line of output is its address. `--port` and
    /// `--host` set where the page is served. `--allow-host NAME` admits pages that come through a tunnel or proxy of
    /// that name. `--new-token` makes a new address, which shuts out pages that have the old one. `--help` prints all
    /// this and `commandLineHelp`, and ends the program.
    ///
    /// All other arguments belong to the app. If the app has a `commandLineHelp`, options that it doesn't name are a
    /// mistake: the program says so, prints the help and ends with status 2.
    public static func main() {
        let options: LaunchOptions
        do {
            options = try LaunchOptions(CommandLine.arguments, appHelp: commandLineHelp)
        } catch .unknownOption(let option) {
            let known = (try? LaunchOptions(Array(CommandLine.arguments.prefix(1))))?.help(commandLineHelp) ?? ""
            AppRunner.exit(with: "\(LaunchOptions.Mistake.unknownOption(option))\n\n\(known)", status: 2)
        } catch {
            AppRunner.exit(with: "\(error)")
        }
        guard !options.wantsHelp else { return Terminal.say(options.help(commandLineHelp)) }
        AppRunner.run(Self.self, options: options)
    }
}

/// Does the same as `UIApplicationMain(_:_:_:_:)` without the delegate's class name, for programs without `@main`.
@available(
    *, unavailable,
    message: "Mark the delegate's class with @main instead; classes can't be found by name on Linux."
)
@MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 { 0 }
