import CoreGraphics
import CoreText
import TextLayout

/// All that makes a font look as it does, at one text size.
struct FontLook: Sendable, Hashable {
    /// What it is measured with.
    var text: TextFont
    var isItalic = false
    var design = Design.standard
    /// The font of the app's own that it is.
    var registered: RegisteredFont?

    /// What the system's letters look like beside being as wide as its own.
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
