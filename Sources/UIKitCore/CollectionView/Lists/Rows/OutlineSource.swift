import Foundation

/// A data source with outlines. It gives rows their level, and expands and collapses items.
@MainActor protocol OutlineSource: AnyObject {
    func toggleItem(at path: IndexPath)
}
