import CoreGraphics
import RenderTree

/// Writes JSON byte by byte, for text that is written sixty times per second.
///
/// Foundation's encoder takes longer for a frame of two hundred layers than the page takes to show it.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes punctuation and names, which need no escaping.
    mutating func raw(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func number(_ value: CGFloat, places: Int = 3) {
        value.appendDecimalText(to: &bytes, places: places)
    }

    mutating func integer(_ value: Int) {
        guard value < 0 || value > 9 else { return bytes.append(UInt8(ascii: "0") + UInt8(value)) }
        bytes.append(contentsOf: String(value).utf8)
    }

    mutating func boolean(_ value: Bool) {
        if value { raw("true") } else { raw("false") }
    }

    mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20:
                raw("\\u00")
                hexadecimal(byte)
            default:
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a colour as in CSS: `"#rrggbb"`, or `"#rrggbbaa"` if it isn't opaque.
    mutating func color(_ color: RGBA) {
        let (red, green, blue, alpha) = color.bytes
        raw("\"#")
        hexadecimal(red)
        hexadecimal(green)
        hexadecimal(blue)
        if alpha < 255 { hexadecimal(alpha) }
        raw("\"")
    }

    /// Writes elements in square brackets, with commas between them.
    mutating func array<Elements: Sequence>(
        _ elements: Elements, write: (inout JSONWriter, Elements.Element) -> Void
    ) {
        raw("[")
        var isFirst = true
        for element in elements {
            if !isFirst { raw(",") }
            isFirst = false
            write(&self, element)
        }
        raw("]")
    }

    private mutating func hexadecimal(_ byte: UInt8) {
        for digit in [byte >> 4, byte & 15] {
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
