import Foundation

/// A data source whose items may lie below each other: it tells rows how deep they lie, and shows or hides what is under them.
@MainActor protocol OutlineSource: AnyObject {
    func toggleItem(at path: IndexPath)
}
