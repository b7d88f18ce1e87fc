import CoreGraphics
import CoreText
import Foundation
import TextLayout

/// The attributes of a font descriptor. Those that it doesn't contain stay as they are.
struct FontAttributes: Sendable, Hashable {
    var textStyle: UIFont.TextStyle?
    var name: String?
    var family: String?
    var face: String?
    var traits: UIFontDescriptor.SymbolicTraits?
    var weight: UIFont.Weight?
    var slant: CGFloat?
    var width: CGFloat?
    var design: UIFontDescriptor.SystemDesign?
    var variations: [FontTag: Double] = [:]
    var size: CGFloat?

    func merging(_ others: FontAttributes) -> FontAttributes {
        var all = self
        all.textStyle = others.textStyle ?? textStyle
        all.name = others.name ?? name
        all.family = others.family ?? family
        all.face = others.face ?? face
        all.traits = others.traits ?? traits
        all.weight = others.weight ?? weight
        all.slant = others.slant ?? slant
        all.width = others.width ?? width
        all.design = others.design ?? design
        all.variations.merge(others.variations) { $1 }
        all.size = others.size ?? size
        return all
    }
}

// MARK: The described font

extension FontAttributes {
    func found(from look: FontLook, in traits: UITraitCollection) -> FontLook {
        guard let textStyle else { return applied(to: look) }
        return applied(to: UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).look)
    }

    /// Returns the font with these attributes: first applies those that choose a font, then those that change it.
    func applied(to look: FontLook) -> FontLook {
        var look = look
        if let name, let font = NamedFonts.font(named: name) { look = font.look(size: look.text.size) }
        if let family, family != look.familyName {
            let wish = FaceWish(weight: look.text.weight, isItalic: look.isItalic)
            look = wish.face(of: NamedFonts.fonts(inFamily: family))?.look(size: look.text.size) ?? look
        }
        if let design { look = look.with(design) ?? look }
        if let traits = symbolicTraits(of: look) { look = look.with(traits) ?? look }
        if let weight { look = look.with(weight: weight.hundreds) }
        if let face { look = look.with(face: face) }
        look = look.with(variations: variations)
        return size.map { look.sized($0) } ?? look
    }

    private func symbolicTraits(of look: FontLook) -> UIFontDescriptor.SymbolicTraits? {
        guard traits != nil || slant != nil || width != nil else { return nil }
        var wanted = traits ?? look.symbolicTraits
        if let slant, slant != 0 { wanted.insert(.traitItalic) } else if slant != nil { wanted.remove(.traitItalic) }
        if let width {
            wanted.subtract([.traitCondensed, .traitExpanded])
            if width != 0 { wanted.insert(width < 0 ? .traitCondensed : .traitExpanded) }
        }
        return wanted
    }

    /// Returns whether a font has all these attributes.
    func admits(_ look: FontLook) -> Bool {
        let names = [(name, look.postScriptName), (family, look.familyName), (face, look.faceName)]
        guard names.allSatisfy({ $0 == nil || $0 == $1 }) else { return false }
        if let wanted = symbolicTraits(of: look), !look.symbolicTraits.isSuperset(of: wanted) { return false }
        return weight.map { $0.hundreds == look.text.weight } ?? true
    }
}
