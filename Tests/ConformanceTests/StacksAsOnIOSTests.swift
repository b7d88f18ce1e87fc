import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Stack views as on iOS") struct StacksAsOnIOSTests {
    private let phone = Stage(
        size: CGSize(width: 393, height: 852), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

    private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.34 }

    @Test("a form of stacks has rows 16 apart, and a row that opens")
    func form() throws {
        let controller = SettingsFormViewController()
        phone.show(controller)
        phone.settle()
        let rows = controller.stackView.arrangedSubviews
        #expect(rows[0].frame.minX == 20 && rows[0].frame.maxX == 373 && rows[0].frame.minY == 24)
        // The switch's frame reaches 2 points beyond its alignment rectangle (R868).
        #expect(controller.notificationsSwitch.frame.maxX == 355)
        #expect(isNear(controller.hintLabel.frame.minY, rows[0].frame.maxY + 16))
        let height = controller.contentSize.height
        #expect(isNear(height, controller.hintLabel.frame.maxY + 24) && controller.contentSize.width == 393)

        controller.notificationsSwitch.isOn = true
        controller.setVolumeShown(true)
        phone.advance(by: 0.2)
        let shown = controller.volumeRow.layer.presentation()?.bounds.height ?? 0
        #expect(shown > 2 && shown < controller.volumeRow.bounds.height - 2)
        phone.settle()
        let row = controller.volumeRow.frame
        #expect(row.height > 15 && isNear(row.minY, rows[0].frame.maxY + 16))
        #expect(isNear(controller.hintLabel.frame.minY, row.maxY + 8))
        // A row and 8 more; the 16 are below the first row now.
        #expect(isNear(controller.contentSize.height, height + row.height + 8))
        #expect(controller.volumeSlider.frame.maxX > 340 && controller.volumeSlider.frame.width > 200)

        controller.setVolumeShown(false)
        phone.settle()
        #expect(controller.volumeRow.isHidden && isNear(controller.contentSize.height, height))
    }

    @Test("a profile header of stacks has an image of 80, a centred name, and three equal columns")
    func header() {
        let header = ProfileHeaderView()
        header.nameLabel.text = "Ada"
        let size = header.systemLayoutSizeFitting(
            CGSize(width: 332, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        header.frame = CGRect(origin: .zero, size: size)
        phone.show(header)
        phone.settle()
        #expect(header.avatarView.frame == CGRect(x: 110, y: 0, width: 80, height: 80))
        #expect(isNear(header.nameLabel.center.x, 150) && header.nameLabel.frame.minY == 92)
        #expect(isNear(header.statsStackView.frame.minY, header.nameLabel.frame.maxY + 20))
        #expect(header.statsStackView.arrangedSubviews.map(\.frame.minX) == [0, 100, 200])
        #expect(isNear(size.height, header.statsStackView.frame.maxY + 32))
    }

    @Test("chat bubbles of stacks are as wide as their words, at their sides, and as high as their lines")
    func chat() throws {
        let controller = ChatViewController()
        let long = "A message of so many words that it takes more than one line of three quarters of a phone"
        controller.messages = [("Hello", "9:41", false), (long, "9:42", true), ("Fine", nil, true)]
        phone.show(controller)
        phone.settle()
        let cells = try (0..<3).map { item in
            try #require(
                controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? ChatBubbleCell)
        }
        let bubbles = cells.map(\.bubbleView.frame)
        #expect(cells.allSatisfy { $0.frame.width == 393 })
        #expect(bubbles[0].minX == 0 && bubbles[0].width < 120)
        #expect(bubbles[1].maxX == 361 && bubbles[1].width > 250 && bubbles[1].width <= 295)
        #expect(bubbles[2].maxX == 361 && bubbles[2].width < 120)
        for (cell, bubble) in zip(cells, bubbles) { #expect(isNear(cell.frame.height, bubble.height + 8)) }
        // A line of 20.33 more at least, and no time below the last one.
        #expect(bubbles[1].height > bubbles[0].height + 20 && bubbles[2].height < bubbles[0].height - 13)
        #expect(cells[2].timeLabel.isHidden)
    }

    @Test("a keypad of stacks has equal keys 10 apart; the zero is as wide as two")
    func keypad() throws {
        let keypad = CalculatorKeypadView(frame: CGRect(x: 0, y: 100, width: 310, height: 350))
        phone.show(keypad)
        phone.settle()
        func frame(_ title: String) throws -> CGRect {
            let key = try #require(keypad.keys[title])
            return key.convert(key.bounds, to: keypad)
        }
        #expect(try frame("7") == CGRect(x: 0, y: 0, width: 70, height: 80))
        #expect(try frame("×") == CGRect(x: 240, y: 90, width: 70, height: 80))
        #expect(try frame("2") == CGRect(x: 80, y: 180, width: 70, height: 80))
        #expect(try frame("0") == CGRect(x: 0, y: 270, width: 150, height: 80))
        #expect(try frame(".") == CGRect(x: 160, y: 270, width: 70, height: 80))
        #expect(try frame("=") == CGRect(x: 240, y: 270, width: 70, height: 80))
        var tapped = ""
        keypad.onTap = { tapped += $0 }
        phone.tap(at: CGPoint(x: 275, y: 420))
        phone.tap(at: CGPoint(x: 100, y: 320))
        #expect(tapped == "=2")
    }

    @Test("a card of stacks has an image of 9 to 16, margins of 12 and 16, and three buttons")
    func card() {
        let card = ArticleCardView()
        card.titleLabel.text = "Rows and columns"
        card.summaryLabel.text =
            "What stands beside each other, and what stands below: all of it is made of a few stacks."
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        card.frame = CGRect(origin: CGPoint(x: 20, y: 80), size: size)
        phone.show(card)
        phone.settle()
        #expect(card.imageView.frame == CGRect(x: 0, y: 0, width: 320, height: 180))
        #expect(isNear(card.titleLabel.frame.minX, 16) && isNear(card.titleLabel.frame.minY, 12))
        #expect(card.titleLabel.frame.width == 288)
        #expect(isNear(card.summaryLabel.frame.minY, card.titleLabel.frame.maxY + 6))
        #expect(isNear(card.buttonRow.frame.minY, card.summaryLabel.frame.maxY + 16))
        #expect(isNear(size.height, 180 + card.buttonRow.frame.maxY + 12))
        let frames = card.buttons.map(\.frame)
        #expect(frames[0].minX == 0 && frames[2].maxX == 288)
        #expect(abs(frames[1].minX - frames[0].maxX - frames[2].minX + frames[1].maxX) < 0.7)
    }
}
