#if Browser
    import BrowserScreen
    import Foundation
    import QuartzCore
    import RenderTree
    import UIKitCore

    /// Runs an app in a web page, from its launch to its last words.
    @MainActor enum BrowserRun {
        /// The size of an upright phone, until a page reports another one.
        private static let geometry = ScreenGeometry(
            size: CGSize(width: 393, height: 852), scale: 3, safeArea: [59, 0, 34, 0])

        static func start(_ delegate: any UIApplicationDelegate, options: LaunchOptions) {
            let memory = AppMemory(options)
            // One stream and one reader keep events in the order in which they were sent.
            let (stream, input) = AsyncStream.makeStream(of: [InputEvent].self)
            let screen = BrowserScreen(
                options: browserOptions(options, folder: memory?.folder), now: { RealFrameClock.seconds },
                receive: { input.yield($0) })
            Task {
                for await events in stream {
                    for event in events { UIScreen.main.receive(event) }
                    memory?.somethingWasDone()
                }
            }
            UIScreen.main.receive(InputEvent(time: 0, .resize(geometry)))
            // Before the first window appears, so that the page gets every commit.
            UIScreen.main.show(on: [screen])
            UIApplication.shared.launch(with: delegate, restoring: memory?.recall())
            do {
                let url = try screen.start()
                // Before the address is printed: whoever reads it may end the program at once.
                Ending.prepare(screen, programName: options.programName, memory: memory)
                Terminal.say("\(options.programName): \(url)")
            } catch {
                AppRunner.exit(
                    with: "Can't serve \(options.programName) at \(options.host.printable):\(options.port): \(error)")
            }
            memory?.somethingWasDone()
        }

        private static func browserOptions(_ options: LaunchOptions, folder: PrivateFolder?) -> BrowserScreen.Options {
            var browserOptions = BrowserScreen.Options()
            browserOptions.host = options.host
            browserOptions.port = options.port
            browserOptions.title = options.programName
            browserOptions.otherHostNames = options.allowedHosts
            browserOptions.wantsNewToken = options.wantsNewToken
            browserOptions.folder = folder
            browserOptions.imageFailed = { id in
                Task { @MainActor in UIImage.reportUnshowable(id: id) }
            }
            return browserOptions
        }
    }
#endif
