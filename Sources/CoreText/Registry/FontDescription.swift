import TextLayout

/// A font's names and style.
package struct FontDescription: Sendable, Hashable {
    package var postScriptName: String
    package var fullName: String
    package var familyName: String
    /// The name within its family: "Bold Italic".
    package var faceName: String
    /// The weight as in CSS: 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    package var isMonospaced: Bool
    /// The width from 1, the most condensed, to 9; 5 is the normal width.
    package var width: Int
    /// The value on each axis.
    package var coordinates: [FontTag: Double]

    package init(
        postScriptName: String, fullName: String, familyName: String, faceName: String, weight: Int, isItalic: Bool,
        isMonospaced: Bool, width: Int, coordinates: [FontTag: Double]
    ) {
        self.postScriptName = postScriptName
        self.fullName = fullName
        self.familyName = familyName
        self.faceName = faceName
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.width = width
        self.coordinates = coordinates
    }
}

extension FontDescription {
    /// Returns the font at its default position, and the named positions on its axes. Empty if the font has no name.
    static func all(of file: FontFile) -> [FontDescription] {
        guard let first = FontDescription(file) else { return [] }
        var all = [first]
        for instance in file.namedInstances {
            let place = file.face(at: instance.coordinates).coordinates
            guard let name = instance.postScriptName, !all.contains(where: { $0.postScriptName == name }),
                place != first.coordinates
            else { continue }
            all.append(first.instance(name: name, faceName: instance.name ?? name, at: place))
        }
        return all
    }

    private init?(_ file: FontFile) {
        let names = file.names
        guard let family = names.typographicFamily ?? names.family ?? names.postScriptName else { return nil }
        let face = names.typographicSubfamily ?? names.subfamily ?? "Regular"
        self.init(
            postScriptName: names.postScriptName ?? "\(family)-\(face)".filter { $0 != " " },
            fullName: names.fullName ?? "\(family) \(face)", familyName: family, faceName: face,
            weight: file.style.weight, isItalic: file.style.isItalic, isMonospaced: file.style.isMonospaced,
            width: file.style.width, coordinates: [:])
        take(file.face().coordinates)
    }

    private func instance(name: String, faceName: String, at place: [FontTag: Double]) -> FontDescription {
        var instance = self
        instance.postScriptName = name
        instance.faceName = faceName
        instance.fullName = "\(familyName) \(faceName)"
        instance.take(place)
        return instance
    }

    package func moved(to place: [FontTag: Double]) -> FontDescription {
        var moved = self
        moved.take(place)
        return moved
    }

    private mutating func take(_ place: [FontTag: Double]) {
        coordinates = place
        if let weight = place["wght"] { self.weight = Int(min(max(weight, 1), 1000)) }
        if let slant = place["slnt"] { isItalic = isItalic || slant < 0 }
        if let italic = place["ital"] { isItalic = isItalic || italic >= 0.5 }
        if let width = place["wdth"] { self.width = Self.widthClass(ofPercent: width) }
    }

    /// The percentages for the width classes, as in OpenType.
    private static let percents = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]

    private static func widthClass(ofPercent percent: Double) -> Int {
        1 + (percents.indices.min { abs(percents[$0] - percent) < abs(percents[$1] - percent) } ?? 4)
    }

    /// Returns the value of the axis "wdth".
    package static func percent(ofWidthClass width: Int) -> Double { percents[min(max(width - 1, 0), 8)] }
}
