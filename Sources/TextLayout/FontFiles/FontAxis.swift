/// A variable property of a font: how bold, how wide, how slanted.
package struct FontAxis: Sendable, Hashable {
    package typealias Tag = FontTag

    /// "wght", "wdth", "slnt", "ital" and "opsz", or the font's own tag.
    package var tag: Tag
    package var minimum: Double
    package var defaultValue: Double
    package var maximum: Double
    /// The name that people read.
    package var name: String?
    /// Whether the font asks not to show the axis in settings.
    package var isHidden: Bool

    package init(
        tag: Tag, minimum: Double, defaultValue: Double, maximum: Double, name: String? = nil, isHidden: Bool = false
    ) {
        self.tag = tag
        self.minimum = minimum
        self.defaultValue = defaultValue
        self.maximum = maximum
        self.name = name
        self.isHidden = isHidden
    }
}

extension FontAxis {
    func clamped(_ value: Double) -> Double {
        value.isNaN ? defaultValue : min(max(value, minimum), maximum)
    }

    /// Returns a value in the normalised form of font tables: -1 at the minimum, 0 at the default, 1 at the maximum.
    func normalized(_ value: Double) -> Double {
        let distance = clamped(value) - defaultValue
        if distance == 0 { return 0 }
        return distance < 0 ? distance / (defaultValue - minimum) : distance / (maximum - defaultValue)
    }
}
