/// A block of consecutive characters with their widths in both weights.
struct AdvanceBlock: Sendable {
    var first: Int
    var regular: String
    var bold: String
}
