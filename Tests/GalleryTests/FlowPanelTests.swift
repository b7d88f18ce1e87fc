import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Flow scene's panel") struct FlowPanelTests {
    private let scene = FlowStage(size: CGSize(width: 393, height: 852))

    @Test("on a phone the bar's button shows the panel and hides it")
    func toggle() {
        #expect(scene.controller.panel.isHidden)
        #expect(scene.view.frame == CGRect(x: 0, y: 32, width: 393, height: 756))
        scene.tapBarButton()
        #expect(!scene.controller.panel.isHidden)
        #expect(scene.controller.panel.frame == CGRect(x: 0, y: 426, width: 393, height: 362))
        scene.tapBarButton()
        #expect(scene.controller.panel.isHidden)
        #expect(scene.view.contentInset == .zero)
    }

    @Test("the last line can be scrolled to above the panel, and a pinned footer stays above it")
    func covered() {
        scene.tapBarButton()
        scene.scroll(by: 10_000)
        // The content is 1,200 high, the view 756, and the panel covers the last 362.
        #expect(scene.view.contentOffset.y == 806)
        scene.tap("Pinned footers")
        scene.scroll(by: -700)
        // Points 106 to 500 are in view; the second section begins at 400.
        #expect(scene.footer(1)?.frame == CGRect(x: 0, y: 470, width: 393, height: 30))
    }

    @Test("above a home indicator, the last line and the scroll indicator end where the panel begins")
    func coveredAboveTheHomeIndicator() {
        let scene = FlowStage(
            size: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        scene.tapBarButton()
        // 852 - 59 - 54 for the bar are 739, of which the panel takes 46 %.
        #expect(scene.controller.panel.frame == CGRect(x: 0, y: 399, width: 393, height: 340))
        #expect(scene.view.adjustedContentInset.bottom == 340)
        #expect(scene.view.verticalScrollIndicatorInsets.bottom == 306)
        scene.scroll(by: 10_000)
        // The content is 1,200 high, the view 707, and the panel covers the last 340.
        #expect(scene.view.contentOffset.y == 833)
        scene.tapBarButton()
        #expect(scene.view.contentInset == .zero)
        #expect(scene.view.contentOffset.y == 527)
    }

    @Test("on a phone in landscape texts begin beside the island, and cards end before the strip on the other side")
    func island() throws {
        let (upright, onItsSide) = (CGSize(width: 393, height: 852), CGSize(width: 852, height: 393))
        let sides = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        let scene = FlowStage(size: upright, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(scene.header(0)?.text == CGRect(x: 10, y: 0, width: 373, height: 40))
        scene.stage.resize(to: onItsSide, safeAreaInsets: sides)
        // Beside the first item, which begins 10 to the right of 59; the line ends at the panel, at 552.
        #expect(scene.frame(0, 0).minX == 69)
        // The panel is 300 wide where the device covers nothing, so 852 - 59 - 300 = 493 are left.
        #expect(scene.header(0)?.text == CGRect(x: 69, y: 0, width: 414, height: 40))
        #expect(scene.header(0)?.frame == CGRect(x: 0, y: 0, width: 493, height: 40))
        #expect(scene.controller.caption.text(in: 59...493))
        // The cards have 16 on both sides, and end before 852 - 59 = 793.
        #expect(scene.controller.panel.frame.maxX == 852)
        let cards = scene.controller.panel.cards.map { $0.convert($0.bounds, to: nil) }
        #expect(Set(cards.map(\.minX)) == [509] && Set(cards.map(\.maxX)) == [777])
        // Headers that come into view later have their text in the same place.
        scene.scroll(by: 100)
        #expect(scene.header(1)?.text == CGRect(x: 69, y: 0, width: 414, height: 40))

        scene.stage.resize(to: upright, safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(scene.header(1)?.text == CGRect(x: 10, y: 0, width: 373, height: 40))
    }

    @Test("in landscape the panel is always visible, and the bar has no button")
    func wide() {
        scene.stage.resize(to: CGSize(width: 852, height: 393))
        #expect(!scene.controller.panel.isHidden)
        #expect(scene.controller.panel.frame == CGRect(x: 552, y: 0, width: 300, height: 339))
        #expect(scene.view.frame == CGRect(x: 0, y: 32, width: 552, height: 307))
        scene.stage.resize(to: CGSize(width: 393, height: 852))
        #expect(scene.controller.panel.isHidden)
    }

    @Test("the keyboard's focus scrolls a control below the panel's visible part into view")
    func focus() throws {
        scene.tapBarButton()
        let panel = scene.controller.panel
        let control = try #require(scene.control("Top inset"))
        #expect(!panel.bounds.contains(control.convert(control.bounds, to: panel)))
        scene.stage.focus(control)
        #expect(panel.bounds.contains(control.convert(control.bounds, to: panel)))
        scene.stage.press("ArrowRight")
        #expect(scene.controller.flow.sectionInset.top == 15)
    }

    @Test("a drag across controls scrolls the panel and changes no setting")
    func drag() {
        scene.tapBarButton()
        scene.stage.drag(from: CGPoint(x: 355, y: 730), to: CGPoint(x: 355, y: 600))
        scene.stage.settle()
        #expect(scene.controller.panel.contentOffset.y == 120)
        #expect(scene.controller.settings == FlowSettings())
    }

    @Test("the Flow scene looks like its snapshots")
    func pictures() {
        assertSnapshot(of: FlowController(), as: .svg(size: CGSize(width: 393, height: 600)))
        assertSnapshot(of: FlowController(), as: .svg(size: CGSize(width: 740, height: 600)))
    }

    @Test("delegate's sizes and self-sizing cells look like snapshots", arguments: ["Mixed", "Self-sizing"])
    func sizes(_ sizes: String) {
        scene.tapBarButton()
        scene.tap("Sizes: \(sizes)")
        assertSnapshot(of: scene.view, as: .attributes, named: sizes)
    }
}

extension UIView {
    /// The frame of the line of text in a header.
    fileprivate var text: CGRect? { subviews.lazy.compactMap { $0 as? UILabel }.first?.frame }

    /// Returns whether the line of text lies in this range on the screen.
    fileprivate func text(in range: ClosedRange<CGFloat>) -> Bool {
        guard let frame = text.map({ convert($0, to: nil) }) else { return false }
        return range.contains(frame.minX) && range.contains(frame.maxX)
    }
}
