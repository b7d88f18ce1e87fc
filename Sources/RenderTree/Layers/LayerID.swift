/// The name by which app and screens speak of one layer. Never used again for another layer of the same run.
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
