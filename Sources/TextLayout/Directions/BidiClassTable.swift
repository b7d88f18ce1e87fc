/// `BidiClasses`, unpacked for a quick lookup.
///
/// Unicode in pages of 128 characters. Equal pages with a single class are stored once, so the table takes about 50 kB.
struct BidiClassTable: Sendable {
    static let shared = BidiClassTable(runs: BidiClasses.runs)

    private static let pageSize = 128

    /// The index in `classes` at which each page begins.
    private var starts: [UInt16] = []
    private var classes: [BidiClass] = []

    subscript(scalar: Unicode.Scalar) -> BidiClass {
        let value = Int(scalar.value)
        return classes[Int(starts[value / Self.pageSize]) + value % Self.pageSize]
    }
}

extension BidiClassTable {
    init(runs: String) {
        var builder = Builder()
        var (bidiClass, count) = (BidiClass?.none, 0)
        for scalar in runs.unicodeScalars {
            if let next = BidiClass(rawValue: scalar) {
                builder.add(bidiClass, count: max(count, 1))
                (bidiClass, count) = (next, 0)
            } else {
                count = count * 16 + (Character(scalar).hexDigitValue ?? 0)
            }
        }
        builder.add(bidiClass, count: max(count, 1))
        self = builder.table
    }

    private struct Builder {
        var table = BidiClassTable()
        private var page: [BidiClass] = []
        private var startOfUniformPage: [BidiClass: UInt16] = [:]

        mutating func add(_ bidiClass: BidiClass?, count: Int) {
            guard let bidiClass else { return }
            var left = count
            while left > 0 {
                if page.isEmpty, left >= pageSize {
                    addUniformPage(bidiClass)
                    left -= pageSize
                } else {
                    let room = min(left, pageSize - page.count)
                    page.append(contentsOf: repeatElement(bidiClass, count: room))
                    left -= room
                    if page.count == pageSize { addPage() }
                }
            }
        }

        private mutating func addUniformPage(_ bidiClass: BidiClass) {
            if let start = startOfUniformPage[bidiClass] { return table.starts.append(start) }
            startOfUniformPage[bidiClass] = UInt16(table.classes.count)
            page = Array(repeating: bidiClass, count: pageSize)
            addPage()
        }

        private mutating func addPage() {
            table.starts.append(UInt16(table.classes.count))
            table.classes += page
            page.removeAll(keepingCapacity: true)
        }
    }
}
