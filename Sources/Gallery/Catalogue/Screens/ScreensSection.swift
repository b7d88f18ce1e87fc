import UIKit

/// Buttons that show screens: a sheet, a popover, a full screen, a navigation stack, and tabs.
final class ScreensSection: UIView {
    static let title = "Screens"

    private let buttons: [UIButton]
    private static let rowHeight: CGFloat = 48

    init() {
        let titles = ["Show a sheet", "Show a popover", "Show a full screen", "Open a navigation stack", "Open tabs"]
        buttons = titles.map { title in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            return button
        }
        super.init(frame: .zero)
        let actions: [@MainActor (ScreensSection) -> () -> Void] = [
            ScreensSection.showSheet, ScreensSection.showPopover, ScreensSection.coverScreen,
            ScreensSection.openStack, ScreensSection.openTabs,
        ]
        for (button, action) in zip(buttons, actions) {
            button.addAction(
                UIAction { [weak self] _ in
                    if let self { action(self)() }
                }, for: .primaryActionTriggered)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    private func showSheet() {
        let sheet = NoteController("A sheet", color: .systemBackground)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        present(sheet)
    }

    /// Shows a popover. On a phone it's a sheet, which needs a background; a popover has glass.
    private func showPopover() {
        let isSheet = traitCollection.horizontalSizeClass == .compact
        let popover = NoteController("A popover", color: isSheet ? .systemBackground : .clear)
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 280, height: 180)
        popover.popoverPresentationController?.sourceItem = buttons[1].titleLabel
        present(popover)
    }

    private func coverScreen() {
        let screen = NoteController("A full screen", color: .systemIndigo, textColor: .white)
        screen.modalPresentationStyle = .fullScreen
        present(screen)
    }

    private func openStack() {
        let stack = UINavigationController(rootViewController: LevelController(level: 1))
        stack.modalPresentationStyle = .fullScreen
        present(stack)
    }

    private func openTabs() {
        let tabs = TabsController()
        tabs.modalPresentationStyle = .fullScreen
        present(tabs)
    }

    private func present(_ controller: UIViewController) {
        controller.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
        controller.traitOverrides.layoutDirection = traitCollection.layoutDirection
        window?.rootViewController?.present(controller, animated: true)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(buttons.count) * Self.rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
        }
    }
}
