import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Each frame of a change from screen to screen, as a person sees the titles in it.
@Suite("Titles on their way") @MainActor struct TitleTransitionTests {
    private let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let navigation: UINavigationController
    private let first = ScrollingScreen(title: "Gallery", .always)

    init() {
        navigation = UINavigationController(rootViewController: first)
        navigation.navigationBar.prefersLargeTitles = true
        stage.show(navigation)
        stage.settle()
    }

    /// Where a text of the bar is on the screen, and how opaque it is.
    private struct Sight: Equatable {
        var frame: CGRect
        var alpha: CGFloat
    }

    /// The labels of the bar as they are in this frame, by identity.
    private var sights: [ObjectIdentifier: Sight] {
        let labels = navigation.navigationBar.descendants(UILabel.self).filter { !($0.text ?? "").isEmpty }
        return Dictionary(uniqueKeysWithValues: labels.map { (ObjectIdentifier($0), sight(of: $0)) })
    }

    private func sight(of view: UIView) -> Sight {
        var frame = view.bounds
        var alpha: CGFloat = 1
        var current: UIView? = view
        while let here = current {
            let layer = here.layer.presentation() ?? here.layer
            let transform = layer.affineTransform()
            let size = CGSize(width: frame.width * transform.a, height: frame.height * transform.d)
            let corner = CGPoint(
                x: (frame.minX - layer.bounds.minX - layer.anchorPoint.x * layer.bounds.width) * transform.a,
                y: (frame.minY - layer.bounds.minY - layer.anchorPoint.y * layer.bounds.height) * transform.d)
            frame = CGRect(
                x: layer.position.x + transform.tx + corner.x, y: layer.position.y + transform.ty + corner.y,
                width: size.width, height: size.height)
            alpha *= here.isHidden ? 0 : CGFloat(layer.opacity)
            current = here.superview
        }
        return Sight(frame: frame, alpha: alpha)
    }

    /// Checks a frame, and that nothing in it jumped since the last one.
    private func check(_ before: inout [ObjectIdentifier: Sight], _ what: String) {
        let now = sights
        for (label, sight) in now where sight.alpha > 0.02 {
            #expect(sight.frame.minX >= -0.01 && sight.frame.maxX <= 393.01, "\(what): the screen cuts \(sight)")
            #expect(sight.frame.minY >= 59, "\(what): \(sight) is behind the island")
            guard let old = before[label], old.alpha > 0.02 else { continue }
            #expect(abs(sight.frame.minX - old.frame.minX) < 30, "\(what): \(old) jumps to \(sight)")
            #expect(abs(sight.frame.minY - old.frame.minY) < 15, "\(what): \(old) jumps to \(sight)")
            #expect(abs(sight.alpha - old.alpha) < 0.4, "\(what): \(old) jumps to \(sight)")
        }
        before = now
    }

    private func run(_ what: String, _ change: () -> Void) {
        var sights = sights
        change()
        for _ in 0..<40 {
            stage.advance(by: 1.0 / 60)
            check(&sights, what)
        }
        stage.settle()
        check(&sights, what)
    }

    /// All pairs of large and inline titles, at their places and scrolled.
    @Test(
        "no title is cut and none jumps, by push and pop",
        arguments: [
            UINavigationItem.LargeTitleDisplayMode.always, .never,
        ])
    func pushAndPop(mode: UINavigationItem.LargeTitleDisplayMode) {
        let titles = ["Mail", "A title that takes all the room there is in a bar and more"]
        for title in titles {
            for offset in [-165, -150, -113, 500] as [CGFloat] {
                first.list.contentOffset.y = offset
                stage.settle()
                let second = ScrollingScreen(title: title, mode)
                run("push to \(title)") { navigation.pushViewController(second, animated: true) }
                run("pop from \(title)") { navigation.popViewController(animated: true) }
                #expect(first.list.contentOffset.y == offset || offset == -150)
            }
        }
    }

    @Test("no title is cut and none jumps, by a swipe from the edge, also a cancelled one", arguments: [150, 350])
    func swipe(end: CGFloat) {
        navigation.pushViewController(ScrollingScreen(title: "Mail", .never), animated: false)
        stage.settle()
        var sights = sights
        let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
        for x in stride(from: 6, through: end, by: 6) {
            stage.advance(by: 1.0 / 60)
            stage.touchMove(finger, to: CGPoint(x: x, y: 400))
            check(&sights, "swipe at \(x)")
        }
        stage.advance(by: 0.2)
        stage.touchMove(finger, to: CGPoint(x: end, y: 400))
        stage.touchUp(finger, at: CGPoint(x: end, y: 400))
        for _ in 0..<40 {
            stage.advance(by: 1.0 / 60)
            check(&sights, "after the swipe")
        }
        #expect(navigation.topViewController === first || end < 200)
    }

    @Test("a large title arrives at the height that it will have: its frame is final from the first frame")
    func arrival() throws {
        let second = ScrollingScreen(title: "Mail", .never)
        navigation.pushViewController(second, animated: false)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.advance(by: 1.0 / 60)
        let row = try #require(navigation.navigationBar.descendants(LargeTitleView.self).last)
        for _ in 0..<10 {
            #expect(row.layer.presentation()?.bounds.size == CGSize(width: 393, height: 52))
            stage.advance(by: 1.0 / 60)
        }
    }

    @Test("a large title fades out towards the bar's row while content scrolls, and is whole at rest")
    func scrolling() throws {
        let row = try #require(navigation.navigationBar.descendants(LargeTitleView.self).first)
        #expect(row.layer.mask == nil)
        first.list.contentOffset.y = -155
        stage.advance(by: 0.05)
        let fade = try #require(row.layer.mask as? CAGradientLayer)
        // Ten points of the row are behind the bar's first row, and the upper 30 of the other 42 fade.
        #expect(fade.frame == CGRect(x: 0, y: 0, width: 393, height: 42))
        #expect(fade.locations == [0, NSNumber(value: 30.0 / 42)])
        first.list.contentOffset.y = -125
        stage.advance(by: 0.05)
        #expect(fade.locations == [0, 1], "12 points are left, fewer than the longest fade of 34")
        first.list.contentOffset.y = -165
        stage.advance(by: 0.05)
        #expect(row.layer.mask == nil)
    }
}

private final class ScrollingScreen: UIViewController {
    let list = UIScrollView()

    init(title: String, _ mode: UINavigationItem.LargeTitleDisplayMode) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.largeTitleDisplayMode = mode
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 300, height: 4000)
        view.addSubview(list)
    }
}
