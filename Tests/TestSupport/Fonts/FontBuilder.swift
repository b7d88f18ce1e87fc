import TextLayout

/// A tiny font, written table by table.
///
///     var font = FontBuilder()
///     font["kern"] = …
///     let file = try FontFile(font.file)
///
/// It has six glyphs, 1000 units an em:
///
///     glyph       0      1    2    3    4    5
///     character   none   " "  "A"  "B"  "V"  "o"
///     advance     500    250  600  650  620  550
package struct FontBuilder {
    package static let advances = [500, 250, 600, 650, 620, 550]

    private var tables: [FontTag: [UInt8]] = [:]

    package init() {
        self["head"] = zeros(54, shorts: [18: 1000])
        self["hhea"] = zeros(36, shorts: [4: 900, 6: -200, 8: 30, 34: Self.advances.count])
        self["maxp"] = zeros(6, shorts: [4: Self.advances.count])
        self["hmtx"] = Self.advances.flatMap { shorts($0, 0) }
        self["cmap"] = Self.characterMap([(3, 1, Self.segments)])
    }

    package subscript(tag: FontTag) -> [UInt8]? {
        get { tables[tag] }
        set { tables[tag] = newValue }
    }

    package var file: [UInt8] { fontBytes(at: 0) }

    /// Returns the font's bytes, as they are written into a file from an offset on.
    package func fontBytes(at start: Int) -> [UInt8] {
        var (list, contents): ([UInt8], [UInt8]) = ([], [])
        let contentsStart = start + 12 + 16 * tables.count
        for (tag, bytes) in tables.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            list += longs(Int(tag.rawValue), 0, contentsStart + contents.count, bytes.count)
            contents += bytes
        }
        return table(longs(0x0001_0000), shorts(tables.count, 0, 0, 0), list, contents)
    }

    package static func collection(_ fonts: [FontBuilder]) -> [UInt8] {
        var (offsets, contents): ([UInt8], [UInt8]) = ([], [])
        for font in fonts {
            let start = 12 + 4 * fonts.count + contents.count
            offsets += longs(start)
            contents += font.fontBytes(at: start)
        }
        return table(tag("ttcf"), shorts(1, 0), longs(fonts.count), offsets, contents)
    }
}
