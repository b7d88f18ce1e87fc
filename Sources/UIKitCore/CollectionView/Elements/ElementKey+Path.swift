import CollectionEngine
import Foundation

// An element of the layout's own can have an index path of one number, such as a header of the whole content. It
// belongs to no section, so its path stays the same when sections are inserted and deleted.
extension ElementKey {
    private static let noItem = Int.min

    /// Returns nil for a path of any other length.
    init?(kind: ElementKind, path: IndexPath) {
        switch path.count {
        case 2: self.init(kind: kind, section: path.section, item: path.item)
        case 1: self.init(kind: kind, section: path[0], item: Self.noItem)
        default: return nil
        }
    }

    /// Whether the path has two numbers.
    var isInSection: Bool { item != Self.noItem }

    var path: IndexPath { isInSection ? IndexPath(item: item, section: section) : IndexPath(index: section) }
}
