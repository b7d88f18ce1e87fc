/// The type of a file, from its first four bytes.
enum FontSignature: Hashable {
    case font, collection, webFont(String), other

    init(_ bytes: FontBytes) {
        self =
            switch bytes.tag(at: 0) {
            case FontTag(rawValue: 0x0001_0000), "OTTO", "true": .font
            case "ttcf": .collection
            case "wOFF": .webFont("WOFF")
            case "wOF2": .webFont("WOFF2")
            default: .other
            }
    }
}
