import Foundation
import QuartzCore
import RenderTree
import UIKitCore

/// What the app wants back at its next launch at the same port: the state that UIKit keeps for it, in a file that only this user can read.
///
/// It is written when the app ends gently, and whenever nothing was done for a second, so that a crash loses little. While the app
/// launches with it, it is not in the file: a state that ends the program ends it once.
@MainActor final class AppMemory {
    let folder: PrivateFolder
    private let name: String
    private var kept: Data?
    private var waiting: Task<Void, Never>?

    private static let rest = Duration.seconds(1)
    private static let mostBytes = 1 << 20

    /// Nil for an app at any free port, which a person can't find again, and where there is no private folder.
    init?(_ options: LaunchOptions) {
        guard options.port != 0,
            let folder = PrivateFolder(path: PrivateFolder.path(ofProgram: options.programName))
        else { return nil }
        self.folder = folder
        name = "state-\(options.port)"
    }

    /// What was kept, once.
    func recall() -> Data? {
        defer { folder.remove(name) }
        return folder.read(name, atMost: Self.mostBytes).map { Data($0) }
    }

    func keep(_ state: Data?) {
        guard state != kept else { return }
        kept = state
        if let state { folder.write([UInt8](state), to: name) } else { folder.remove(name) }
    }

    /// A person did something: a second after the last time, the app is asked where it is.
    func somethingWasDone() {
        waiting?.cancel()
        waiting = Task {
            guard (try? await Task.sleep(for: Self.rest)) != nil else { return }
            keep(UIApplication.shared.savedState())
        }
    }
}
