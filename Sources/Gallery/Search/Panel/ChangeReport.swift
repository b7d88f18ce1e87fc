import UIKit

/// Shows how many items the last change inserted, deleted and moved, and how long building and applying the snapshot
/// took.
final class ChangeReport: UIView {
    private let inserted = ReportNumber("inserted", color: .systemGreen)
    private let deleted = ReportNumber("deleted", color: .systemRed)
    private let moved = ReportNumber("moved", color: .systemBlue)
    private let building = ReportNumber("snapshot", color: nil)
    private let applying = ReportNumber("apply(_:)", color: nil)

    private var columns: [ReportNumber] { [inserted, deleted, moved, building, applying] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Last change"
        columns.forEach(addSubview)
        show(OrderChange(), building: nil, applying: nil)
    }

    required init?(coder: NSCoder) { fatalError("Reports are made in code.") }

    func show(_ change: OrderChange, building buildingTime: Duration?, applying applyingTime: Duration?) {
        inserted.number = change.inserted.grouped
        deleted.number = change.deleted.grouped
        moved.number = change.moved.grouped
        building.number = buildingTime?.short ?? "–"
        applying.number = applyingTime?.short ?? "–"
        let counts =
            "\(inserted.number) inserted, \(deleted.number) deleted, \(moved.number) moved"
        let times = "Building the snapshot took \(building.number), apply(_:) \(applying.number)."
        accessibilityValue = buildingTime == nil ? "None yet" : "\(counts). \(times)"
    }

    static func height(for traits: UITraitCollection) -> CGFloat { traits.grown(24) + traits.grown(16) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(columns.count)
        for (index, column) in columns.enumerated() {
            place(column, CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height))
        }
    }
}

extension Duration {
    /// The duration in the unit that needs at most three digits before its point.
    var short: String {
        let microseconds = Int((self / .microseconds(1)).rounded())
        if microseconds < 1_000 { return "\(microseconds) µs" }
        let tenths = (microseconds + 50) / 100
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) ms" : "\((microseconds + 500) / 1_000) ms"
    }
}
