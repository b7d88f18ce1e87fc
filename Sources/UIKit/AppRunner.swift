import BrowserScreen
import Foundation
import QuartzCore
import RenderTree
import UIKitCore

/// Starts an app on its screen and keeps it running.
@MainActor enum AppRunner {
    static func run(_ delegateClass: any UIApplicationDelegate.Type, options: LaunchOptions) {
        guard let delegate = RequiredInitTwin.make(delegateClass) as? any UIApplicationDelegate else {
            exit(with: "Can't create a \(delegateClass).")
        }
        #if Browser
            BrowserRun.start(delegate, options: options)
        #else
            UIApplication.shared.launch(with: delegate)
            exit(
                with: """
                    \(options.programName) has no screen, because it was built without the trait Browser.
                    Build it with default traits, or show it in tests on UIKitTesting's Stage.
                    """)
        #endif
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    nonisolated static func exit(with message: String, status: Int32 = 1) -> Never {
        Terminal.complain(message)
        Foundation.exit(status)
    }
}
