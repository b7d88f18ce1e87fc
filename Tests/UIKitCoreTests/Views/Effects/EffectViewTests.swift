import CoreGraphics
import QuartzCore
import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Effect views") @MainActor struct EffectViewTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200), scale: 2)

    private func glass(of view: UIVisualEffectView) -> UIView { view.subviews[0] }

    @Test("a blur covers what is behind the whole view, below its content")
    func blur() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stage.show(view)
        let backdrop = try #require(glass(of: view).layer.backdrop)
        #expect(backdrop.radius == 20)
        #expect(view.subviews == [glass(of: view), view.contentView])
        #expect(glass(of: view).frame == view.bounds)
        #expect(view.contentView.frame == view.bounds)
    }

    @Test("a thicker material lets less through; a light material stays light in dark mode")
    func styles() throws {
        func tint(_ style: UIBlurEffect.Style, dark: Bool) -> RGBA? {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
            view.overrideUserInterfaceStyle = dark ? .dark : .light
            stage.show(view)
            return glass(of: view).layer.backgroundColor?.rgba
        }
        let (thin, thick) = (
            try #require(tint(.systemThinMaterial, dark: false)), tint(.systemThickMaterial, dark: false)
        )
        #expect(thin.alpha < thick?.alpha ?? 0)
        #expect(tint(.systemMaterial, dark: true)?.red == 0.14)
        #expect(tint(.systemMaterialLight, dark: true) == tint(.systemMaterial, dark: false))
    }

    @Test("the blur's corners are those of its view")
    func corners() {
        let view = UIVisualEffectView(effect: UIGlassEffect())
        view.layer.cornerRadius = 22
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        #expect(glass(of: view).layer.cornerRadius == 22)
        #expect(glass(of: view).layer.maskedCorners == [.layerMinXMinYCorner])
    }

    @Test("glass has its tint colour, and changes with light and dark")
    func tints() {
        let effect = UIGlassEffect()
        effect.tintColor = .red
        let view = UIVisualEffectView(effect: effect)
        stage.show(view)
        #expect(glass(of: view).layer.backgroundColor?.rgba == RGBA(red: 1, green: 0, blue: 0, alpha: 0.8))
        let plain = UIVisualEffectView(effect: UIGlassEffect())
        stage.show(plain)
        #expect(glass(of: plain).layer.backdrop?.substitute.red == 1)
        plain.overrideUserInterfaceStyle = .dark
        #expect(glass(of: plain).layer.backdrop?.substitute.red == 0.16)
    }

    @Test(
        "an effect set in an animation fades in, one removed fades out; otherwise both happen at once"
    )
    func changes() {
        let view = UIVisualEffectView(effect: nil)
        stage.show(view)
        #expect(glass(of: view).isHidden)
        UIView.animate(withDuration: 1) { view.effect = UIBlurEffect(style: .regular) }
        stage.advance(by: 0.5)
        #expect((0.2...0.8).contains(glass(of: view).layer.presentation()?.opacity ?? 1))
        stage.advance(by: 1)
        view.effect = nil
        #expect(glass(of: view).isHidden)
        view.effect = UIBlurEffect(style: .regular)
        #expect(!glass(of: view).isHidden)
        #expect(glass(of: view).alpha == 1)
    }

    @Test("vibrancy shows less of less important content, and has no blur")
    func vibrancy() {
        let blur = UIBlurEffect(style: .regular)
        let label = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
        let fill = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .tertiaryFill))
        #expect(label.contentView.alpha > fill.contentView.alpha)
        #expect(glass(of: label).isHidden)
    }

    @Test("a screen that can't blur shows the material's average colour")
    func pictures() {
        let view = UIVisualEffectView(effect: UIGlassEffect())
        stage.show(view)
        let backdrop = glass(of: view).layer.backdrop
        // 0.65 and three quarters of the rest.
        #expect(abs((backdrop?.substitute.alpha ?? 0) - 0.9125) < 0.0001)
    }
}
