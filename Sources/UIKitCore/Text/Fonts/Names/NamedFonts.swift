import CoreText

/// All fonts that an app can request by name now.
enum NamedFonts {
    static var all: [NamedFont] {
        BundleFonts.registerOnce()
        return BuiltInFont.all.map(NamedFont.builtIn) + FontRegistry.shared.fonts.map(NamedFont.registered)
    }

    /// Returns a font by its PostScript name, or else by its full name. A family's name stands for its most regular
    /// face.
    static func font(named name: String) -> NamedFont? {
        BundleFonts.registerOnce()
        if let font = FontRegistry.shared.font(postScriptName: name) { return .registered(font) }
        let all = all
        return all.first { $0.description.postScriptName == name } ?? all.first { $0.description.fullName == name }
            ?? FaceWish().best(of: all.filter { $0.description.familyName == name })
    }

    static func fonts(inFamily name: String) -> [NamedFont] { all.filter { $0.description.familyName == name } }
}
