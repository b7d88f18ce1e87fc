import Foundation
import NibReader

/// A scene of a storyboard. Its objects are connected to each other, and so are prototype cells that are created later.
///
/// A view controller is created first with its bar items, and its view when it is needed. So this remembers the objects
/// from before.
@MainActor class NibScene {
    private var objects: [String: WeakObject] = [:]

    private struct WeakObject {
        weak var object: NSObject?
    }

    final func enter(_ object: NSObject, id: String) { objects[id] = WeakObject(object: object) }

    final func object(id: String) -> NSObject? { objects[id]?.object }

    /// Adds a segue that starts from an object.
    func add(_ segue: XMLElement, from source: NSObject, _ report: NibReport?) {}
}
