/// By which names a font is known.
///
/// Old programs know four faces of a family, so the semibold one says it is the regular one of "Example SemiBold".
/// The typographic names are there when they differ: family "Example", subfamily "SemiBold".
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
