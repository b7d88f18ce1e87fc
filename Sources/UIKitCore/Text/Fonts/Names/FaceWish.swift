import CoreText
import TextLayout

/// A wanted face of a family.
struct FaceWish {
    /// The weight, as in CSS.
    var weight = 400
    var isItalic = false
    /// The width, from 1 (the most condensed) to 9.
    var width = 5

    /// Returns the nearest font. Slant matters most, then width, then weight, as in browsers.
    func best(of fonts: [NamedFont]) -> NamedFont? {
        fonts.min { distance(of: $0.description) < distance(of: $1.description) }
    }

    private func distance(of description: FontDescription) -> Int {
        (description.isItalic == isItalic ? 0 : 100_000) + abs(description.width - width) * 10_000
            + abs(description.weight - weight)
    }
}

extension FaceWish {
    init(_ description: FontDescription) {
        self.init(weight: description.weight, isItalic: description.isItalic, width: description.width)
    }

    /// Returns the nearest face. If it has axes, they move it closer to the wanted one.
    func face(of fonts: [NamedFont]) -> NamedFont? {
        guard let best = best(of: fonts), case .registered(let font) = best else { return best(of: fonts) }
        var place: [FontTag: Double] = [:]
        if font.description.weight != weight, font.axis("wght") != nil { place["wght"] = Double(weight) }
        if font.description.width != width, font.axis("wdth") != nil {
            place["wdth"] = FontDescription.percent(ofWidthClass: width)
        }
        return .registered(font.moved(to: place))
    }
}
