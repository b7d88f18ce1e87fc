import CoreGraphics

/// Lines that were solved together, and never change.
///
/// This is a class, because copying or passing a value with several arrays retains each of them.
final class BaseLines: Sendable {
    let lengths: ItemLengths
    /// The first item of each line.
    let firsts: [UInt32]
    /// The starts of lines 0, 4, 8 …
    let marks: [CGFloat]

    static let linesPerMark = 4

    static let none = BaseLines(ItemLengths(), firsts: [], marks: [])

    init(_ lengths: ItemLengths, firsts: [UInt32], marks: [CGFloat]) {
        self.lengths = lengths
        self.firsts = firsts
        self.marks = marks
    }

    var byteCount: Int {
        lengths.byteCount + firsts.count * MemoryLayout<UInt32>.stride + marks.count * MemoryLayout<CGFloat>.stride
    }
}
