import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: palette") struct PaletteTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844))

    @Test("dark mode has other colours, by the app's switch or by the device")
    func dark() throws {
        stage.show(UINavigationController(rootViewController: PaletteViewController()))
        let light = ["Palette", "Background 255 255 255", "Label 0 0 0", "Ink 51 0 102", "Fixed 128 128 128"]
        let dark = ["Palette", "Background 0 0 0", "Label 255 255 255", "Ink 255 204 153", "Fixed 128 128 128"]
        #expect(stage.texts == light)
        stage.setAppearance(.dark)
        #expect(stage.texts == dark)
        stage.setAppearance(.light)
        #expect(stage.texts == light)
        let control = try #require(stage.window.shownTree.compactMap { $0 as? UISwitch }.first)
        stage.tap(control)
        #expect(stage.texts == dark && control.isOn)
        stage.tap(control)
        #expect(stage.texts == light)
    }
}
