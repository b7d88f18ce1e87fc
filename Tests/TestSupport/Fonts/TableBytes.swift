import TextLayout

// Functions for writing tables of fonts: numbers whose highest byte comes first.

package func table(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }

/// Returns numbers of 8 bits each.
package func bytes(_ numbers: Int...) -> [UInt8] { numbers.map { UInt8(truncatingIfNeeded: $0) } }
/// Returns numbers of 16 bits each.
package func shorts(_ numbers: Int...) -> [UInt8] { shorts(numbers) }
package func shorts(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
}
/// Returns numbers of 32 bits each.
package func longs(_ numbers: Int...) -> [UInt8] { numbers.flatMap { shorts($0 >> 16, $0) } }
package func tag(_ tag: FontTag) -> [UInt8] { longs(Int(tag.rawValue)) }
/// Returns numbers with the integer part in the upper 16 bits.
package func fixed(_ numbers: Double...) -> [UInt8] { numbers.flatMap { longs(Int($0 * 65_536)) } }
/// Returns numbers with 14 bits after the point.
package func fractions(_ numbers: Double...) -> [UInt8] { shorts(numbers.map { Int($0 * 16_384) }) }
package func text(_ text: String) -> [UInt8] { shorts(text.utf16.map { Int($0) }) }

/// Returns zeros, and some numbers of 16 bits between them.
package func zeros(_ count: Int, shorts numbers: [Int: Int]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    for (place, number) in numbers { bytes.replaceSubrange(place..<place + 2, with: shorts(number)) }
    return bytes
}
