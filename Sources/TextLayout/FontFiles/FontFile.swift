/// A font that an app brings along: which glyph shows a character, how wide it is, how high a line.
///
///     let file = try FontFile(bytes)                  // .ttf, .otf, or one of a .ttc
///     let bold = file.face(at: ["wght": 700])
///     if let glyph = bold.glyph(for: "A") {
///         bold.advance(of: glyph)                     // in units of which file.unitsPerEm are one em
///     }
///
/// Outlines are never looked at. The bytes may come from anybody: each is read within its table, a count is taken for no
/// more than there is room for, and what is missing counts as zero.
///
/// - Complexity: O(bytes of its tables of names, axes and kerning) to read; the other tables are read where they are asked.
package struct FontFile: Sendable {
    package let names: FontNames
    /// Of the default face; `face(at:)` has those of the others.
    package let metrics: FontMetrics
    package let style: FontStyle
    /// What can be varied; empty for a font of one face.
    package let axes: [FontAxis]
    /// The faces that the font has names for, such as "SemiBold".
    package let namedInstances: [FontInstance]

    package let glyphCount: Int
    let characters: CharacterMap
    let advances: HorizontalAdvances
    let kerning: Kerning
    let variations: FontVariations

    package var unitsPerEm: Int { metrics.unitsPerEm }

    /// - Parameter index: which font of a collection.
    package init(_ bytes: [UInt8], index: Int = 0) throws(FontFileError) {
        let tables = try FontTables(bytes, index: index)
        let nameTable = NameTable(tables["name"])
        let variableAxes = VariableAxes(tables["fvar"], names: nameTable)
        names = FontNames(nameTable)
        metrics = try FontMetrics(tables)
        style = FontStyle(tables)
        axes = variableAxes.axes
        namedInstances = variableAxes.instances
        glyphCount = try tables.required("maxp", minimumCount: 6).unsigned16(at: 4)
        characters = try CharacterMap(tables.required("cmap", minimumCount: 4))
        advances = try HorizontalAdvances(tables)
        kerning = Kerning(tables)
        variations = FontVariations(tables, axes: variableAxes.axes)
    }

    /// One font of a collection as a file of its own, for those who can't read collections; other files as they are.
    package static func single(_ bytes: [UInt8], index: Int) throws(FontFileError) -> [UInt8] {
        guard FontSignature(FontBytes(bytes)) == .collection else { return bytes }
        return try FontTables(bytes, index: index).singleFile()
    }

    /// How many fonts are in a file: several in a collection, none when it is no font.
    package static func count(in bytes: [UInt8]) -> Int {
        let file = FontBytes(bytes)
        return switch FontSignature(file) {
        case .font: 1
        case .collection: FontTables.fontCount(inCollection: file)
        case .webFont, .other: 0
        }
    }
}
