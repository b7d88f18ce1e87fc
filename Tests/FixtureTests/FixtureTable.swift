import CoreGraphics

/// UIKit's results and ours, side by side; only where they differ.
struct FixtureTable: CustomStringConvertible {
    private var rows: [(what: String, expected: String, found: String)] = []

    /// A remark to print even if nothing differs.
    var remark: String?

    var isEmpty: Bool { rows.isEmpty }

    mutating func add(_ what: String, expected: String, found: String) {
        rows.append((what, expected, found))
    }

    /// Compares frames, to a hundredth of a point: recordings were printed with six digits.
    mutating func compareFrames(_ what: String, _ expected: CGRect?, _ found: CGRect?) {
        guard !Self.isNear(expected, found) else { return }
        add(what, expected: Self.text(expected), found: Self.text(found))
    }

    mutating func compare<Value: Equatable>(_ what: String, _ expected: Value, _ found: Value) {
        if expected != found { add(what, expected: "\(expected)", found: "\(found)") }
    }

    /// Compares numbers, which may differ by at most `tolerance`.
    mutating func compareWithin(_ what: String, _ tolerance: CGFloat, _ expected: CGFloat, _ found: CGFloat?) {
        guard let found, abs(expected - found) <= tolerance else {
            return add(what, expected: "\(expected)", found: found.map { "\($0)" } ?? "nothing")
        }
    }

    var description: String {
        let all = [("", "UIKit", "here")] + rows
        func width(_ column: ((what: String, expected: String, found: String)) -> String) -> Int {
            all.map { column($0).count }.max() ?? 0
        }
        let (first, second) = (width { $0.what }, width { $0.expected })
        return all.map { what, expected, found in
            [what.padded(to: first), expected.padded(to: second), found].joined(separator: "   ")
        }.joined(separator: "\n")
    }

    private static func isNear(_ left: CGRect?, _ right: CGRect?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return zip(numbers(left), numbers(right)).allSatisfy { abs($0 - $1) <= 0.01 }
    }

    private static func text(_ rect: CGRect?) -> String {
        rect.map { numbers($0).map { "\($0)" }.joined(separator: ", ") } ?? "nothing"
    }

    private static func numbers(_ rect: CGRect) -> [CGFloat] {
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    }
}

extension String {
    fileprivate func padded(to length: Int) -> String { self + String(repeating: " ", count: max(length - count, 0)) }
}
