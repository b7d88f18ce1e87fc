import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    static let commandLineHelp: String? = """
          --photos FOLDER    shows the pictures in a folder instead of drawn ones
          --source ADDRESS   says where this package is on GitHub; otherwise its git remote "origin" says it
        """

    private(set) var library = PhotoLibrary(photos: [])
    private(set) var repository = Repository(address: nil)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        do {
            library = try PhotoLibrary(arguments: CommandLine.arguments)
            repository = try Repository(arguments: CommandLine.arguments)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
        return true
    }
}
