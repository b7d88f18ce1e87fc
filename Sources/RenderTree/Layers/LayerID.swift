/// The number with which app and screens identify a layer. A run never uses it again for another layer.
package struct LayerID: Sendable, Hashable, Comparable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static func < (left: LayerID, right: LayerID) -> Bool { left.rawValue < right.rawValue }
}

extension LayerID: CustomStringConvertible {
    package var description: String { "#\(rawValue)" }
}
