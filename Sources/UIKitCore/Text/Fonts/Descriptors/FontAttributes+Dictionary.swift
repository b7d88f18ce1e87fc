import CoreGraphics
import CoreText
import Foundation
import TextLayout

// Reads attributes in the form in which apps write them. Values of undocumented types are ignored.
extension FontAttributes {
    init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        textStyle = attributes[.textStyle].flatMap {
            $0 as? UIFont.TextStyle ?? ($0 as? String).map(UIFont.TextStyle.init(rawValue:))
        }
        name = attributes[.name] as? String
        if name == nil { name = attributes[.visibleName] as? String }
        family = attributes[.family] as? String
        face = attributes[.face] as? String
        size = attributes[.size].flatMap(Self.number)
        variations = Self.variations(attributes[.variations])
        guard let said = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return }
        traits = said[.symbolic].flatMap(Self.symbolicTraits)
        weight = said[.weight].flatMap { $0 as? UIFont.Weight ?? Self.number($0).map(UIFont.Weight.init(rawValue:)) }
        slant = said[.slant].flatMap(Self.number)
        width = said[.width].flatMap(Self.number)
    }

    private static func number(_ value: Any) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as NSNumber: CGFloat(number.doubleValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private static func symbolicTraits(_ value: Any) -> UIFontDescriptor.SymbolicTraits? {
        if let traits = value as? UIFontDescriptor.SymbolicTraits { return traits }
        if let number = value as? UInt32 { return UIFontDescriptor.SymbolicTraits(rawValue: number) }
        return number(value).map { UIFontDescriptor.SymbolicTraits(rawValue: UInt32(min(max($0, 0), 0xFFFF_FFFF))) }
    }

    /// Returns the variations by axis. An axis is the number of its four letters.
    private static func variations(_ value: Any?) -> [FontTag: Double] {
        guard let said = value as? [AnyHashable: Any] else { return [:] }
        var variations: [FontTag: Double] = [:]
        for (axis, value) in said {
            guard let tag = number(axis.base), (0...0xFFFF_FFFF).contains(tag), let value = number(value) else {
                continue
            }
            variations[FontTag(rawValue: UInt32(tag))] = Double(value)
        }
        return variations
    }

    static func dictionary(_ variations: [FontTag: Double]) -> [Int: Double] {
        Dictionary(uniqueKeysWithValues: variations.map { (Int($0.key.rawValue), $0.value) })
    }

    var dictionary: [UIFontDescriptor.AttributeName: Any] {
        var said: [UIFontDescriptor.AttributeName: Any] = [:]
        said[.textStyle] = textStyle
        said[.name] = name
        said[.family] = family
        said[.face] = face
        said[.size] = size
        if !variations.isEmpty { said[.variations] = Self.dictionary(variations) }
        var traits: [UIFontDescriptor.TraitKey: Any] = [:]
        traits[.symbolic] = self.traits?.rawValue
        traits[.weight] = weight
        traits[.slant] = slant
        traits[.width] = width
        if !traits.isEmpty { said[.traits] = traits }
        return said
    }
}

extension FontLook {
    /// All attributes of the font.
    var attributes: [UIFontDescriptor.AttributeName: Any] {
        var all: [UIFontDescriptor.AttributeName: Any] = [
            .name: postScriptName, .family: familyName, .face: faceName, .visibleName: fullName, .size: text.size,
            .traits: [
                UIFontDescriptor.TraitKey.symbolic: symbolicTraits.rawValue,
                .weight: UIFont.Weight(hundreds: text.weight),
            ] as [UIFontDescriptor.TraitKey: Any],
        ]
        if let place = registered?.description.coordinates, !place.isEmpty {
            all[.variations] = FontAttributes.dictionary(place)
        }
        return all
    }
}

extension UIFontDescriptor.AttributeName {
    /// The variations as `[axis: value]`. UIKit itself has no name for them.
    static let variations = Self(rawValue: kCTFontVariationAttribute)
}
