import CoreGraphics
import CoreText
import TextLayout

extension FontLook {
    var postScriptName: String {
        switch text.typeface {
        case .system, .systemMonospaced: "\(systemFamily.name)-\(faceName.filter { $0 != " " })"
        case .helvetica, .courier: builtIn?.description.postScriptName ?? familyName
        case .file: registered?.postScriptName ?? ""
        }
    }

    var familyName: String {
        switch text.typeface {
        case .system, .systemMonospaced: systemFamily.family
        case .helvetica: "Helvetica"
        case .courier: "Courier"
        case .file: registered?.familyName ?? ""
        }
    }

    var fullName: String { registered?.fullName ?? builtIn?.description.fullName ?? postScriptName }

    /// The face's name within its family.
    var faceName: String {
        if let description = registered?.description ?? builtIn?.description { return description.faceName }
        let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        let weight = names[min(max(text.weight / 100 - 1, 0), names.count - 1)]
        return isItalic ? "\(weight) Italic" : weight
    }

    private var systemFamily: (name: String, family: String) {
        switch (text.typeface, design) {
        case (.systemMonospaced, _): (".AppleSystemUIFontMonospaced", ".AppleSystemUIFontMonospaced")
        case (_, .rounded): (".SFUIRounded", ".AppleSystemUIFontRounded")
        case (_, .serif): (".NewYork", ".AppleSystemUIFontSerif")
        default: (".SFUI", ".AppleSystemUIFont")
        }
    }

    private var builtIn: BuiltInFont? {
        BuiltInFont.all.first {
            $0.typeface == text.typeface && $0.description.isItalic == isItalic
                && ($0.description.weight >= 600) == (text.weight >= 600)
        }
    }
}
