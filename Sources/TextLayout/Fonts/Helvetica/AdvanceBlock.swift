/// Neighbouring characters and how wide they are in both weights.
struct AdvanceBlock: Sendable {
    var first: Int
    var regular: String
    var bold: String
}
