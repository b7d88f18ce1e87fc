import CoreGraphics
import CoreText
import TextLayout

/// Everything that makes up the look of a font, at one text size.
struct FontLook: Sendable, Hashable {
    /// The font with which text is measured.
    var text: TextFont
    var isItalic = false
    var design = Design.standard
    /// The app's own font, if it is one.
    var registered: RegisteredFont?

    /// The design of the system's letters. All designs are measured with the same widths.
    enum Design: Sendable {
        case standard, rounded, serif
    }

    init(_ text: TextFont, isItalic: Bool = false, design: Design = .standard) {
        self.text = text
        self.isItalic = isItalic
        self.design = design
    }

    init(_ font: RegisteredFont, size: CGFloat) {
        text = TextFont(typeface: .file(font.typeface), size: size, weight: font.description.weight)
        isItalic = font.description.isItalic
        registered = font
    }

    static func == (left: FontLook, right: FontLook) -> Bool { left.face == right.face }

    func hash(into hasher: inout Hasher) { hasher.combine(face) }

    var face: FontFace {
        FontFace(
            family: drawnFamily, size: text.size, weight: text.weight, isItalic: isItalic,
            hasMonospacedDigits: text.hasMonospacedDigits)
    }

    private var drawnFamily: FontFace.Family {
        switch text.typeface {
        case .system:
            switch design {
            case .standard: .system
            case .rounded: .systemRounded
            case .serif: .systemSerif
            }
        case .systemMonospaced: .systemMonospaced
        case .helvetica: .helvetica
        case .courier: .courier
        case .file(let typeface): .app(typeface.drawn)
        }
    }

    var isSystem: Bool { text.typeface == .system || text.typeface == .systemMonospaced }

    func sized(_ size: CGFloat) -> FontLook {
        var look = self
        look.text.size = UIFont.usable(size)
        return look
    }
}
