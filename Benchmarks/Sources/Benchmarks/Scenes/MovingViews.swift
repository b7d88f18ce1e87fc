import UIKit
import BenchmarkSupport

/// Three hundred views that an animation block moves for three seconds, and a page that shows them.
@MainActor final class MovingViews {
    static let count = 300
    let screen = MeasuredScreen(size: Workload.screen, scale: Workload.scale)
    private let views: [UIView]

    init() {
        views = (0..<Self.count).map { index in
            UIView(frame: CGRect(x: 10 * (index % 30), y: 20 * (index / 30), width: 9, height: 19))
        }
        for view in views {
            view.backgroundColor = .systemBlue
            screen.window.addSubview(view)
        }
        while screen.makeFrame() {}
    }

    /// Starts the animation of all views.
    func start() {
        UIView.animate(withDuration: 3) {
            for (index, view) in self.views.enumerated() { view.center.y += 300 + CGFloat(index) }
        }
    }
}
