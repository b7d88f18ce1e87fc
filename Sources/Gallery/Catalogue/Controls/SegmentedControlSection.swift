import UIKit

/// Segmented controls: titles, widths by content, actions, a momentary control, and a disabled segment.
final class SegmentedControlSection: SpecimenSection {
    static let title = "UISegmentedControl"

    override init(frame: CGRect) {
        super.init(frame: frame)
        add("Period", Self.control(["Day", "Week", "Month", "Year"], chosen: 1), isWide: true, value: Self.words)
        let widths = Self.control(["A", "As wide as its title", "C"], chosen: 0)
        widths.apportionsSegmentWidthsByContent = true
        widths.selectedSegmentTintColor = .systemTeal
        add("Widths by content", widths, isWide: true, value: Self.words)
        let pictures = UISegmentedControl(
            frame: .zero,
            actions: [("Grid", "square.grid.2x2"), ("List", "list.bullet"), ("Photo", "photo")].map { name, symbol in
                UIAction(title: name, image: UIImage(systemName: symbol)) { _ in }
            })
        pictures.selectedSegmentIndex = 0
        add("Images", pictures, isWide: true) { "\($0.selectedSegmentIndex + 1)" }
        let momentary = Self.control(["Back", "Forward"], chosen: UISegmentedControl.noSegment)
        momentary.isMomentary = true
        add("Momentary", momentary, isWide: true, value: Self.words)
        let partly = Self.control(["First", "Disabled", "Third"], chosen: 2)
        partly.setEnabled(false, forSegmentAt: 1)
        add("Partly available", partly, isWide: true, value: Self.words)
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    private static func control(_ words: [String], chosen: Int) -> UISegmentedControl {
        let control = UISegmentedControl(items: words)
        control.selectedSegmentIndex = chosen
        return control
    }

    private static func words(_ control: UISegmentedControl) -> String {
        let index = control.selectedSegmentIndex
        return index == UISegmentedControl.noSegment ? "None" : control.titleForSegment(at: index) ?? ""
    }
}
