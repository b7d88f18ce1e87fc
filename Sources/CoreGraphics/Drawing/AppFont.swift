/// A font of the app's own, at one place of its axes, as screens draw it.
package final class AppFont: Sendable {
    package struct Axis: Sendable, Hashable {
        /// "wght", "wdth" and the like.
        package var tag: String
        package var value: Double

        package init(tag: String, value: Double) {
            self.tag = tag
            self.value = value
        }
    }

    package let source: FontSource
    /// For screens that have the font already, or do without.
    package let familyName: String
    /// All that the font has.
    package let axes: [Axis]

    package init(source: FontSource, familyName: String, axes: [Axis] = []) {
        self.source = source
        self.familyName = familyName
        self.axes = axes
    }
}

extension AppFont: Hashable {
    package static func == (left: AppFont, right: AppFont) -> Bool {
        left === right || left.source == right.source && left.axes == right.axes
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(axes)
    }
}
