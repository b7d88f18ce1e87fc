import Testing
import UIKit

@testable import UIKitCore

/// The priorities that each class has by itself, as published for views that are made in code.
@Suite("Content priorities") @MainActor struct ContentPriorityTests {
    private func hugging(_ view: UIView) -> [Float] {
        [view.contentHuggingPriority(for: .horizontal).rawValue, view.contentHuggingPriority(for: .vertical).rawValue]
    }

    @Test("switches, steppers and activity indicators hug their content, a progress view its height")
    func controls() {
        #expect(hugging(UISwitch()) == [750, 750])
        #expect(hugging(UIStepper()) == [750, 750])
        #expect(hugging(UIActivityIndicatorView(style: .medium)) == [750, 750])
        #expect(hugging(UIProgressView(progressViewStyle: .default)) == [250, 750])
    }

    @Test("all other views hug weakly, and all resist compression")
    func others() {
        let views = [
            UIView(), UILabel(), UIImageView(), UIButton(type: .system), UISlider(), UISegmentedControl(),
            UIPageControl(), UIScrollView(), UIToolbar(),
        ]
        for view in views { #expect(hugging(view) == [250, 250]) }
        for view in views + [UISwitch(), UIStepper()] {
            #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
            #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        }
    }

    @Test("beside a label, a switch keeps its width and the label gets the rest")
    func row() {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let (label, control) = (UILabel(), UISwitch())
        label.text = "Sound"
        for view in [label, control] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        // The switch is named first: it would stretch if it hugged as weakly as the label.
        NSLayoutConstraint.activate([
            control.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            label.trailingAnchor.constraint(equalTo: control.leadingAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        ])
        row.layoutIfNeeded()
        #expect(label.frame.width == 231 && control.frame.minX == 239)
    }
}
