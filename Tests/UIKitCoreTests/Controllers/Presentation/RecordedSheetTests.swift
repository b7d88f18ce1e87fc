import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Sheets on phones, as recorded (R832 to R839).
@Suite("Sheets, recorded") @MainActor struct RecordedSheetTests {
    private let below = UIViewController()
    private let above = UIViewController()

    private func phone16() -> Stage {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let stage = Stage(size: CGSize(width: 393, height: 852), scale: 3, safeAreaInsets: insets)
        stage.show(below)
        return stage
    }

    private func present(_ detents: [UISheetPresentationController.Detent]) throws -> UISheetPresentationController {
        let sheet = try #require(above.sheetPresentationController)
        sheet.detents = detents
        below.present(above, animated: false)
        above.view.window?.layoutIfNeeded()
        return sheet
    }

    private var seen: CGRect { above.view.convert(above.view.bounds, to: nil) }

    @Test("the large detent, and a custom one that is higher, have the recorded frame", arguments: [true, false])
    func large(isCustom: Bool) throws {
        let stage = phone16()
        var maximum: CGFloat = 0
        let custom = UISheetPresentationController.Detent.custom {
            maximum = $0.maximumDetentValue
            return 5000
        }
        let sheet = try present([isCustom ? custom : .large()])
        stage.settle()
        #expect(sheet.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(seen == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(above.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        if isCustom { #expect(maximum == 759) }
    }

    @Test("the large detent on a phone without a notch has the recorded frame")
    func smallPhone() throws {
        let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, safeAreaInsets: insets)
        stage.show(below)
        _ = try present([.large()])
        stage.settle()
        #expect(seen == CGRect(x: 0, y: 30, width: 375, height: 637))
    }

    @Test("the medium detent is inset and scaled as recorded")
    func medium() throws {
        let stage = phone16()
        let sheet = try present([.medium(), .large()])
        stage.settle()
        #expect(above.view.bounds.size.isNear(to: CGSize(width: 393, height: 459)))
        #expect(seen.isNear(to: CGRect(x: 8, y: 403.69, width: 377, height: 440.31), within: 0.01))
        #expect(sheet.frameOfPresentedViewInContainerView.isNear(to: seen, within: 1e-6))
        #expect(above.view.safeAreaInsets.bottom == 34)
    }

    /// A custom detent; inset at the sides and below; height before scaling; the content's safe area.
    struct Custom {
        var value, inset, height, safeArea: CGFloat
    }

    @Test(
        "custom detents have the recorded insets: the lower the sheet, the wider",
        arguments: [
            Custom(value: 10, inset: 28, height: 10, safeArea: 0),
            Custom(value: 100, inset: 21.51, height: 100, safeArea: 11),
            Custom(value: 144, inset: 9.62, height: 144, safeArea: 31.33),
            Custom(value: 200, inset: 8, height: 234, safeArea: 34),
            Custom(value: 300, inset: 8, height: 334, safeArea: 34),
            Custom(value: 700, inset: 8, height: 734, safeArea: 34),
            // A settings screen: (8, 482.35, 377, 361.65), or 393 × 377.
            Custom(value: 343, inset: 8, height: 377, safeArea: 34),
        ])
    func custom(_ custom: Custom) throws {
        let stage = phone16()
        _ = try present([.custom { _ in custom.value }])
        stage.settle()
        #expect(above.view.bounds.size.isNear(to: CGSize(width: 393, height: custom.height)))
        let scale = (393 - 2 * custom.inset) / 393
        let height = custom.height * scale
        let wanted = CGRect(
            x: custom.inset, y: 852 - custom.inset - height, width: 393 - 2 * custom.inset, height: height)
        #expect(seen.isNear(to: wanted, within: 0.02))
        #expect(abs(above.view.safeAreaInsets.bottom - custom.safeArea) < 0.01)
    }

    @Test("corners, grabber and the screen below are as recorded")
    func look() throws {
        let stage = phone16()
        let sheet = try present([.medium()])
        sheet.prefersGrabberVisible = true
        stage.settle()
        let view = try #require(above.view.superview?.superview as? SheetView)
        #expect(view.layer.cornerRadius == 47.74 && view.layer.cornerCurve == .continuous)
        #expect(above.view.superview?.layer.cornerRadius == 38)
        #expect(view.grabber.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
        #expect(view.grabber.layer.cornerRadius == 2.5 && !view.grabber.isHidden)
        let shade = try #require(sheet.containerView?.subviews.first)
        #expect(shade.backgroundColor == .black && abs(shade.alpha - 0.2) < 1e-6)
        sheet.preferredCornerRadius = 12
        stage.settle()
        #expect(view.layer.cornerRadius == 12 && above.view.superview?.layer.cornerRadius == 12)
    }
}
