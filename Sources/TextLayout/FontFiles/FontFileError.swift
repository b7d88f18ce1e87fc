/// The reason why a file can't be used as a font.
package enum FontFileError: Error, Sendable, Hashable {
    case notAFont(beginning: [UInt8])
    /// "WOFF" or "WOFF2".
    case webFont(String)
    case noSuchFont(index: Int, count: Int)
    case noTable(FontTag, present: [FontTag])
    /// `what` extends beyond the file's end.
    case cutOff(what: String, end: Int, count: Int)
    case damaged(FontTag, seen: String, expected: String)
}

extension FontFileError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notAFont(let beginning):
            """
            This is not a font file.
              begins with    \(Self.hexadecimal(beginning))
              expected       00 01 00 00, "OTTO", "true" or "ttcf"
            Likely another file has the name of a font.
            Try: use a .ttf, .otf or .ttc file.
            """
        case .webFont(let kind):
            """
            A \(kind) font can't be read.
              seen           \(kind), a font compressed for web pages
              expected       TrueType or OpenType
            Likely the file was made for a web site.
            Try: convert it to .ttf or .otf, for example with fontTools: f = TTFont("a.\(kind.lowercased())"); f.flavor = \
            None; f.save("a.ttf")
            """
        case .noSuchFont(let index, let count):
            """
            The font file has no font at index \(index).
              seen           \(count == 1 ? "1 font" : "\(count) fonts")
              expected       an index from 0 to \(max(count - 1, 0))
            Likely the index belongs to another collection.
            Try: call FontFile.count(in:) first.
            """
        case .noTable(let tag, let present):
            """
            The font has no '\(tag)' table.
              seen           \(present.isEmpty ? "no tables" : present.map(\.description).joined(separator: ", "))
              expected       at least cmap, head, hhea, hmtx, maxp
            Likely a tool removed it, or the font is for another system.
            Try: export the font again as OpenType.
            """
        case .cutOff(let what, let end, let count):
            """
            The font file is cut off.
              seen           \(count) bytes
              expected       at least \(end), where \(what) ends
            Likely a download or a copy stopped early.
            Try: get the file again.
            """
        case .damaged(let tag, let seen, let expected):
            """
            The font's '\(tag)' table is damaged.
              seen           \(seen)
              expected       \(expected)
            Likely a tool wrote it wrongly, or a copy changed its bytes.
            Try: get the file again, or export it again from a font editor.
            """
        }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    }
}
