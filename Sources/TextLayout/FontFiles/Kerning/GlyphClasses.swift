/// The class numbers of glyphs. Glyphs that aren't listed have class 0.
struct GlyphClasses: Sendable {
    private enum Form {
        case none
        case list(first: Int, FontBytes)
        case ranges(SortedRecords)
    }

    private let form: Form

    init(_ bytes: FontBytes?) {
        guard let bytes else {
            form = .none
            return
        }
        form =
            switch bytes.unsigned16(at: 0) {
            case 1: .list(first: bytes.unsigned16(at: 2), bytes.part(at: 6, count: 2 * bytes.unsigned16(at: 4)))
            case 2: .ranges(SortedRecords(bytes, at: 4, count: bytes.unsigned16(at: 2), size: 6))
            default: .none
            }
    }

    func number(of glyph: GlyphID) -> Int {
        switch form {
        case .none: 0
        case .list(let first, let numbers): numbers.unsigned16(at: 2 * (glyph.number - first))
        case .ranges(let ranges):
            ranges.indexOfRange(containing: glyph.number).map { ranges.unsigned16(ofRecord: $0, at: 4) } ?? 0
        }
    }
}
