import CoreGraphics
import CoreText
import TextLayout

/// A font of iOS, besides the system's, whose widths are known.
struct BuiltInFont: Sendable {
    let description: FontDescription
    let typeface: TextFont.Typeface

    static let all = faces(of: "Helvetica", .helvetica) + faces(of: "Courier", .courier)

    private static func faces(of family: String, _ typeface: TextFont.Typeface) -> [BuiltInFont] {
        [("Regular", 400, false), ("Bold", 700, false), ("Oblique", 400, true), ("Bold Oblique", 700, true)].map {
            (face, weight, isItalic) in
            let isPlain = face == "Regular"
            let description = FontDescription(
                postScriptName: isPlain ? family : "\(family)-\(face.filter { $0 != " " })",
                fullName: isPlain ? family : "\(family) \(face)", familyName: family, faceName: face, weight: weight,
                isItalic: isItalic, isMonospaced: typeface == .courier, width: 5, coordinates: [:])
            return BuiltInFont(description: description, typeface: typeface)
        }
    }
}
