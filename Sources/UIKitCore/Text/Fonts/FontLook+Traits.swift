import CoreText
import TextLayout

// Returns the same font with other traits.
extension FontLook {
    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits = UIFontDescriptor.SymbolicTraits()
        if isItalic { traits.insert(.traitItalic) }
        if text.weight >= 600 { traits.insert(.traitBold) }
        if isMonospaced { traits.insert(.traitMonoSpace) }
        let width = registered?.description.width ?? 5
        if width < 5 { traits.insert(.traitCondensed) }
        if width > 5 { traits.insert(.traitExpanded) }
        return traits
    }

    private var isMonospaced: Bool {
        switch text.typeface {
        case .systemMonospaced, .courier: true
        case .system, .helvetica: false
        case .file: registered?.description.isMonospaced ?? false
        }
    }

    /// Returns nil if the family has no such font. Traits that aren't requested are removed, except a single width for
    /// all letters.
    func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontLook? {
        let isBold = traits.contains(.traitBold)
        var look = self
        if isSystem {
            guard traits.isDisjoint(with: [.traitCondensed, .traitExpanded]) else { return nil }
            look.text.typeface = traits.contains(.traitMonoSpace) ? .systemMonospaced : .system
            look.text.weight = isBold ? 700 : 400
            look.isItalic = traits.contains(.traitItalic)
            return look
        }
        let width = traits.contains(.traitCondensed) ? 3 : traits.contains(.traitExpanded) ? 7 : 5
        look = nearest(FaceWish(weight: isBold ? 700 : 400, isItalic: traits.contains(.traitItalic), width: width))
        let known = traits.intersection([.traitBold, .traitItalic, .traitMonoSpace, .traitCondensed, .traitExpanded])
        return look.symbolicTraits.isSuperset(of: known) ? look : nil
    }

    /// Returns the font in a weight, as in CSS.
    func with(weight: Int) -> FontLook {
        var look = self
        look.text.weight = weight
        return isSystem ? look : nearest(FaceWish(weight: weight, isItalic: isItalic, width: width))
    }

    /// Returns the font itself if there is no such face.
    func with(face: String) -> FontLook {
        family.first { $0.description.faceName == face }?.look(size: text.size) ?? self
    }

    /// Returns the font itself if it has no axes.
    func with(variations: [FontTag: Double]) -> FontLook {
        guard let registered, !variations.isEmpty else { return self }
        return FontLook(registered.moved(to: variations), size: text.size)
    }

    /// Returns nil for fonts other than the system's, and for unknown designs.
    func with(_ design: UIFontDescriptor.SystemDesign) -> FontLook? {
        guard isSystem else { return nil }
        var look = self
        look.text.typeface = design == .monospaced ? .systemMonospaced : .system
        switch design {
        case .default, .monospaced: look.design = .standard
        case .rounded: look.design = .rounded
        case .serif: look.design = .serif
        default: return nil
        }
        return look
    }

    private var width: Int { registered?.description.width ?? 5 }

    private func nearest(_ wish: FaceWish) -> FontLook { wish.face(of: family)?.look(size: text.size) ?? self }

    /// The fonts of the family. A font that isn't registered any more still has its file's faces.
    private var family: [NamedFont] {
        let known = NamedFonts.fonts(inFamily: familyName)
        return known.isEmpty ? (registered?.opened.fonts ?? []).map(NamedFont.registered) : known
    }
}
