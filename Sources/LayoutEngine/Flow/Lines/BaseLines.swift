import CoreGraphics

/// Lines that were all solved together, and never change.
///
/// A class, because what holds several arrays is copied, and lent, by retaining each of them.
final class BaseLines: Sendable {
    let lengths: ItemLengths
    /// The first item of each line.
    let firsts: [UInt32]
    /// Where lines 0, 4, 8 … begin.
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
