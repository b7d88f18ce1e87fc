import UIKit

/// Counts how often a control reports that its value changed, and that a tap ended on it.
@MainActor final class ValueLog {
    private(set) var events: [String] = []

    init(_ control: UIControl) {
        for (event, name) in [
            (UIControl.Event.valueChanged, "value"), (.primaryActionTriggered, "primary"), (.touchUpInside, "upInside"),
        ] {
            control.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
        }
    }

    var changes: Int { events.count { $0 == "value" } }
}

/// A control at (100, 100) in a list that scrolls up and down.
@MainActor func scrollView(around control: UIView, in size: CGSize) -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: size))
    scrollView.contentSize = CGSize(width: size.width, height: 2000)
    scrollView.addSubview(control)
    return scrollView
}
