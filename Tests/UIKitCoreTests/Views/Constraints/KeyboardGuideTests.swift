import Testing
import UIKit
import UIKitTesting

@Suite("The keyboard layout guide") @MainActor struct KeyboardGuideTests {
    private let stage = Stage(
        size: CGSize(width: 393, height: 852), safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let controller = UIViewController()
    private let bar = UIView()

    init() {
        stage.show(controller)
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        ])
    }

    @Test("the keyboard guide begins at the safe area's bottom, or at the view's bottom edge")
    func safeArea() {
        let guide = controller.view.keyboardLayoutGuide
        #expect(guide === controller.view.keyboardLayoutGuide && guide.usesBottomSafeArea)
        stage.settle()
        #expect(bar.frame.maxY == 818 && guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
        guide.usesBottomSafeArea = false
        stage.settle()
        #expect(bar.frame.maxY == 852 && guide.layoutFrame.height == 0)
        guide.keyboardDismissPadding = -5
        #expect(guide.keyboardDismissPadding == 0 && !guide.followsUndockedKeyboard)
    }

    @Test("the guide's constraints near the bottom edge are active, those away from it aren't")
    func tracking() {
        let guide = controller.view.keyboardLayoutGuide
        let wide = bar.widthAnchor.constraint(equalToConstant: 300)
        let narrow = bar.widthAnchor.constraint(equalToConstant: 100)
        guide.setConstraints([wide], activeWhenNearEdge: .bottom)
        guide.setConstraints([narrow], activeWhenAwayFrom: .bottom)
        #expect(wide.isActive && !narrow.isActive)
        #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [narrow])
        guide.setConstraints([narrow], activeWhenNearEdge: .bottom)
        #expect(!wide.isActive && narrow.isActive && guide.constraints(activeWhenNearEdge: .bottom) == [narrow])
        guide.setConstraints([wide], activeWhenAwayFrom: [.top])
        #expect(wide.isActive)
        guide.removeAllTrackedConstraints()
        #expect(!wide.isActive && !narrow.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    }
}
