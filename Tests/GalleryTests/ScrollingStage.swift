import UIKit
import UIKitTesting

@testable import Gallery

/// The Scrolling scene on a device.
@MainActor struct ScrollingStage {
    let stage: Stage
    let controller = ScrollingController()

    init(_ kind: ScrollingController.Kind = .list, size: CGSize = CGSize(width: 393, height: 852)) {
        stage = Stage(size: size)
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
        choose(kind)
    }

    /// Taps the segment.
    func choose(_ kind: ScrollingController.Kind) {
        let index = ScrollingController.Kind.allCases.firstIndex(of: kind) ?? 0
        let choice = controller.choice
        let width = choice.bounds.width / CGFloat(choice.numberOfSegments)
        stage.tap(at: choice.convert(CGPoint(x: (CGFloat(index) + 0.5) * width, y: 16), to: nil))
    }

    /// The scroll view of the page's list or picture.
    var view: UIScrollView? { controller.page?.scrollViews.first }

    func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Flicks from the middle of a view: the finger moves by `way` in a tenth of a second, and lifts while it moves.
    func flick(_ view: UIView, by way: CGVector) {
        let start = middle(of: view)
        stage.flick(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
    }

    var log: [String] { controller.monitor.log.lines }

    /// The announced place where the content comes to rest.
    var announcedTarget: CGFloat? {
        log.last { $0.contains("willEndDragging") }?.components(separatedBy: "target ").last
            .flatMap { Double($0.replacingOccurrences(of: "−", with: "-")) }.map { CGFloat($0) }
    }
}
