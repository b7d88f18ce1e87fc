import BrowserScreen
import Foundation
import QuartzCore
import RenderTree
import UIKitCore

extension UIApplicationDelegate {
    /// Where a program whose delegate is marked `@main` begins: finds a screen, starts the app, and runs until it is
    /// ended.
    ///
    /// With the trait `Browser` the screen is a web page; its address is printed as the first line. `--port` and
    /// `--host` say where it is served; everything else on the command line is the app's own.
    public static func main() {
        let options: LaunchOptions
        do {
            options = try LaunchOptions(CommandLine.arguments)
        } catch {
            AppRunner.exit(with: "\(error)")
        }
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

/// Starts an app on its screen and keeps it going.
@MainActor enum AppRunner {
    /// Kept for as long as the program runs.
    private static var screen: (any Screen)?

    static func run(_ delegateClass: any UIApplicationDelegate.Type, options: LaunchOptions) {
        guard let delegate = RequiredInitTwin.make(delegateClass) as? any UIApplicationDelegate else {
            exit(with: "\(delegateClass) could not be made.")
        }
        #if Browser
            var browserOptions = BrowserScreen.Options()
            browserOptions.host = options.host
            browserOptions.port = options.port
            browserOptions.title = options.programName
            browserOptions.imageFailed = { id in
                Task { @MainActor in UIImage.reportUnshowable(id: id) }
            }
            // One stream and one reader, so that events stay in the order in which they were sent.
            let (stream, input) = AsyncStream.makeStream(of: [InputEvent].self)
            let browser = BrowserScreen(options: browserOptions, now: { RealFrameClock.seconds }) { input.yield($0) }
            Task {
                for await events in stream {
                    for event in events { UIScreen.main.receive(event) }
                }
            }
            screen = browser
            UIApplication.shared.launch(with: delegate)
            UIScreen.main.show(on: [browser])
            do {
                let url = try browser.start()
                // Not print(): a pipe would get the line only when its buffer is full.
                FileHandle.standardOutput.write(Data("\(options.programName): \(url)\n".utf8))
            } catch {
                exit(with: "\(options.programName) could not be served at \(options.host):\(options.port): \(error)")
            }
        #else
            UIApplication.shared.launch(with: delegate)
            UIScreen.main.show(on: [])
            exit(
                with: """
                    \(options.programName) has no screen to be shown on: it was built without the trait Browser.
                    Build it with default traits, or look at it in tests with UIKitTesting's Stage.
                    """)
        #endif
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    nonisolated static func exit(with message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        Foundation.exit(1)
    }
}
