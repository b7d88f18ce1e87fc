import CoreGraphics

/// A data source's counts, a size, and what happens then: all that a check depends on but the layout.
struct LayoutCase: Hashable, Sendable {
    /// Items of each section.
    var items: [Int]
    /// Of the collection view, in points.
    var width: Int
    var height: Int
    var steps: [LayoutStep]

    var size: CGSize { CGSize(width: width, height: height) }

    /// As a person would say it.
    var text: String {
        let view = "\(items) items in \(width) x \(height) points"
        return steps.isEmpty ? "\(view), as shown first" : "\(view); \(steps.map(\.text).joined(separator: "; "))"
    }
}
