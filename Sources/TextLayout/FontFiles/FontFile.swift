/// A font file of an app: the glyphs of characters, their widths, and the height of lines.
///
///     let file = try FontFile(bytes)                  // .ttf, .otf, or one of a .ttc
///     let bold = file.face(at: ["wght": 700])
///     if let glyph = bold.glyph(for: "A") {
///         bold.advance(of: glyph)                     // in units of which file.unitsPerEm are one em
///     }
///
/// The reader never looks at outlines. The bytes may come from any source, so each is read within its table, counts are
/// limited to what fits, and missing data counts as zero.
///
/// - Complexity: O(bytes of its tables of names, axes and kerning) to read; other tables are read when they are needed.
package struct FontFile: Sendable {
    package let names: FontNames
    /// The metrics of the default face; `face(at:)` has those of other faces.
    package let metrics: FontMetrics
    package let style: FontStyle
    /// The axes; empty if the font isn't variable.
    package let axes: [FontAxis]
    /// The faces that have a name in the font, such as "SemiBold".
    package let namedInstances: [FontInstance]

    package let glyphCount: Int
    let characters: CharacterMap
    let advances: HorizontalAdvances
    let kerning: Kerning
    let variations: FontVariations

    package var unitsPerEm: Int { metrics.unitsPerEm }

    /// - Parameter index: The number of the font in a collection.
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

    /// Returns one font of a collection as its own file, for readers without support for collections; returns other
    /// files as they are.
    package static func single(_ bytes: [UInt8], index: Int) throws(FontFileError) -> [UInt8] {
        guard FontSignature(FontBytes(bytes)) == .collection else { return bytes }
        return try FontTables(bytes, index: index).singleFile()
    }

    /// Returns how many fonts a file contains: several in a collection, none if it isn't a font.
    package static func count(in bytes: [UInt8]) -> Int {
        let file = FontBytes(bytes)
        return switch FontSignature(file) {
        case .font: 1
        case .collection: FontTables.fontCount(inCollection: file)
        case .webFont, .other: 0
        }
    }
}
