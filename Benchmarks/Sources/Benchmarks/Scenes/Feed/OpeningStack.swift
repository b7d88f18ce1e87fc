import BenchmarkSupport
import UIKit

/// A stack view of twenty parts on a page, one of which hides and shows with an animation.
@MainActor final class OpeningStack {
    static let count = 20
    let screen = MeasuredScreen(size: Workload.screen, scale: Workload.scale)
    private let stack = UIStackView()

    init() {
        stack.axis = .vertical
        stack.spacing = 4
        for number in 0..<Self.count {
            let label = UILabel()
            label.text = FeedPost(number).name
            stack.addArrangedSubview(label)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        screen.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: screen.window.topAnchor),
            stack.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: screen.window.trailingAnchor),
        ])
        while screen.makeFrame() {}
    }

    /// Hides the part in the middle, or shows it. Returns how long each frame of the animation took, in nanoseconds.
    /// The first one includes the change.
    func toggle() -> [Double] {
        var times: [Double] = []
        let part = stack.arrangedSubviews[Self.count / 2]
        let start = now()
        UIView.animate(withDuration: 0.5) {
            part.isHidden.toggle()
            self.screen.window.layoutIfNeeded()
        }
        var change = Double(now() - start)
        while true {
            var isMade = false
            let time = nanoseconds { isMade = screen.makeFrame() }
            guard isMade else { return times }
            times.append(time + change)
            change = 0
        }
    }
}
