import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Constraints as on iOS") struct ConstraintsAsOnIOSTests {
    private let phone = Stage(
        size: CGSize(width: 393, height: 852), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

    @Test("contact cells are as high as their texts, or 60, with margins of 8 inside")
    func contacts() throws {
        let controller = ContactsViewController()
        let note = "A note of so many words that it does not fit on a single line of a phone, nor on two of them"
        controller.contacts = [("Ada", "Short"), ("Grace", note), ("A name that is long enough to be broken", "Short")]
        phone.show(controller)
        phone.settle()
        let view = try #require(controller.collectionView)
        let cells = try (0..<3).map {
            try #require(view.cellForItem(at: IndexPath(item: $0, section: 0)) as? ContactCell)
        }
        for cell in cells { #expect(cell.frame.width == 393) }
        // 8, a headline of 20.33, 4, a subheadline of 18, 8: less than 60. With two lines of 18: 76.33.
        #expect(abs(cells[0].frame.height - 60) < 0.01)
        #expect(abs(cells[1].frame.minY - 61) < 0.01 && abs(cells[1].frame.height - 229.0 / 3) < 0.01)
        for cell in cells.dropFirst() {
            #expect(cell.nameLabel.frame.minX == 64)
            #expect(abs(cell.nameLabel.frame.minY - 8) < 0.01)
            #expect(abs(cell.noteLabel.frame.maxY - (cell.bounds.height - 8)) < 0.4)
            #expect(cell.noteLabel.frame.maxX == 385)
            // Its frame reaches 2 points beyond the margin (R868).
            #expect(cell.favoriteSwitch.frame.maxX == 387)
            #expect(cell.nameLabel.frame.maxX <= cell.favoriteSwitch.frame.minX - 8)
            #expect(abs(cell.favoriteSwitch.center.y - cell.nameLabel.center.y) < 0.5)
        }
    }

    @Test("a form's constraints define its content size, and opening it moves what is below")
    func form() {
        let controller = ProfileViewController()
        phone.show(controller)
        phone.settle()
        let title = controller.titleLabel.frame
        #expect(controller.scrollView.frame.minY == 59)
        // The button ends 8 points above the home indicator's 34.
        #expect(controller.saveButton.frame.maxY == 810)
        #expect(controller.scrollView.frame.maxY == controller.saveButton.frame.minY - 8)
        #expect(title.minX == 8 && abs(title.minY - 20) < 0.01 && title.maxX == 385)
        #expect(controller.scrollView.contentSize.width == 393)
        #expect(abs(controller.scrollView.contentSize.height - title.maxY - 32) < 0.001)
        controller.toggle(animated: true)
        phone.advance(by: 0.2)
        let shown = controller.detailView.layer.presentation()?.bounds.height ?? 0
        #expect(shown > 350 && shown < 550 && controller.detailView.bounds.height == 900)
        phone.settle()
        #expect(abs(controller.scrollView.contentSize.height - title.maxY - 932) < 0.001)
    }

    @Test("a property animator opens the form, half way and back")
    func animator() {
        let controller = ProfileViewController()
        phone.show(controller)
        phone.settle()
        let animator = controller.toggleWithAnimator()
        phone.advance(by: 0.5)
        animator.pauseAnimation()
        let shown = controller.detailView.layer.presentation()?.bounds.height ?? 0
        #expect(shown > 400 && shown < 500)
        animator.fractionComplete = 0.25
        phone.advance(by: 1.0 / 60)
        #expect(abs((controller.detailView.layer.presentation()?.bounds.height ?? 0) - 225) < 1)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        phone.settle()
        #expect(controller.detailView.bounds.height == 900)
    }

    @Test(
        "visual formats in updateConstraints() lay out two buttons of equal width below a title"
    )
    func legacy() {
        let dialog = LegacyDialogView()
        dialog.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        phone.show(controller)
        controller.view.addSubview(dialog)
        NSLayoutConstraint.activate([
            dialog.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            dialog.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
            dialog.widthAnchor.constraint(equalToConstant: 270),
        ])
        phone.settle()
        #expect(dialog.bounds.size == CGSize(width: 270, height: 120))
        #expect(dialog.cancelButton.frame == CGRect(x: 0, y: 76, width: 135, height: 44))
        #expect(dialog.okButton.frame == CGRect(x: 135, y: 76, width: 135, height: 44))
        #expect(dialog.titleLabel.frame.minX == 16 && dialog.titleLabel.frame.width == 238)
        #expect(abs(dialog.titleLabel.frame.minY - dialog.layoutMargins.top) < 0.001 && dialog.layoutMargins.top == 8)
    }

    @Test("a constant changed in a batch opens the cell, and cells below slide")
    func batch() throws {
        let controller = NotesViewController()
        phone.show(controller)
        phone.settle()
        let view = controller.collectionView
        let below = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        let before = below.frame.minY
        controller.open(1)
        phone.advance(by: 0.1)
        let shown = below.layer.presentation()?.frame.minY ?? 0
        #expect(shown > before && shown < before + 100)
        phone.settle()
        #expect(below.frame.minY == before + 100)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 140)
    }

    @Test("layout priorities can be added and subtracted")
    func priorities() {
        let priority = UILayoutPriority.required - 250
        #expect(priority == .defaultHigh && (priority + 1).rawValue == 751)
    }
}
