import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Catalogue") struct CatalogueTests {
    @Test(
        "the catalogue's page looks like its snapshots, light and dark, in both layout directions",
        arguments: [
            ("light", UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight),
            ("dark", .dark, .leftToRight), ("light-right-to-left", .light, .rightToLeft),
            ("dark-right-to-left", .dark, .rightToLeft),
        ])
    func pictures(name: String, style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection) {
        let controller = CatalogueController()
        controller.overrideUserInterfaceStyle = style
        controller.traitOverrides.layoutDirection = direction
        assertSnapshot(of: controller, as: .svg(size: CGSize(width: 393, height: 9000)), named: name)
    }
}
