import CoreGraphics
import Foundation

/// One call of a recording, or of our own run: its name, and the values at that moment.
struct Call: CustomStringConvertible {
    var event: String
    var bounds: CGRect?
    var newBounds: CGRect?
    var rect: CGRect?
    var offset: CGPoint?
    var indexPath: [Int]?
    var contextIsFromBoundsChange: Bool?

    var description: String {
        var text = event
        if let bounds { text += " bounds \(bounds)" }
        if let newBounds { text += " new \(newBounds)" }
        if let rect { text += " rect \(rect)" }
        if let offset { text += " offset \(offset)" }
        if let indexPath { text += " path \(indexPath)" }
        return text
    }

    /// Returns whether `other`, a call made here, has all values that this recorded call contains.
    func agrees(with other: Call) -> Bool {
        func isNear(_ left: CGRect?, _ right: CGRect?) -> Bool {
            guard let left, let right else { return left == nil }
            // Offsets are rounded to thirds of a point on either side.
            return [
                left.minX - right.minX, left.minY - right.minY, left.width - right.width, left.height - right.height,
            ]
            .allSatisfy { abs($0) < 0.34 }
        }
        guard event == other.event, isNear(bounds, other.bounds), isNear(newBounds, other.newBounds),
            isNear(rect, other.rect)
        else { return false }
        if let offset, let seen = other.offset, abs(offset.y - seen.y) >= 0.34 { return false }
        if let indexPath, indexPath != other.indexPath { return false }
        if let contextIsFromBoundsChange, contextIsFromBoundsChange != other.contextIsFromBoundsChange { return false }
        return true
    }
}

extension Call {
    init(_ json: FixtureJSON) {
        event = json["event"].string ?? ""
        bounds = json["bounds"].rect
        newBounds = json["newBounds"].rect
        rect = json["rect"].rect
        let offsetNumbers = json["offset"].numbers
        offset = offsetNumbers.count == 2 ? CGPoint(x: offsetNumbers[0], y: offsetNumbers[1]) : nil
        let path = json["indexPath"].numbers
        indexPath = path.isEmpty ? nil : path.map { Int($0) }
        contextIsFromBoundsChange = json["contextIsFromBoundsChange"].bool
    }
}

/// Records calls in order.
@MainActor final class CallLog {
    private(set) var calls: [Call] = []
    /// Whether the collection view is in a layout pass.
    var isInLayout = false
    /// Whether calls of layout and data source outside of layout passes are left out: they are look-ahead work.
    var leavesOutLookAhead = false

    func clear() { calls = [] }

    private static let lookAhead: Set = ["cellForItemAt", "layoutAttributesForElements(in:)"]

    func add(
        _ event: String, bounds: CGRect, newBounds: CGRect? = nil, rect: CGRect? = nil, offset: CGPoint? = nil,
        indexPath: IndexPath? = nil, contextIsFromBoundsChange: Bool? = nil
    ) {
        if leavesOutLookAhead, !isInLayout, Self.lookAhead.contains(event) { return }
        calls.append(
            Call(
                event: event, bounds: bounds, newBounds: newBounds, rect: rect, offset: offset,
                indexPath: indexPath.map(Array.init), contextIsFromBoundsChange: contextIsFromBoundsChange))
    }
}
