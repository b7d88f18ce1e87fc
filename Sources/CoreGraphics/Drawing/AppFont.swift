/// A font of the app at one position on its axes, as screens draw it.
package final class AppFont: Sendable {
    package struct Axis: Sendable, Hashable {
        /// The axis: "wght", "wdth" and the like.
        package var tag: String
        package var value: Double

        package init(tag: String, value: Double) {
            self.tag = tag
            self.value = value
        }
    }

    package let source: FontSource
    /// The family name, for screens that have the font already or can't get it.
    package let familyName: String
    /// All axes of the font.
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
