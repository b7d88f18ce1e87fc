import Foundation
import QuartzCore
import RenderTree
import UIKitCore

/// The app's state for its next launch at the same port, in a file that only this user can read. UIKit writes the state
/// and reads it.
///
/// The file is written when the app ends normally, and one second after each input, so that a crash loses little. While
/// the app launches with the state, the file doesn't have it: a state that makes the program crash does so only once.
@MainActor final class AppMemory {
    let folder: PrivateFolder
    private let name: String
    private var kept: Data?
    private var waiting: Task<Void, Never>?

    private static let rest = Duration.seconds(1)
    private static let mostBytes = 1 << 20

    /// Returns nil if the app has no fixed port, because a person can't find such an app again, or if there is no
    /// private folder.
    init?(_ options: LaunchOptions) {
        guard options.port != 0,
            let folder = PrivateFolder(path: PrivateFolder.path(ofProgram: options.programName))
        else { return nil }
        self.folder = folder
        name = "state-\(options.port)"
    }

    /// Returns the stored state, once, and removes it from the file.
    func recall() -> Data? {
        defer { folder.remove(name) }
        return folder.read(name, atMost: Self.mostBytes).map { Data($0) }
    }

    func keep(_ state: Data?) {
        guard state != kept else { return }
        kept = state
        if let state { folder.write([UInt8](state), to: name) } else { folder.remove(name) }
    }

    /// Called after each input. One second after the last one it stores the app's state.
    func somethingWasDone() {
        waiting?.cancel()
        waiting = Task {
            guard (try? await Task.sleep(for: Self.rest)) != nil else { return }
            keep(UIApplication.shared.savedState())
        }
    }
}
