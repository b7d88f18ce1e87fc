import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let library: PhotoLibrary
        do {
            library = try PhotoLibrary(arguments: CommandLine.arguments)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }

        let window = UIWindow(frame: UIScreen.main.bounds)
        let stack = ScreenStackController()
        window.rootViewController = stack
        stack.push(SceneListController(library: library))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
