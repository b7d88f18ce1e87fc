import CoreGraphics

/// What a check depends on apart from the layout: the data source's counts, a size, and the steps that follow.
struct LayoutCase: Hashable, Sendable {
    /// How many items each section has.
    var items: [Int]
    /// The width of the collection view, in points.
    var width: Int
    var height: Int
    var steps: [LayoutStep]

    var size: CGSize { CGSize(width: width, height: height) }

    /// The case in words, as messages show it.
    var text: String {
        let view = "\(items) items in \(width) x \(height) points"
        return steps.isEmpty ? "\(view), as shown first" : "\(view); \(steps.map(\.text).joined(separator: "; "))"
    }
}
