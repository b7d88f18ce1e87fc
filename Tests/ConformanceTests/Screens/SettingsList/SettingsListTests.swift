import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: settings") struct SettingsListTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844))

    init() { stage.show(UINavigationController(rootViewController: SettingsListViewController())) }

    private var rows: String { stage.texts.dropFirst().joined(separator: " ") }

    @Test("the switch turns the networks off, and its row can't be selected")
    func airplaneMode() throws {
        #expect(rows == "Connections Airplane Mode Wi-Fi Home Mobile Data On General About")
        let airplaneSwitch = try #require(stage.window.shownTree.compactMap { $0 as? UISwitch }.first)
        stage.tap("Airplane Mode")
        #expect(!airplaneSwitch.isOn)
        stage.tap(airplaneSwitch)
        #expect(rows == "Connections Airplane Mode Wi-Fi Off Mobile Data Off General About")
        stage.tap(airplaneSwitch)
        #expect(rows == "Connections Airplane Mode Wi-Fi Home Mobile Data On General About")
    }

    @Test("cards are 16 points from the sides, rows 52 high, and About pushes a screen")
    func about() throws {
        let cells = stage.window.shownTree.compactMap { $0 as? UICollectionViewListCell }
        let rows = cells.filter { $0.frame.height == 52 }.sorted { $0.frame.minY < $1.frame.minY }
        #expect(rows.flatMap(\.texts) == ["Airplane Mode", "Wi-Fi", "Home", "Mobile Data", "On", "About"])
        #expect(rows.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 358 })
        #expect((rows[2].frame.minY - rows[0].frame.minY).rounded() == 104)
        stage.tap("About")
        #expect(stage.texts == ["Settings", "About", "Version 1.0"])
    }
}
