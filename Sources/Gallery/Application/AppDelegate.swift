import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    static let commandLineHelp: String? = "  --photos FOLDER    shows the pictures in a folder instead of drawn ones"

    private(set) var library = PhotoLibrary(photos: [])

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        do {
            library = try PhotoLibrary(arguments: CommandLine.arguments)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
        return true
    }
}
