/// The format of a character table.
enum CharacterFormat: Int {
    case bytes = 0
    case segments = 4
    case stretch = 6
    case groups = 12

    init?(_ table: FontBytes) {
        guard !table.isEmpty else { return nil }
        self.init(rawValue: table.unsigned16(at: 0))
    }

    func table(_ bytes: FontBytes) -> any CharacterTable {
        switch self {
        case .bytes: ByteCharacters(bytes)
        case .segments: SegmentedCharacters(bytes)
        case .stretch: StretchOfCharacters(bytes)
        case .groups: GroupedCharacters(bytes)
        }
    }
}
