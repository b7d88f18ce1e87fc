import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("The size of a window's root view") struct RootViewSizeTests {
    @Test("a root view that the app resizes keeps that size until the window's size changes (R129)")
    func resized() {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
        let controller = UIViewController()
        stage.show(controller)
        controller.view.frame.size.height = 100
        stage.settle()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        stage.resize(to: CGSize(width: 400, height: 300))
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    }
}
