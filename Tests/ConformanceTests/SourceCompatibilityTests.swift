import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Code as written for iOS") struct SourceCompatibilityTests {
    @Test("a custom layout has its own attributes, context and target offset, in a view controller")
    func cards() {
        let stage = Stage(size: CGSize(width: 300, height: 430), scale: 2)
        let controller = CardsViewController()
        stage.show(controller)
        let view = controller.collectionView
        #expect(view.contentSize == CGSize(width: 300, height: 2190))
        #expect(view.visibleCells.count == 4)
        #expect(stage.trace.cellsCreated == 4)
        #expect(stage.trace.cellsReused == 0)
        #expect(stage.trace.passes >= 1)
        let cell = view.cellForItem(at: IndexPath(item: 2, section: 0)) as? CardCell
        #expect(cell?.titleLabel.text == "Card 2")
        #expect(cell?.titleLabel.alpha == CGFloat(Float(0.2)))
        #expect(cell?.titleLabel.frame == CGRect(x: 8, y: 8, width: 284, height: 84))

        stage.flick(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        stage.settle()
        #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 110) == 0)
        #expect(view.contentOffset.y > 100)
        #expect(view.boundsChanges > 5)
        #expect(controller.scrolls > 5)
        #expect(view.tag == 1)

        stage.tap(at: CGPoint(x: 150, y: 50))
        #expect(controller.selected.count == 1)
        #expect(view.indexPathsForSelectedItems == [])

        stage.resize(to: CGSize(width: 430, height: 300))
        #expect(view.contentSize.width == 430)
        #expect(view.visibleCells.first?.frame.width == 430)
    }

    @Test("views and layers animate, with a delegate, an animator and a custom layer class")
    func animations() {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
        let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(card)
        card.pulse()
        card.shake()
        card.bounceIn()
        card.begin()
        #expect(card.layer.animationKeys()?.contains("pulse") == true)
        stage.advance(by: 0.5)
        card.pauseEverything()
        #expect(stage.settle(limit: 5))
        card.resumeEverything()
        stage.settle()
        #expect(Set(card.ended) == ["pulse true", "bounce true", "animator"])
        #expect(card.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
        #expect(ProgressView().layer is ProgressLayer)
    }

    @Test("optional methods that a delegate implements return values, others return nil")
    func optionalCalls() {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
        let layout = AskingFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let controller = NumbersController(collectionViewLayout: layout)
        stage.show(controller)
        #expect(layout.size(at: IndexPath(item: 0, section: 0)) == CGSize(width: 30, height: 20))
        #expect(layout.inset(for: 0) == layout.sectionInset)
        // 94 points between the insets: two of 30 with 10 between.
        #expect(controller.collectionView.cellForItem(at: [0, 1])?.frame == CGRect(x: 66, y: 1, width: 30, height: 20))
    }
}

@Suite("Launching as in Xcode's templates", .serialized) @MainActor struct TemplateTests {
    @Test("an app with a scene delegate gets its calls in Apple's order, and its window shows")
    func scenes() throws {
        AppDelegate.calls = []
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        UIApplication.shared.launch(with: AppDelegate())
        #expect(
            AppDelegate.calls == [
                "didFinishLaunching", "willConnect true", "willEnterForeground", "didBecomeActive",
            ])
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = try #require((scene.delegate as? SceneDelegate)?.window)
        #expect(scene.windows.contains(window))
        #expect(window.rootViewController?.view.window === window)
        window.isHidden = true
    }

    @Test("an app delegate without scenes makes its window itself")
    func plain() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let delegate = PlainAppDelegate()
        UIApplication.shared.launch(with: delegate)
        #expect(delegate.calls.first == "didFinishLaunching")
        #expect(delegate.window?.rootViewController?.view.window === delegate.window)
        delegate.window?.isHidden = true
    }

    @Test("typical drawing code draws shapes, contexts and images")
    func drawing() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let checker = CheckerView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        let badge = BadgeView(frame: CGRect(x: 0, y: 20, width: 20, height: 20))
        let gradient = GradientView(frame: CGRect(x: 0, y: 50, width: 20, height: 20))
        gradient.setUp()
        for view in [checker, badge, gradient] as [UIView] { stage.show(view) }
        let svg = stage.svg()
        #expect(svg.contains("feDropShadow") && svg.contains("linearGradient") && svg.contains("<mask"))
        let dot = try #require(UIImage(color: .red, size: CGSize(width: 4, height: 4)))
        #expect(dot.tinted(with: .blue).size == dot.size && dot.rounded(radius: 2).size == dot.size)
        #expect(symbolButtonImage() != nil)
    }
}
