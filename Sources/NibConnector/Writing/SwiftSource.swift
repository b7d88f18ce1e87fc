/// Parts of Swift source.
enum SwiftSource {
    /// Returns a text between quotation marks.
    static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\0"..<" ", "\u{7F}": "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }

    /// Makes the compiler report the next line as a line of a nib.
    static func location(_ place: Place) -> String {
        "#sourceLocation(file: \(literal(place.file)), line: \(place.line))"
    }
}
