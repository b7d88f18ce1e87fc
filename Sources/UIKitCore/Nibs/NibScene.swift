import Foundation
import NibReader

/// A scene of a storyboard: what its objects, and prototype cells that are created later, are connected to.
///
/// A view controller is created with its bar items first, and its view when it's needed. So this remembers what there was before.
@MainActor class NibScene {
    private var objects: [String: WeakObject] = [:]

    private struct WeakObject {
        weak var object: NSObject?
    }

    final func enter(_ object: NSObject, id: String) { objects[id] = WeakObject(object: object) }

    final func object(id: String) -> NSObject? { objects[id]?.object }

    /// A segue that starts from an object.
    func add(_ segue: XMLElement, from source: NSObject, _ report: NibReport?) {}
}
