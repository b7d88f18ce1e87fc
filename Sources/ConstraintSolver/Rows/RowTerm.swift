/// One variable of one row, linked with the row's other terms and with the variable's other rows.
struct RowTerm: Sendable {
    var coefficient: Double
    var row: Int32
    var variable: Int32
    var nextInRow: Int32
    var nextOfVariable: Int32
    var previousOfVariable: Int32
}
