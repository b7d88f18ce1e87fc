import UIKit

/// A row with a segmented control, of which one segment is selected.
final class ChoiceRow: ControlRow {
    var choiceDidChange: (Int) -> Void = { _ in }

    private let control: UISegmentedControl
    private static let controlHeight: CGFloat = 32

    init(title: String, name: String, words: [String]) {
        control = UISegmentedControl(items: words)
        super.init(title: title, name: name)
        control.accessibilityLabel = title
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                choiceDidChange(control.selectedSegmentIndex)
            }, for: .valueChanged)
        addSubview(control)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    /// - Parameter available: Whether a segment is enabled at present. By default all are.
    func show(choice: Int?, available: (Int) -> Bool = { _ in true }) {
        let index = choice ?? UISegmentedControl.noSegment
        if control.selectedSegmentIndex != index { control.selectedSegmentIndex = index }
        for segment in 0..<control.numberOfSegments {
            let isAvailable = available(segment)
            if control.isEnabledForSegment(at: segment) != isAvailable {
                control.setEnabled(isAvailable, forSegmentAt: segment)
            }
        }
    }

    override var height: CGFloat { wordsHeight + Self.controlHeight + 10 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 2 * Self.margin, 0)
        place(control, CGRect(x: Self.margin, y: wordsHeight, width: width, height: Self.controlHeight))
    }
}
