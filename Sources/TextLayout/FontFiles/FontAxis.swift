/// Something of a font that can be varied: how bold it is, how wide, how slanted.
package struct FontAxis: Sendable, Hashable {
    package typealias Tag = FontTag

    /// "wght", "wdth", "slnt", "ital" and "opsz", or the font's own.
    package var tag: Tag
    package var minimum: Double
    package var defaultValue: Double
    package var maximum: Double
    /// For people.
    package var name: String?
    /// Whether the font would rather not have it shown in settings.
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

    /// A value as the tables of a font count it: -1 at the minimum, 0 at the default, 1 at the maximum.
    func normalized(_ value: Double) -> Double {
        let distance = clamped(value) - defaultValue
        if distance == 0 { return 0 }
        return distance < 0 ? distance / (defaultValue - minimum) : distance / (maximum - defaultValue)
    }
}
