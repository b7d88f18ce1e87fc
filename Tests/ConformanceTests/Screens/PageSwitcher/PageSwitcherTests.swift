import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: page switcher") struct PageSwitcherTests {
    @Test("a new page pushes the old one out, and both get their appearance calls once")
    func switching() {
        let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
        let first = TitlePageViewController(title: "One", color: .systemYellow)
        let second = TitlePageViewController(title: "Two", color: .systemGreen)
        let controller = PageSwitcherViewController(pages: [first, second])
        stage.show(controller)
        #expect(stage.texts == ["One", "Two", "Page One"] && first.view.frame.text == "0 60 400 540")
        let finger = stage.touchDown(at: CGPoint(x: 300, y: 32))
        stage.advance(by: 0.05)
        stage.touchUp(finger, at: CGPoint(x: 300, y: 32))
        stage.advance(by: 0.2)
        // Half of the time is half of the way: both edges are in the middle.
        let edges = [first, second].map { Double($0.view.layer.presentation()?.frame.minX ?? 0) }
        #expect(abs(edges[0] + 200) < 30 && abs(edges[1] - 200) < 30, "\(edges)")
        stage.settle()
        #expect(stage.texts == ["One", "Two", "Page Two"] && controller.children == [second])
        #expect(first.events == ["will appear", "did appear", "did disappear"])
        #expect(second.events == ["will appear", "did appear"] && controller.shownPage == 1)
        stage.tap("One")
        stage.resize(to: CGSize(width: 600, height: 400))
        #expect(stage.texts == ["One", "Two", "Page One"] && first.view.frame.text == "0 60 600 340")
    }
}
