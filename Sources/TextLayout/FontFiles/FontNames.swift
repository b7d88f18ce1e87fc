/// The names of a font.
///
/// Old programs know four faces per family, so for them the semibold face is the regular one of "Example SemiBold". If
/// the typographic names differ, the font has them, too: family "Example", subfamily "SemiBold".
package struct FontNames: Sendable, Hashable {
    package var family: String?
    package var subfamily: String?
    package var typographicFamily: String?
    package var typographicSubfamily: String?
    package var fullName: String?
    package var postScriptName: String?

    init(_ table: NameTable) {
        family = table[1]
        subfamily = table[2]
        fullName = table[4]
        postScriptName = table[6]
        typographicFamily = table[16]
        typographicSubfamily = table[17]
    }
}
