import Testing
import UIKit
import UIKitTesting

/// The screens that are compared with a picture, on a phone and on its side.
enum PicturedScreen: String, CaseIterable, CustomTestStringConvertible {
    case settings, month, messages, waterfall, store, agenda, playlist, downloads, outline, ring

    var testDescription: String { rawValue }

    @MainActor func makeController() -> UIViewController {
        switch self {
        case .settings: UINavigationController(rootViewController: SettingsListViewController())
        case .month:
            UINavigationController(rootViewController: MonthViewController(month: MonthGrid(year: 2027, month: 1)))
        case .messages:
            MessageThreadViewController(
                messages: [
                    ThreadMessage(id: 0, text: "Are you coming?", isMine: false),
                    ThreadMessage(id: 1, text: "Yes.", isMine: true),
                    ThreadMessage(
                        id: 2, text: "Good. Then we meet at the station at ten, by the clock, as always.",
                        isMine: false),
                ], answers: ["At ten", "I'll be late"])
        case .waterfall: WaterfallViewController(heights: [100, 60, 80, 50, 120, 90, 70, 200, 40, 130])
        case .store: AppStorePageViewController(apps: (1...7).map { StoreApp(name: "App \($0)", updates: $0 % 3) })
        case .agenda:
            AgendaViewController(
                events: [
                    AgendaEvent(title: "Breakfast", start: 8, end: 9),
                    AgendaEvent(title: "Review", start: 10, end: 12),
                    AgendaEvent(title: "Call", start: 11, end: 11.5),
                ], now: 10.75)
        case .playlist:
            UINavigationController(
                rootViewController: PlaylistViewController(songs: ["Air", "Bolero", "Carmen", "Daphne"]))
        case .downloads: UINavigationController(rootViewController: DownloadsViewController { _ in })
        case .outline:
            UINavigationController(
                rootViewController: FileOutlineViewController(roots: [
                    FileNode(
                        name: "Sources",
                        children: [
                            FileNode(name: "Layout", children: [FileNode(name: "Flow.swift")]),
                            FileNode(name: "main.swift"),
                        ]), FileNode(name: "README.md"),
                ]))
        case .ring: ColorRingViewController(count: 8)
        }
    }

    /// Some show more after a tap.
    var tappedText: String? {
        switch self {
        case .playlist: "Edit"
        case .outline: "Expand"
        default: nil
        }
    }
}

@MainActor @Suite("Snapshots of screens") struct PicturedScreenTests {
    @Test(
        "screens look like their snapshots", arguments: PicturedScreen.allCases, [ScreenDevice.phone, .phoneOnItsSide])
    func picture(screen: PicturedScreen, device: ScreenDevice) {
        let stage = device.makeStage()
        let controller = screen.makeController()
        device.show(controller, on: stage)
        if let text = screen.tappedText { stage.tap(text) }
        assertSnapshot(
            of: controller, as: .svg(size: device.size), named: "\(screen.rawValue)-\(device.rawValue)")
    }
}
